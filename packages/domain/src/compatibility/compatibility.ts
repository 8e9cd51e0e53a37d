import type { BodyName } from '../sky/body-names.ts';
import { SIGN_NAMES, type SignName } from '../zodiac/signs.ts';
import { rulerTies, type RulerTie } from './rulers.ts';
import { SIGN_TRAITS, type Element, type Modality } from './sign-traits.ts';

/** The aspects between signs by their distance: 0 signs apart, 1, … 6. */
export const SIGN_ASPECTS = [
  'conjunction',
  'semisextile',
  'sextile',
  'square',
  'trine',
  'quincunx',
  'opposition',
] as const;

export type SignAspect = (typeof SIGN_ASPECTS)[number];
export type ElementRelation = 'same' | 'kindred' | 'foreign';
export type ModalityRelation = 'same' | 'different';

/** One part of the score; pairs of things stand in the order of the two signs. */
export type CompatibilityPoint =
  | { kind: 'aspect'; aspect: SignAspect; distance: number; delta: number }
  | {
      kind: 'element';
      elements: readonly [Element, Element];
      relation: ElementRelation;
      delta: number;
    }
  | {
      kind: 'modality';
      modalities: readonly [Modality, Modality];
      relation: ModalityRelation;
      delta: number;
    }
  | {
      kind: 'rulers';
      rulers: readonly [BodyName, BodyName];
      ties: readonly RulerTie[];
      delta: number;
    };

export type PointKind = CompatibilityPoint['kind'];

export interface Compatibility {
  /** From 0 to 100: the sum of the deltas of the points. */
  percent: number;
  /** Aspect, element, modality, rulers: always these four, in this order. */
  points: readonly CompatibilityPoint[];
}

/** What each aspect is worth by itself, before element and modality. */
const ASPECT_DELTAS: Readonly<Record<SignAspect, number>> = {
  conjunction: 64,
  semisextile: 62,
  sextile: 70,
  square: 58,
  trine: 74,
  quincunx: 58,
  opposition: 62,
};
const ELEMENT_DELTAS: Readonly<Record<ElementRelation, number>> = {
  same: 14,
  kindred: 10,
  foreign: -6,
};
const MODALITY_DELTAS: Readonly<Record<ModalityRelation, number>> = { same: -2, different: 2 };

const KINDRED: Readonly<Record<Element, Element>> = {
  fire: 'air',
  air: 'fire',
  earth: 'water',
  water: 'earth',
};

/** How many signs lie between two, by the shorter way: 0 to 6. */
function signDistance(first: SignName, second: SignName): number {
  const apart = Math.abs(SIGN_NAMES.indexOf(first) - SIGN_NAMES.indexOf(second));
  return Math.min(apart, SIGN_NAMES.length - apart);
}

function aspectPoint(first: SignName, second: SignName): CompatibilityPoint {
  const distance = signDistance(first, second);
  const aspect = SIGN_ASPECTS[distance] ?? 'conjunction';
  return { kind: 'aspect', aspect, distance, delta: ASPECT_DELTAS[aspect] };
}

function elementPoint(a: Element, b: Element): CompatibilityPoint {
  const relation = a === b ? 'same' : KINDRED[a] === b ? 'kindred' : 'foreign';
  return { kind: 'element', elements: [a, b], relation, delta: ELEMENT_DELTAS[relation] };
}

function modalityPoint(a: Modality, b: Modality): CompatibilityPoint {
  const relation = a === b ? 'same' : 'different';
  return { kind: 'modality', modalities: [a, b], relation, delta: MODALITY_DELTAS[relation] };
}

/**
 * How well two signs of the tropical zodiac get on, as a number and its reasons. Pure, the same
 * for everyone, and symmetric: swapping the signs gives the same percent and the same deltas.
 *
 * The distance between the signs settles aspect, element and modality at once, and these add up
 * to a base: trine 90, sextile 82, conjunction 76, opposition 70, semisextile 58, quincunx 54,
 * square 50. The rulers then move it by at most 6 (see `rulerTies`).
 *
 * | distance | aspect         | element     | modality     | base |
 * | -------- | -------------- | ----------- | ------------ | ---- |
 * | 0        | conjunction 64 | same +14    | same −2      | 76   |
 * | 1        | semisextile 62 | foreign −6  | different +2 | 58   |
 * | 2        | sextile 70     | kindred +10 | different +2 | 82   |
 * | 3        | square 58      | foreign −6  | same −2      | 50   |
 * | 4        | trine 74       | same +14    | different +2 | 90   |
 * | 5        | quincunx 58    | foreign −6  | different +2 | 54   |
 * | 6        | opposition 62  | kindred +10 | same −2      | 70   |
 *
 * Kindred elements are fire with air and earth with water. Source: the order is that of the
 * tradition (Ptolemy, Tetrabiblos I.13, calls trine and sextile harmonious, square and opposition
 * not); the numbers are a choice of this product, not a measurement.
 */
export function compatibilityOf(first: SignName, second: SignName): Compatibility {
  const [a, b] = [SIGN_TRAITS[first], SIGN_TRAITS[second]];
  const ties = rulerTies(first, second);
  const points: readonly CompatibilityPoint[] = [
    aspectPoint(first, second),
    elementPoint(a.element, b.element),
    modalityPoint(a.modality, b.modality),
    {
      kind: 'rulers',
      rulers: [a.ruler, b.ruler],
      ties,
      delta: ties.reduce((sum, { delta }) => sum + delta, 0),
    },
  ];
  return { percent: points.reduce((sum, { delta }) => sum + delta, 0), points };
}
