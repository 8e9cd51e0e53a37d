import type { NatalChart } from '@sibila/domain/chart/chart';
import { SIGN_TRAITS } from '@sibila/domain/compatibility/sign-traits';
import type { BodyName } from '@sibila/domain/sky/body-names';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { bodyPhrase, fillFrame, houseWord } from '../horoscope/words.ts';
import {
  ASCENDANT_SIGNS,
  MIDHEAVEN_SIGNS,
  RULER_FRAMES,
  RULER_HOUSES,
  RULER_MARKS,
} from './ascendant-texts.ts';
import { at, bodyOf, type Telling } from './facts-told.ts';

/** The traditional ruler of the rising sign; none without an hour. */
export function chartRuler({ angles }: NatalChart): BodyName | undefined {
  return angles === null ? undefined : SIGN_TRAITS[angles.ascendant.sign].ruler;
}

function rulerLine({ chart, choose }: Telling, ruler: BodyName): string[] {
  const { sign, house } = bodyOf(chart, ruler);
  if (sign === null || house === null) return [];
  const slots = {
    a: 'tu Ascendente',
    b: bodyPhrase(ruler),
    s: sign,
    h: houseWord(house),
    c: at(RULER_HOUSES, house - 1),
  };
  return [fillFrame(choose(RULER_FRAMES), slots)];
}

/** The rising sign, its ruler and the Midheaven; nothing without an hour. */
export function risingParagraphs(telling: Telling): string[] {
  const { chart } = telling;
  const ruler = chartRuler(chart);
  if (chart.angles === null || ruler === undefined) return [];
  const { ascendant, midheaven } = chart.angles;
  const rising = at(ASCENDANT_SIGNS, SIGN_NAMES.indexOf(ascendant.sign));
  return [
    [rising, ...rulerLine(telling, ruler)].join(' '),
    at(MIDHEAVEN_SIGNS, SIGN_NAMES.indexOf(midheaven.sign)),
  ];
}

/** In the section of a body, that it rules the rising sign; nothing of any other. */
export function rulerMark({ chart, choose }: Telling, body: BodyName): string[] {
  if (chart.angles === null || chartRuler(chart) !== body) return [];
  const slots = { b: bodyPhrase(body), s: chart.angles.ascendant.sign };
  return [fillFrame(choose(RULER_MARKS), slots)];
}
