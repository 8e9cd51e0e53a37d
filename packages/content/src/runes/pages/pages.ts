import { PAGES_OF_FREYR } from './pages-freyr.ts';
import { PAGES_OF_HAGAL } from './pages-hagal.ts';
import { PAGES_OF_TYR } from './pages-tyr.ts';
import type { RunePage } from './rune-page.ts';

/** The pages of the 24 runes and the blank one; the index is the rune's id. */
export const RUNE_PAGES: readonly RunePage[] = [
  ...PAGES_OF_FREYR,
  ...PAGES_OF_HAGAL,
  ...PAGES_OF_TYR,
];
