/** Names of the 22 major arcana in the Rider-Waite-Smith order; the index is the arcanum's id. */
export const ARCANA_NAMES = [
  'El Loco',
  'El Mago',
  'La Sacerdotisa',
  'La Emperatriz',
  'El Emperador',
  'El Hierofante',
  'Los Enamorados',
  'El Carro',
  'La Fuerza',
  'El Ermitaño',
  'La Rueda de la Fortuna',
  'La Justicia',
  'El Colgado',
  'La Muerte',
  'La Templanza',
  'El Diablo',
  'La Torre',
  'La Estrella',
  'La Luna',
  'El Sol',
  'El Juicio',
  'El Mundo',
] as const;

export type ArcanumName = (typeof ARCANA_NAMES)[number];

/** One card of a draw: `arcanum` is the id (0 to 21), `reversed` whether it lies upside down. */
export interface DrawnCard {
  arcanum: number;
  reversed: boolean;
}

/** What follows the name of a reversed card wherever cards travel as text. */
export const REVERSED_SUFFIX = ' (Invertida)';

/** The name under which a drawn card travels: its catalogue name, with the suffix when reversed. */
export function cardName(card: DrawnCard): string {
  const name = ARCANA_NAMES[card.arcanum];
  if (name === undefined) throw new RangeError(`no arcanum ${card.arcanum}`);
  return card.reversed ? name + REVERSED_SUFFIX : name;
}

/** Reads a travelling card name back; null for a name that is not in the catalogue. */
export function parseCardName(text: string): DrawnCard | null {
  const reversed = text.endsWith(REVERSED_SUFFIX);
  const name = reversed ? text.slice(0, -REVERSED_SUFFIX.length) : text;
  const arcanum = (ARCANA_NAMES as readonly string[]).indexOf(name);
  return arcanum === -1 ? null : { arcanum, reversed };
}
