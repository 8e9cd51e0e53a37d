import type { ChartAspect } from '@sibila/domain/chart/chart';
import { TONES, type Meaning } from '../horoscope/aspect-meanings.ts';
import { fillFrame } from '../horoscope/words.ts';
import { ANGLE_TEXTS } from './angle-texts.ts';
import { ASPECT_FRAMES } from './aspect-frames.ts';
import { LIGHT_PAIRS, MORE_TEXTS, SLOW_PAIRS, SWIFT_PAIRS } from './aspect-texts.ts';
import { orbInWords, pointPhrase } from './chart-words.ts';
import { FEW_ASPECTS } from './either-sign.ts';
import { aspectsTold, type Telling } from './facts-told.ts';

/** Up to so many aspects, a chart without an hour says why there are no more. */
const FEW = 7;

const PAIRS: Readonly<Record<string, Meaning>> = { ...LIGHT_PAIRS, ...SWIFT_PAIRS, ...SLOW_PAIRS };

function meaningOf({ a, b }: ChartAspect): Meaning {
  if (a === 'Ascendant' || a === 'Midheaven') return {};
  if (b === 'Ascendant' || b === 'Midheaven') return ANGLE_TEXTS[b][a];
  return PAIRS[`${a} ${b}`] ?? {};
}

/** An aspect by name, and what its two points do to each other. */
function aspectText(told: ChartAspect, { choose }: Pick<Telling, 'choose'>): string {
  const slots = {
    a: pointPhrase(told.a),
    b: pointPhrase(told.b),
    o: orbInWords(told),
  };
  const named = fillFrame(choose(ASPECT_FRAMES[told.aspect]), slots);
  const tone = TONES[told.aspect];
  const meaning = meaningOf(told)[tone];
  if (meaning === undefined) return named;
  const more = MORE_TEXTS[`${told.a} ${told.b}`]?.[tone];
  return `${named} ${choose([meaning, ...(more ?? [])])}`;
}

/** The closest aspects, a paragraph each. */
export function aspectParagraphs(telling: Telling): string[] {
  const told = aspectsTold(telling.chart);
  const few = telling.chart.houses === null && told.length <= FEW;
  return [
    ...told.map((aspect) => aspectText(aspect, telling)),
    ...(few ? [telling.choose(FEW_ASPECTS)] : []),
  ];
}
