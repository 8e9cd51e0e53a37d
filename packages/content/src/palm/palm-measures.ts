import { LINE_NAMES, type LineName } from '@sibila/domain/palm/corridors';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import type { MountName } from '@sibila/domain/palm/mounts';
import { SHAPE_BORDERS } from '@sibila/domain/palm/proportions';
import { distance, type Point } from '@sibila/domain/palm/raster';
import type { PalmFinger, PalmLine } from '@sibila/domain/palm/read';
import { handFrame, reachAt, type HandFrame } from './hand-frame.ts';

/** Which of three steps a measure is on. */
export type Step = 'low' | 'middle' | 'high';

/** A line that is seen, in the words that the texts have for it. */
export interface LineMeasures {
  /** Its length against the palm's width (heart, head) or length (life, fate). */
  part: number;
  length: Step;
  course: Step;
  depth: Step;
  breaks: number;
  start: string;
  end: string;
}

/** How the hand's other parts measure. */
export interface HandMeasures {
  lines: Record<LineName, LineMeasures | null>;
  /** The line that is marked deepest, of two or more. */
  deepest: LineName | null;
  palm: Step;
  finger: Step;
  mounts: Record<MountName, Step>;
  /** The index against the ring finger, that against the middle one, the little against its last joint. */
  index: Step;
  ring: Step;
  little: Step;
  thumb: Step;
  /** How far the fingers stand apart, and which two stand farthest. */
  gaps: Step;
  widest: 'index' | 'middle' | 'ring';
  /** How sturdy the fingers are. */
  breadth: Step;
}

// Bounds between low and middle, and between middle and high, set on photographs of open hands.
const LENGTHS = { heart: [0.64, 0.79], head: [0.6, 0.76], life: [0.74, 0.98], fate: [0.45, 0.68] };
const COURSES = { heart: [0.07, 0.11], head: [0.12, 0.2], life: [0.2, 0.29], fate: [0.04, 0.09] };
const DEPTHS = [0.045, 0.09];
/** A mount looks flat below, full above; 0.5 is usual. */
const FULLNESS = [0.35, 0.65];
const DEGREE = Math.PI / 180;

function stepOf(value: number, [low = 0, high = 0]: readonly number[]): Step {
  if (value < low) return 'low';
  return value > high ? 'high' : 'middle';
}

interface Roots {
  index: Point;
  middle: Point;
  ring: Point;
  little: Point;
}

function rootsOf({ fingers }: MeasuredHand, { at }: HandFrame): Roots {
  const root = (name: PalmFinger['name'], x: number): Point => {
    const found = fingers.find((each) => each.name === name);
    return found ? at(found.base) : { x, y: 1.2 };
  };
  return {
    index: root('index', -0.7),
    middle: root('middle', -0.25),
    ring: root('ring', 0.25),
    little: root('little', 0.72),
  };
}

/** A step beside the bound that decided the hand's shape never contradicts that shape. */
function agreed(step: Step, isLong: boolean): Step {
  return step === (isLong ? 'low' : 'high') ? 'middle' : step;
}

/** Measures a hand for its reading. Pure. */
export function measuresOf(hand: MeasuredHand): HandMeasures {
  const frame = handFrame(hand);
  const roots = rootsOf(hand, frame);
  const width = mean(
    [0.5, 0.6, 0.7].map((y) => reachAt(frame.outline, y, -1) + reachAt(frame.outline, y, 1)),
  );
  const paths = pathsOf(hand, frame);
  const spans = { width, height: width * hand.proportions.palm };
  const line = (name: LineName) =>
    hand.lines[name].seen ? lineOf(name, hand.lines[name], { paths, roots, spans }) : null;
  const lines = {
    heart: line('heart'),
    head: line('head'),
    life: line('life'),
    fate: line('fate'),
  };
  const { shape } = hand;
  const { palm, finger: reach } = hand.proportions;
  const fullness = (name: MountName) => stepOf(hand.mounts[name], FULLNESS);
  return {
    lines,
    deepest: deepestOf(hand),
    palm: agreed(stepOf(palm, SHAPE_BORDERS.palm), shape === 'fire' || shape === 'water'),
    finger: agreed(stepOf(reach, SHAPE_BORDERS.finger), shape === 'air' || shape === 'water'),
    mounts: {
      venus: fullness('venus'),
      jupiter: fullness('jupiter'),
      saturn: fullness('saturn'),
      apollo: fullness('apollo'),
      mercury: fullness('mercury'),
      moon: fullness('moon'),
      mars: fullness('mars'),
    },
    ...fingersOf(hand, frame),
  };
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

type Paths = Record<LineName, readonly Point[]>;

function pathsOf({ lines }: MeasuredHand, { at }: HandFrame): Paths {
  const path = (name: LineName) => (lines[name].seen ? lines[name].path.map(at) : []);
  return { heart: path('heart'), head: path('head'), life: path('life'), fate: path('fate') };
}

interface Palm {
  paths: Paths;
  roots: Roots;
  spans: { width: number; height: number };
}

function lineOf(name: LineName, line: PalmLine, palm: Palm): LineMeasures {
  const across = name === 'heart' || name === 'head';
  const part = line.length / (across ? palm.spans.width : palm.spans.height);
  const path = palm.paths[name];
  const from = path[0] ?? { x: 0, y: 0 };
  const to = path.at(-1) ?? from;
  return {
    part,
    length: stepOf(part, LENGTHS[name]),
    course: name === 'head' ? fallOf(from, to, line) : stepOf(line.curvature, COURSES[name]),
    depth: stepOf(line.depth, DEPTHS),
    breaks: line.breaks,
    ...ENDS[name](from, to, palm),
  };
}

/** A head line is straight, or it bows or falls towards the heel of the hand. */
function fallOf(from: Point, to: Point, { curvature }: PalmLine): Step {
  const fall = (from.y - to.y) / Math.max(0.1, to.x - from.x);
  if (fall > 0.6 || curvature > 0.2) return 'high';
  return fall < 0.45 && curvature < 0.12 ? 'low' : 'middle';
}

type Ends = (from: Point, to: Point, palm: Palm) => { start: string; end: string };

/** Where lines start and end, named by the fingers above them or by the other lines. */
const ENDS: Readonly<Record<LineName, Ends>> = {
  heart(from, to, { roots: { index, middle, ring } }) {
    const between = middle.x - index.x;
    const start = from.x > 0.72 ? 'edge' : 'inside';
    if (to.x < index.x + 0.28 * between) return { start, end: 'index' };
    if (to.x < index.x + 0.76 * between) return { start, end: 'between' };
    return { start, end: to.x < (middle.x + ring.x) / 2 ? 'middle' : 'short' };
  },
  head(from, to, { paths, roots: { middle, ring, little } }) {
    const start = nearLife(from, paths.life);
    if (to.x < (middle.x + ring.x) / 2) return { start, end: 'middle' };
    return { start, end: to.x < (ring.x + little.x) / 2 ? 'ring' : 'little' };
  },
  life(from, to) {
    const start = from.y > 0.68 ? 'index' : 'thumb';
    if (to.y > -0.5) return { start, end: 'early' };
    return { start, end: to.x > 0.06 ? 'out' : 'thumb' };
  },
  fate(from, to, { paths }) {
    const start = from.y > -0.35 ? 'middle' : from.x > 0.3 ? 'luna' : 'wrist';
    const above = {
      heart: to.y > (heightAt(paths.heart, to.x) ?? 0.8),
      head: to.y > (heightAt(paths.head, to.x) ?? 0.45),
    };
    // A line that is not seen is no measure for another.
    if (above.heart) return { start, end: paths.heart.length > 0 ? 'top' : 'high' };
    if (above.head && paths.head.length > 0 && paths.heart.length > 0)
      return { start, end: 'heart' };
    return { start, end: !above.head && paths.head.length > 0 ? 'head' : 'half' };
  },
};

function nearLife(from: Point, life: readonly Point[]): string {
  if (life.length === 0) return 'alone';
  const away = Math.min(...life.map(({ x, y }) => Math.hypot(x - from.x, y - from.y)));
  return away < 0.12 ? 'joined' : 'apart';
}

function heightAt(line: readonly Point[], x: number): number | null {
  for (const [i, to] of line.entries()) {
    const from = line[i - 1];
    if (!from || from.x > x === to.x > x) continue;
    return from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
  }
  return null;
}

function deepestOf({ lines }: MeasuredHand): LineName | null {
  const seen = LINE_NAMES.filter((name) => lines[name].seen).toSorted(
    (a, b) => lines[b].depth - lines[a].depth,
  );
  const [first, second] = seen;
  if (!first || !second) return null;
  return lines[first].depth > 1.12 * lines[second].depth ? first : null;
}

/** Angles between two directions, in degrees. */
function apart(a: number, b: number): number {
  const turned = Math.abs(a - b) / DEGREE;
  return turned > 180 ? 360 - turned : turned;
}

interface Finger {
  end: Point;
  root: Point;
  width: number;
}

/**
 * How far the four long fingers stand apart. Fingers side by side leave no air between their tips;
 * those of a fan lean away from each other, and their tips lie much farther apart than their roots.
 */
function spreadOf(fingers: readonly Finger[]): Step {
  const pairs = fingers.slice(1).map((finger, i) => {
    const before = fingers[i] ?? finger;
    const tips = distance(before.end, finger.end);
    const width = (before.width + finger.width) / 2;
    return {
      opening: tips / (distance(before.root, finger.root) || 1),
      air: (tips - width) / (width || 1),
    };
  });
  const opening = mean(pairs.map((pair) => pair.opening));
  if (opening < 1.12 && mean(pairs.map(({ air }) => air)) < 0.45) return 'low';
  const ways = fingers.map(({ end, root }) => Math.atan2(end.y - root.y, end.x - root.x));
  const lean = apart(ways[0] ?? 0, ways.at(-1) ?? 0) / pairs.length;
  return opening > 1.4 && lean > 7 ? 'high' : 'middle';
}

type Fingers = Pick<
  HandMeasures,
  'index' | 'ring' | 'little' | 'thumb' | 'gaps' | 'widest' | 'breadth'
>;

function fingersOf({ fingers }: MeasuredHand, { at }: HandFrame): Fingers {
  const named = new Map(
    fingers.map(({ name, tip, base, length, width }) => {
      const [end, root] = [at(tip), at(base)];
      const way = Math.atan2(end.y - root.y, end.x - root.x);
      const far = { tip: Math.hypot(end.x, end.y), root: Math.hypot(root.x, root.y) };
      // From the palm's centre: a thumb may stand wide and yet point up, beside the index.
      const bearing = Math.atan2(end.y, end.x);
      const breadth = width / (length || 1);
      return [name, { end, root, width, way, bearing, far, breadth }] as const;
    }),
  );
  const end = { x: 0, y: 2.8 };
  const root = { x: 0, y: 1.3 };
  const far = { tip: end.y, root: root.y };
  const up = Math.PI / 2;
  const none = { end, root, width: 0.37, way: up, bearing: up, far, breadth: 0.25 };
  const of = (name: PalmFinger['name']) => named.get(name) ?? none;
  const [thumb, index, middle, ring, little] = [
    of('thumb'),
    of('index'),
    of('middle'),
    of('ring'),
    of('little'),
  ];
  const gaps = [
    ['index', apart(index.way, middle.way)],
    ['middle', apart(middle.way, ring.way)],
    ['ring', apart(ring.way, little.way)],
  ] as const;
  const [widest] = gaps.toSorted((a, b) => b[1] - a[1]);
  const joint = (little.far.tip - ring.far.root) / (ring.far.tip - ring.far.root || 1);
  return {
    index: stepOf(index.far.tip / ring.far.tip, [0.99, 1.04]),
    ring: stepOf(ring.far.tip / middle.far.tip, [0.915, 0.935]),
    little: stepOf(joint, [0.62, 0.7]),
    thumb: stepOf(apart(thumb.bearing, index.bearing), [25, 48]),
    gaps: spreadOf([index, middle, ring, little]),
    widest: widest?.[0] ?? 'index',
    breadth: stepOf(
      mean([index, middle, ring, little].map(({ breadth }) => breadth)),
      [0.24, 0.29],
    ),
  };
}
