/** A place in a spread: what the card or rune that falls there speaks of. */
interface SpreadPosition {
  id: string;
  title: string;
}

/** A way of laying cards or runes. `positions` stand in the order in which they are drawn. */
export interface Spread {
  id: string;
  name: string;
  positions: readonly SpreadPosition[];
}

const ORDINALS = [
  'Primera',
  'Segunda',
  'Tercera',
  'Cuarta',
  'Quinta',
  'Sexta',
  'Séptima',
  'Octava',
  'Novena',
  'Décima',
] as const;

/** The most places a spread has. */
export const MAX_PLACES = ORDINALS.length;

interface OpenRow {
  name: string;
  /** What lies in it, a feminine noun: «carta». */
  thing: string;
}

/** The spread that `count` things (1 to 10) make: the named one of that size, else an open row. */
export function namedOrOpen(named: readonly Spread[], open: OpenRow, count: number): Spread {
  const fitting = named.find((spread) => spread.positions.length === count);
  if (fitting) return fitting;
  const positions = ORDINALS.slice(0, count).map((ordinal, i) => ({
    id: `${open.thing}-${i + 1}`,
    title: `${ordinal} ${open.thing}`,
  }));
  return { id: 'abierta', name: open.name, positions };
}
