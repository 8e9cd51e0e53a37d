import { RUNE_NAMES } from '@sibila/domain/runes/runes';
import { runeSlug } from './slugs.ts';

/** What the file of a stone's drawing is called, by the rune's id (0 to 24), without its ending. */
export const stoneFile = (id: number): string =>
  `${String(id).padStart(2, '0')}-${runeSlug(RUNE_NAMES[id] ?? 'Runa en Blanco')}`;

/** The path of a stone's drawing; a reversed one has a drawing of its own. */
export const stoneImage = (id: number, reversed: boolean): string =>
  `/art/runes/${stoneFile(id)}${reversed ? '-invertida' : ''}.svg`;
