import { MAX_PLACES, namedOrOpen, type Spread } from '../reading/spreads.ts';

/** The named ways of laying cards, by what stands in each place. */
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

/** The most cards one reading takes. */
export const MAX_CARDS = MAX_PLACES;

/** The spread that `count` cards (1 to 10) make: a named one for 1, 3 and 5, an open row otherwise. */
export const spreadFor = (count: number): Spread =>
  namedOrOpen(TAROT_SPREADS, { name: 'Tirada abierta', thing: 'carta' }, count);
