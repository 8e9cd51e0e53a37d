import { orbOf, type AspectName } from '../sky/aspects.ts';
import type { NatalChart } from './chart.ts';
import {
  CHART_POINTS,
  fixedPoints,
  reachOfPoint,
  type ChartPoint,
  type FixedPoint,
} from './points.ts';
import { heldAspect, waysBetween } from './whole-day.ts';

/**
 * A point of the first chart in aspect with one of the second. `orb` in degrees: the widest that
 * it can be where an hour is not known.
 */
export interface SynastryAspect {
  first: ChartPoint;
  second: ChartPoint;
  aspect: AspectName;
  orb: number;
}

/** An aspect that counts, and what it adds to the score: never 0. */
export interface SynastryTie extends SynastryAspect {
  delta: number;
}

export const SYNASTRY_THEMES = ['lights', 'attraction', 'talk', 'bond', 'presence'] as const;

export type SynastryTheme = (typeof SYNASTRY_THEMES)[number];

/** One part of the score; the deltas of a theme's ties add up to its own. */
export type SynastryPoint =
  | { kind: 'base'; delta: number }
  | { kind: SynastryTheme; ties: readonly SynastryTie[]; delta: number }
  /** What is taken off, or added, so that the percent stays between 0 and 100. */
  | { kind: 'limit'; delta: number };

/** Two charts compared. Plain data: it survives JSON. */
export interface Synastry {
  /** From 0 to 100: the sum of the deltas of the points. */
  percent: number;
  /** The base, each theme in the order of SYNASTRY_THEMES, and the limit where it is met. */
  points: readonly SynastryPoint[];
  /** Every major aspect between the charts, the closest first, also those that don't count. */
  aspects: readonly SynastryAspect[];
  /** What each chart could not bring, because its hour is not known. */
  uncompared: { first: readonly ChartPoint[]; second: readonly ChartPoint[] };
}

/** How the conjunction of a pair is taken, and the opposition: two bodies may attract or strain. */
type Temper = 'kind' | 'drawn' | 'harsh';

/** A pair of points that counts, whichever chart each is of. */
interface CountedPair {
  theme: SynastryTheme;
  pair: readonly [ChartPoint, ChartPoint];
  weight: number;
  temper: Temper;
}

const BASE = 60;

const counted =
  (theme: SynastryTheme) =>
  (a: ChartPoint, b: ChartPoint, weight: number, temper: Temper = 'kind'): CountedPair => ({
    theme,
    pair: [a, b],
    weight,
    temper,
  });

const lights = counted('lights');
const attraction = counted('attraction');
const talk = counted('talk');
const bond = counted('bond');
const presence = counted('presence');

/** The pairs that count, by theme, and their weights. */
const COUNTED: readonly CountedPair[] = [
  lights('Sun', 'Moon', 4, 'drawn'),
  lights('Sun', 'Sun', 2),
  lights('Moon', 'Moon', 3),
  attraction('Venus', 'Mars', 4, 'drawn'),
  attraction('Venus', 'Venus', 2),
  attraction('Sun', 'Venus', 2),
  attraction('Moon', 'Venus', 3),
  attraction('Mars', 'Mars', 2, 'harsh'),
  talk('Mercury', 'Mercury', 3),
  talk('Sun', 'Mercury', 1),
  talk('Moon', 'Mercury', 2),
  bond('Sun', 'Saturn', 2, 'harsh'),
  bond('Moon', 'Saturn', 2, 'harsh'),
  bond('Venus', 'Saturn', 2, 'harsh'),
  bond('Sun', 'Jupiter', 2),
  bond('Moon', 'Jupiter', 2),
  presence('Ascendant', 'Sun', 2),
  presence('Ascendant', 'Moon', 2),
  presence('Ascendant', 'Venus', 2),
  presence('Ascendant', 'Ascendant', 2),
];

/** What an aspect is worth for each unit of weight, by the temper of the pair. */
const WORTH: Readonly<Record<AspectName, Readonly<Record<Temper, number>>>> = {
  conjunction: { kind: 2, drawn: 2, harsh: -1 },
  trine: { kind: 2, drawn: 2, harsh: 2 },
  sextile: { kind: 1, drawn: 1, harsh: 1 },
  opposition: { kind: -1, drawn: 1, harsh: -2 },
  square: { kind: -2, drawn: -2, harsh: -2 },
};

function pairOf(a: ChartPoint, b: ChartPoint): CountedPair | undefined {
  return COUNTED.find(
    ({ pair: [one, other] }) => (a === one && b === other) || (a === other && b === one),
  );
}

/** Whole points: weight × worth, whole where exact and half at the edge of the orb; at least 1. */
function deltaOf({ aspect, orb }: SynastryAspect, { weight, temper }: CountedPair): number {
  const worth = weight * WORTH[aspect][temper];
  const size = Math.abs(worth) * (1 - orb / (2 * orbOf(aspect)));
  return Math.sign(worth) * Math.max(1, Math.round(size));
}

function themePoint(theme: SynastryTheme, aspects: readonly SynastryAspect[]): SynastryPoint {
  const ties = aspects.flatMap((found): SynastryTie[] => {
    const pair = pairOf(found.first, found.second);
    return pair?.theme === theme ? [{ ...found, delta: deltaOf(found, pair) }] : [];
  });
  return { kind: theme, ties, delta: ties.reduce((sum, { delta }) => sum + delta, 0) };
}

/** The aspect of two points that is in orb at whatever hour either was born, with its widest orb. */
function aspectOf(one: FixedPoint, other: FixedPoint) {
  const found = heldAspect(waysBetween(reachOfPoint(one), reachOfPoint(other)));
  return found && { aspect: found.aspect, orb: found.orb };
}

/**
 * How two charts get on, as a number and its reasons. Pure, and symmetric: swapping the charts
 * gives the same percent and the same deltas, with the two sides of each tie changed over.
 *
 * From a base of 60, every aspect (orbs of ASPECTS) between a counted pair adds
 * weight × worth × (1 − orb / (2 · widest orb)), rounded, at least 1 either way.
 *
 * | theme      | pairs and weights                                                      |
 * | ---------- | ---------------------------------------------------------------------- |
 * | lights     | Sun–Moon 4*, Sun–Sun 2, Moon–Moon 3                                    |
 * | attraction | Venus–Mars 4*, Moon–Venus 3, Venus–Venus 2, Sun–Venus 2, Mars–Mars 2†  |
 * | talk       | Mercury–Mercury 3, Moon–Mercury 2, Sun–Mercury 1                       |
 * | bond       | Saturn with Sun, Moon, Venus 2†; Jupiter with Sun, Moon 2              |
 * | presence   | Ascendant with Sun, Moon, Venus, Ascendant 2                           |
 *
 * | worth       | most pairs | * drawn | † harsh |
 * | ----------- | ---------- | ------- | ------- |
 * | conjunction | +2         | +2      | −1      |
 * | trine       | +2         | +2      | +2      |
 * | sextile     | +1         | +1      | +1      |
 * | opposition  | −1         | +1      | −2      |
 * | square      | −2         | −2      | −2      |
 *
 * Source: Ptolemy, Tetrabiblos IV.5 and IV.7, judges partners by the aspects of the lights, Venus
 * and the Ascendant, trine and sextile well and square and opposition ill; the numbers are a choice
 * of this product, not a measurement. Of a chart without an hour neither Moon nor angles
 * count, and of the rest what is in orb at any hour of its day, by the widest orb.
 */
export function synastryOf(first: NatalChart, second: NatalChart): Synastry {
  const [ours, theirs] = [fixedPoints(first), fixedPoints(second)];
  const aspects = ours
    .flatMap((one) =>
      theirs.flatMap((other): SynastryAspect[] => {
        const found = aspectOf(one, other);
        return found === undefined ? [] : [{ first: one.point, second: other.point, ...found }];
      }),
    )
    .toSorted((one, other) => one.orb - other.orb);
  const themes = SYNASTRY_THEMES.map((theme) => themePoint(theme, aspects));
  const sum = BASE + themes.reduce((total, { delta }) => total + delta, 0);
  const percent = Math.max(0, Math.min(100, sum));
  const base: SynastryPoint = { kind: 'base', delta: BASE };
  const limit: SynastryPoint[] = sum === percent ? [] : [{ kind: 'limit', delta: percent - sum }];
  const missing = (points: typeof ours) =>
    CHART_POINTS.filter((name) => !points.some(({ point }) => point === name));
  return {
    percent,
    points: [base, ...themes, ...limit],
    aspects,
    uncompared: { first: missing(ours), second: missing(theirs) },
  };
}
