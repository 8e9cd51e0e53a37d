import { readSegments, type Segment } from '../horoscope/claims/read.ts';
import { groupsOf, isDenied, nearest, wordsBetween } from '../horoscope/claims/roles.ts';
import type { Rule } from '../horoscope/claims/rule.ts';
import { as } from '../horoscope/claims/token.ts';
import type { SignName } from '../zodiac/signs.ts';
import type { NatalChart } from './chart.ts';
import type { Dignity } from './dignities.ts';
import type { ChartPoint } from './points.ts';
import { wholeWords } from '../text/whole-words.ts';

/** How dignities are said of a body that was named before. */
const WORDS: readonly (readonly [RegExp, Dignity])[] = [
  [wholeWords(/\ben (?:su |uno de sus )?(?:propio )?domicilios?$/), 'domicile'],
  [wholeWords(/\b(?:exaltad[oa]s?|se exaltan?|en (?:su )?exaltacion)$/), 'exaltation'],
  [wholeWords(/\ben (?:su )?(?:exilio|detrimento)$/), 'detriment'],
  [wholeWords(/\ben (?:su )?caida$/), 'fall'],
];

/** Words from a body to its dignity; further on it may be said of something else. */
const REACH = 8;

function isStrayDignity({ tokens }: Segment, { bodies }: NatalChart): boolean {
  const scene = { tokens, groups: groupsOf(tokens), carried: undefined };
  return tokens.some((_, index) => {
    const before = nearest(scene, index);
    if (before === undefined || index - before.last > REACH || isDenied(scene, index)) return false;
    const words = wordsBetween(tokens, before.last, index + 1);
    const said = WORDS.find(([pattern]) => pattern.test(words))?.[1];
    if (said === undefined) return false;
    const has = (point: string) =>
      bodies.some(({ body, dignities }) => body === point && dignities.includes(said));
    return !before.bodies.every(has);
  });
}

/** «Tu Ascendente, Leo,» and «Venus y Marte comparten Tauro»: a sign without any «en». */
function isNamedWrong({ tokens }: Segment, signOf: SignOf): boolean {
  const scene = { tokens, groups: groupsOf(tokens), carried: undefined };
  return tokens.some((token, index) => {
    const signs = as(token, 'sign')?.signs ?? [];
    const before = nearest(scene, index);
    if (signs.length === 0 || before === undefined) return false;
    const words = wordsBetween(tokens, before.last, index);
    const isAngle = before.bodies.some((body) => body === 'Ascendant' || body === 'Midheaven');
    if (!/^comparten$/.test(words) && !(isAngle && /^[,:(]$/.test(words))) return false;
    return !before.bodies.every((body) => signs.some((sign) => sign === signOf(body)));
  });
}

/** Sentences without any of these have nothing for us, and reading words takes its time. */
const SPEAKS = /domicili|exalta|exilio|detriment|ca[ií]da|comparten|ascendente|medio ?cielo/i;

/** The sign of a point of a chart, where it is known. */
type SignOf = (point: ChartPoint) => SignName | undefined;

/** What a part of a text gives a body and the chart does not. */
export interface StrayWords {
  claim: string;
  kind: 'dignity' | 'placement';
}

/**
 * What texts about a birth say and those about a day don't: dignities that a body has not, and
 * signs set beside an angle or shared.
 */
export function strayWords(
  text: string,
  rules: readonly Rule[],
  { chart, signOf }: { chart: NatalChart; signOf: SignOf },
): StrayWords[] {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => SPEAKS.test(sentence));
  return readSegments(sentences.join('\n'), rules).flatMap((segment): StrayWords[] => [
    ...(isStrayDignity(segment, chart) ? [{ claim: segment.text, kind: 'dignity' as const }] : []),
    ...(isNamedWrong(segment, signOf) ? [{ claim: segment.text, kind: 'placement' as const }] : []),
  ]);
}
