/** The id of the navigation at the foot: the menu of those whose browser runs no scripts. */
export const FOOT_MENU = 'menu';

/** The landing page's sections as the navigation names them, with their anchors. */
export const SECTION_LINKS = [
  { label: 'Horóscopo', anchor: 'horoscopo' },
  { label: 'Tarot', anchor: 'tarot' },
  { label: 'Lectura de Palma', anchor: 'palma' },
  { label: 'Runas', anchor: 'runas' },
  { label: 'Compatibilidad', anchor: 'compatibilidad' },
  { label: 'Precio', anchor: 'premium' },
] as const;
