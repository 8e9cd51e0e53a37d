/** A place in a spread: what the card that falls there speaks of. */
export interface SpreadPosition {
  id: string;
  title: string;
}

/** A way of laying cards out. `positions` stand in the order in which the cards are chosen. */
export interface Spread {
  id: string;
  name: string;
  positions: readonly SpreadPosition[];
}

export const TAROT_SPREADS = [
  {
    id: 'consejo',
    name: 'Consejo del día',
    positions: [{ id: 'consejo', title: 'El consejo' }],
  },
  {
    id: 'tiempos',
    name: 'Pasado, Presente, Futuro',
    positions: [
      { id: 'pasado', title: 'Pasado' },
      { id: 'presente', title: 'Presente' },
      { id: 'futuro', title: 'Futuro' },
    ],
  },
  {
    id: 'cruz',
    name: 'Cruz',
    positions: [
      { id: 'situacion', title: 'La situación' },
      { id: 'obstaculo', title: 'Lo que se cruza' },
      { id: 'raiz', title: 'La raíz' },
      { id: 'consejo', title: 'El consejo' },
      { id: 'rumbo', title: 'El rumbo' },
    ],
  },
] as const satisfies readonly Spread[];

const ORDINALS = [
  'Primera carta',
  'Segunda carta',
  'Tercera carta',
  'Cuarta carta',
  'Quinta carta',
  'Sexta carta',
  'Séptima carta',
  'Octava carta',
  'Novena carta',
  'Décima carta',
] as const;

/** The most cards one reading takes. */
export const MAX_CARDS = ORDINALS.length;

/** The spread that `count` cards (1 to 10) make: a named one for 1, 3 and 5, an open row otherwise. */
export function spreadFor(count: number): Spread {
  const named = TAROT_SPREADS.find((spread) => spread.positions.length === count);
  if (named) return named;
  const positions = ORDINALS.slice(0, count).map((title, i) => ({ id: `carta-${i + 1}`, title }));
  return { id: 'abierta', name: 'Tirada abierta', positions };
}
