import type { ArcanumPage } from './arcanum-page.ts';
import { PAGES_00_05 } from './pages-00-05.ts';
import { PAGES_06_10 } from './pages-06-10.ts';
import { PAGES_11_16 } from './pages-11-16.ts';
import { PAGES_17_21 } from './pages-17-21.ts';

/** The pages of the 22 major arcana; the index is the arcanum's id. */
export const ARCANUM_PAGES: readonly ArcanumPage[] = [
  ...PAGES_00_05,
  ...PAGES_06_10,
  ...PAGES_11_16,
  ...PAGES_17_21,
];
