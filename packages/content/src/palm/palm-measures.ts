import { LINE_NAMES, type LineName } from '@sibila/domain/palm/corridors';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import type { Point } from '@sibila/domain/palm/raster';
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
  venus: Step;
  luna: Step;
  /** How high the index's and the little finger's roots stand, and how broad the roots between are. */
  jupiter: Step;
  saturn: Step;
  apollo: Step;
  mercury: Step;
  /** How far heart and head lie apart; null where one of them is not seen. */
  mars: Step | null;
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
const LENGTHS = { heart: [0.64, 0.79], head: [0.6, 0.76], life: [0.82, 0.98], fate: [0.45, 0.68] };
const COURSES = { heart: [0.07, 0.11], head: [0.11, 0.18], life: [0.2, 0.29], fate: [0.04, 0.09] };
const DEPTHS = [0.045, 0.09];
const DEGREE = Math.PI / 180;

export function stepOf(value: number, [low = 0, high = 0]: readonly number[]): Step {
  if (value < low) return 'low';
  return value > high ? 'high' : 'middle';
}

interface Roots {
  index: Point;
  middle: Point;
  ring: Point;
  little: Point;
}

/** Measures a hand for its reading. Pure. */
export function measuresOf(hand: MeasuredHand): HandMeasures {
  const frame = handFrame(hand);
  const finger = (name: PalmFinger['name']) => hand.fingers.find((each) => each.name === name);
  const root = (name: PalmFinger['name'], x: number): Point => {
    const found = finger(name);
    return found ? frame.at(found.base) : { x, y: 1.2 };
  };
  const roots: Roots = {
    index: root('index', -0.7),
    middle: root('middle', -0.25),
    ring: root('ring', 0.25),
    little: root('little', 0.72),
  };
  const width = mean(
    [0.5, 0.6, 0.7].map((y) => reachAt(frame.outline, y, -1) + reachAt(frame.outline, y, 1)),
  );
  const paths = pathsOf(hand, frame);
  const spans = { width, height: width * hand.proportions.palm };
  const line = (name: LineName) =>
    hand.lines[name].seen ? lineOf(name, hand.lines[name], { paths, roots, spans }) : null;
  const lines = { heart: line('heart'), head: line('head'), life: line('life'), fate: line('fate') };
  const { palm, finger: reach } = hand.proportions;
  return {
    lines,
    deepest: deepestOf(hand),
    palm: stepOf(palm, [1.12, 1.24]),
    finger: stepOf(reach, [0.73, 0.83]),
    venus: stepOf(reachAt(frame.outline, -0.35, -1), [1.13, 1.22]),
    luna: stepOf(reachAt(frame.outline, -0.5, 1), [0.95, 1]),
    jupiter: stepOf(roots.index.y / roots.middle.y, [0.79, 0.84]),
    saturn: stepOf((roots.ring.x - roots.index.x) / 2, [0.46, 0.52]),
    apollo: stepOf((roots.little.x - roots.middle.x) / 2, [0.47, 0.52]),
    mercury: stepOf(roots.little.y / roots.ring.y, [0.77, 0.85]),
    mars: marsOf(paths),
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
    course: stepOf(line.curvature, COURSES[name]),
    depth: stepOf(line.depth, DEPTHS),
    breaks: line.breaks,
    ...ENDS[name](from, to, palm),
  };
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
    if (isAbove(to, paths.heart)) return { start, end: 'top' };
    return { start, end: isAbove(to, paths.head) ? 'heart' : 'head' };
  },
};

function nearLife(from: Point, life: readonly Point[]): string {
  if (life.length === 0) return 'alone';
  const away = Math.min(...life.map(({ x, y }) => Math.hypot(x - from.x, y - from.y)));
  return away < 0.12 ? 'joined' : 'apart';
}

/** Whether a place lies above a line across the palm, or above where that line usually is. */
function isAbove({ x, y }: Point, line: readonly Point[]): boolean {
  return y > (heightAt(line, x) ?? 0.8);
}

function heightAt(line: readonly Point[], x: number): number | null {
  for (const [i, to] of line.entries()) {
    const from = line[i - 1];
    if (!from || from.x > x === to.x > x) continue;
    return from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
  }
  return null;
}

function marsOf({ heart, head }: Paths): Step | null {
  const [above, below] = [heightAt(heart, 0.1), heightAt(head, 0.1)];
  return above === null || below === null ? null : stepOf(above - below, [0.3, 0.42]);
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

type Fingers = Pick<HandMeasures, 'index' | 'ring' | 'little' | 'thumb' | 'gaps' | 'widest' | 'breadth'>;

function fingersOf({ fingers }: MeasuredHand, { at }: HandFrame): Fingers {
  const named = new Map(
    fingers.map(({ name, tip, base, length, width }) => {
      const [end, root] = [at(tip), at(base)];
      const way = Math.atan2(end.y - root.y, end.x - root.x);
      const far = { tip: Math.hypot(end.x, end.y), root: Math.hypot(root.x, root.y) };
      return [name, { way, far, breadth: width / (length || 1) }] as const;
    }),
  );
  const none = { way: Math.PI / 2, far: { tip: 2.8, root: 1.3 }, breadth: 0.25 };
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
    thumb: stepOf(apart(thumb.way, index.way), [28, 45]),
    gaps: stepOf(mean(gaps.map(([, angle]) => angle)), [9, 14]),
    widest: widest?.[0] ?? 'index',
    breadth: stepOf(mean([index, middle, ring, little].map(({ breadth }) => breadth)), [0.24, 0.29]),
  };
}
