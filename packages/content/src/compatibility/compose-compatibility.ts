import type { CompatibilityPoint, PointKind } from '@sibila/domain/compatibility/compatibility';
import { inZodiacOrder } from '@sibila/domain/compatibility/sign-pairs';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { chooser, type Choose } from '../tarot/chooser.ts';
import { capital, fill } from '../tarot/grammar.ts';
import { ASPECT_NAMES, ASPECT_TEXTS } from './aspects.ts';
import { ELEMENT_NAMES, ELEMENT_TEXTS, MODALITY_NAMES, MODALITY_TEXTS } from './elements.ts';
import { ATTEMPT_LEADS, bandOf, OPENERS } from './openers.ts';
import { pairText } from './pairs.ts';
import { BODY_NAMES, pointsInWords, rulersText } from './ruler-account.ts';
import { ELEMENT_SUMS, MODALITY_SUMS } from './sums.ts';

export interface CompatibilityTextInput {
  first: SignName;
  second: SignName;
  /** From 0 to 100, with the points that sum to it: what `compatibilityOf` gives. */
  percent: number;
  points: readonly CompatibilityPoint[];
}

/** One point of the score as the page shows it. */
export interface ExplainedPoint {
  kind: PointKind;
  /** What it is: «Trígono», «Fuego y aire», «Cardinal y fijo», «Marte y Venus». */
  label: string;
  delta: number;
  /** The words of the text that the point gave rise to. */
  sentence: string;
}

const ELEMENT_ORDER = Object.keys(ELEMENT_NAMES);
const MODALITY_ORDER = Object.keys(MODALITY_NAMES);

/** The texts of a pair of things whose order doesn't matter, with the sign of each as a slot. */
function sharedTexts<K extends string>(
  texts: Readonly<Record<string, readonly string[]>>,
  order: readonly string[],
  [a, b]: readonly [K, K],
): readonly string[] {
  const key = order.indexOf(a) <= order.indexOf(b) ? `${a}-${b}` : `${b}-${a}`;
  const found = texts[key];
  if (!found) throw new RangeError(`no text for ${key}`);
  return found;
}

function pointText(
  input: CompatibilityTextInput,
  point: CompatibilityPoint,
  choose: Choose,
): string {
  const { first, second } = input;
  const n = pointsInWords(point.delta);
  switch (point.kind) {
    case 'aspect':
      return fill(choose(ASPECT_TEXTS[point.aspect]), { n });
    case 'element': {
      const [a, b] = point.elements;
      const texts = sharedTexts(ELEMENT_TEXTS, ELEMENT_ORDER, point.elements);
      const said = fill(choose(texts), { [a]: first, [b]: second });
      return `${said} ${fill(choose(ELEMENT_SUMS[point.relation]), { n })}`;
    }
    case 'modality': {
      const [a, b] = point.modalities;
      const texts = sharedTexts(MODALITY_TEXTS, MODALITY_ORDER, point.modalities);
      const said = fill(choose(texts), { [a]: first, [b]: second });
      return `${said} ${fill(choose(MODALITY_SUMS[point.relation]), { n })}`;
    }
    case 'rulers':
      return rulersText(first, second, point, choose);
  }
}

interface Written {
  opener: string;
  lead: string;
  /** The text of each point, in the order of the points. */
  pointTexts: readonly string[];
}

// The seed has no first sign: a swapped pair is told with the same facts in the same words.
function write(input: CompatibilityTextInput): Written {
  const { first, second, percent, points } = input;
  const choose = chooser(inZodiacOrder(first, second).join('-'));
  const slots = { x: first, y: second, p: `${percent}\u00A0%` };
  return {
    opener: fill(choose(OPENERS[bandOf(percent)]), slots),
    lead: choose<string>(ATTEMPT_LEADS),
    pointTexts: points.map((point) => pointText(input, point, choose)),
  };
}

/**
 * Writes the analysis of two signs in Spanish without any model, as paragraphs: how each sign
 * comes to the other (the first sign first), what they do well and where they rub, the number and
 * its reasons one by one, something to try, and a closing line. Pure: the same input gives the
 * same text.
 */
export function composeCompatibility(input: CompatibilityTextInput): string[] {
  const { opener, lead, pointTexts } = write(input);
  const { sides, strength, friction, attempt, closing } = pairText(input.first, input.second);
  const [aspect = '', ...others] = pointTexts;
  return [
    [...sides, strength].join(' '),
    friction,
    `${opener} ${aspect}`,
    others.join(' '),
    `${lead}${attempt}.`,
    closing,
  ];
}

function labelOf(point: CompatibilityPoint): string {
  const both = (a: string, b: string): string => capital(a === b ? a : `${a} y ${b}`);
  switch (point.kind) {
    case 'aspect':
      return capital(ASPECT_NAMES[point.aspect]);
    case 'element':
      return both(ELEMENT_NAMES[point.elements[0]], ELEMENT_NAMES[point.elements[1]]);
    case 'modality':
      return both(MODALITY_NAMES[point.modalities[0]], MODALITY_NAMES[point.modalities[1]]);
    case 'rulers':
      return both(BODY_NAMES[point.rulers[0]], BODY_NAMES[point.rulers[1]]);
  }
}

/** Every point of the score with the sentences of `composeCompatibility` that rest on it. */
export function explainCompatibility(input: CompatibilityTextInput): ExplainedPoint[] {
  const { pointTexts } = write(input);
  return input.points.map((point, i) => ({
    kind: point.kind,
    label: labelOf(point),
    delta: point.delta,
    sentence: pointTexts[i] ?? '',
  }));
}
