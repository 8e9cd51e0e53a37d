import { MAX_PLACES, namedOrOpen, type Spread } from '../reading/spreads.ts';

/** The named ways of casting runes, by what stands in each place. */
export const RUNE_SPREADS = [
  {
    id: 'odin',
    name: 'Odín',
    positions: [{ id: 'odin', title: 'La respuesta de Odín' }],
  },
  {
    id: 'nornas',
    name: 'Nornas',
    positions: [
      { id: 'urd', title: 'Urd, lo que fue' },
      { id: 'verdandi', title: 'Verdandi, lo que está siendo' },
      { id: 'skuld', title: 'Skuld, lo que se debe' },
    ],
  },
  {
    id: 'cruz-runica',
    name: 'Cruz rúnica',
    positions: [
      { id: 'centro', title: 'El centro' },
      { id: 'raiz', title: 'La raíz' },
      { id: 'viento', title: 'El viento en contra' },
      { id: 'ayuda', title: 'La mano que ayuda' },
      { id: 'fruto', title: 'El fruto' },
    ],
  },
] as const satisfies readonly Spread[];

/** The most runes one reading takes. */
export const MAX_RUNES = MAX_PLACES;

/** The spread that `count` runes (1 to 10) make: a named one for 1, 3 and 5, else an open row. */
export const runeSpreadFor = (count: number): Spread =>
  namedOrOpen(RUNE_SPREADS, { name: 'Runas en fila', thing: 'runa' }, count);
