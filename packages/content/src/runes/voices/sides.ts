import type { CastRune } from '@sibila/domain/runes/runes';
import { EIHWAZ_TO_SOWILO } from './eihwaz-to-sowilo.ts';
import { FEHU_TO_ANSUZ } from './fehu-to-ansuz.ts';
import { HAGALAZ_TO_JERA } from './hagalaz-to-jera.ts';
import { LAGUZ_TO_BLANK } from './laguz-to-blank.ts';
import { RAIDO_TO_WUNJO } from './raido-to-wunjo.ts';
import { TIWAZ_TO_MANNAZ } from './tiwaz-to-mannaz.ts';
import type { RuneSide } from './voice.ts';

const VOICES = [
  ...FEHU_TO_ANSUZ,
  ...RAIDO_TO_WUNJO,
  ...HAGALAZ_TO_JERA,
  ...EIHWAZ_TO_SOWILO,
  ...TIWAZ_TO_MANNAZ,
  ...LAGUZ_TO_BLANK,
];

/** What can be said of a rune as it lies; RangeError for a reverse that does not exist. */
export function sideOf({ rune, reversed }: CastRune): RuneSide {
  const voice = VOICES[rune];
  const side = reversed ? voice?.reversed : voice?.upright;
  if (!side) throw new RangeError(`no rune ${rune}${reversed ? ' reversed' : ''}`);
  return side;
}
