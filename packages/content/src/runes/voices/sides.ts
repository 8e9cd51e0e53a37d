import type { CastRune } from '@sibila/domain/runes/runes';
import { BERKANO_AND_EHWAZ } from './berkano-and-ehwaz.ts';
import { FEHU_AND_URUZ } from './fehu-and-uruz.ts';
import { GEBO_TO_HAGALAZ } from './gebo-to-hagalaz.ts';
import { INGWAZ_AND_DAGAZ } from './ingwaz-and-dagaz.ts';
import { JERA_AND_EIHWAZ } from './jera-and-eihwaz.ts';
import { MANNAZ_AND_LAGUZ } from './mannaz-and-laguz.ts';
import { NAUTHIZ_AND_ISA } from './nauthiz-and-isa.ts';
import { OTHALA_AND_BLANK } from './othala-and-blank.ts';
import { PERTHRO_AND_ALGIZ } from './perthro-and-algiz.ts';
import { RAIDO_AND_KENAZ } from './raido-and-kenaz.ts';
import { SOWILO_AND_TIWAZ } from './sowilo-and-tiwaz.ts';
import { THURISAZ_AND_ANSUZ } from './thurisaz-and-ansuz.ts';
import type { RuneSide } from './voice.ts';

const VOICES = [
  ...FEHU_AND_URUZ,
  ...THURISAZ_AND_ANSUZ,
  ...RAIDO_AND_KENAZ,
  ...GEBO_TO_HAGALAZ,
  ...NAUTHIZ_AND_ISA,
  ...JERA_AND_EIHWAZ,
  ...PERTHRO_AND_ALGIZ,
  ...SOWILO_AND_TIWAZ,
  ...BERKANO_AND_EHWAZ,
  ...MANNAZ_AND_LAGUZ,
  ...INGWAZ_AND_DAGAZ,
  ...OTHALA_AND_BLANK,
];

/** What can be said of a rune as it lies; RangeError for a reverse that does not exist. */
export function sideOf({ rune, reversed }: CastRune): RuneSide {
  const voice = VOICES[rune];
  const side = reversed ? voice?.reversed : voice?.upright;
  if (!side) throw new RangeError(`no rune ${rune}${reversed ? ' reversed' : ''}`);
  return side;
}
