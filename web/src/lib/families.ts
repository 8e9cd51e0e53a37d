/** What has a page for each of its kind: what it is called, and where all of the kind are listed. */
export const FAMILIES = {
  sign: { name: 'Horóscopo', path: '/horoscopo' },
  arcanum: { name: 'Tarot', path: '/tarot' },
  rune: { name: 'Runas', path: '/runas' },
  pair: { name: 'Compatibilidad', path: '/compatibilidad' },
} as const;

export type Family = (typeof FAMILIES)[keyof typeof FAMILIES];
