import { AETT_OF_FREYR } from './catalogue-freyr.ts';
import { AETT_OF_HAGAL } from './catalogue-hagal.ts';
import { AETT_OF_TYR, BLANK_RUNE } from './catalogue-tyr.ts';
import type { Rune } from './rune.ts';

export type { Aett, Rune } from './rune.ts';

/** What a person should know before believing a rune: where names and meanings come from. */
export const RUNES_NOTE =
  'Los nombres de estas veinticuatro runas están reconstruidos por los lingüistas a partir de alfabetos posteriores, y sus significados adivinatorios son modernos: no se conserva ningún poema del futhark antiguo. La Runa en Blanco es todavía más joven, la añadió Ralph Blum en 1982.';

/** The 24 runes of the Elder Futhark and the blank one; the index is the id. */
export const RUNES: readonly Rune[] = [
  ...AETT_OF_FREYR,
  ...AETT_OF_HAGAL,
  ...AETT_OF_TYR,
  BLANK_RUNE,
];
