import type { Point } from './raster.ts';

/** The four lines that are read. */
export const LINE_NAMES = ['heart', 'head', 'life', 'fate'] as const;

export type LineName = (typeof LINE_NAMES)[number];

/** Each of the four lines by a rule. */
export function ofLines<T>(rule: (name: LineName) => T): Record<LineName, T> {
  return { heart: rule('heart'), head: rule('head'), life: rule('life'), fate: rule('fate') };
}

/** Where a line may run: a course through the palm and how far it may stray. */
export interface Corridor {
  /** The usual course in the hand's coordinates (units of R, thumb left, fingers up). */
  course: Point[];
  /** Greatest distance from the course, in R. */
  reach: number;
  /** Least length for the line to count as seen, in R. */
  least: number;
}

/**
 * The places named by classical palmistry: heart, the uppermost line across,
 * from the little finger's edge; head, the middle one, from between thumb and
 * index; life, round the thumb's mound; fate, upwards to the middle finger.
 * The courses are means over open hands in the frame of `frame.ts`.
 */
export const CORRIDORS: Record<LineName, Corridor> = {
  heart: {
    course: [
      { x: 1, y: 0.58 },
      { x: 0.55, y: 0.68 },
      { x: 0.12, y: 0.81 },
      { x: -0.2, y: 0.98 },
      { x: -0.45, y: 1.12 },
    ],
    reach: 0.25,
    least: 0.6,
  },
  head: {
    course: [
      { x: -0.9, y: 0.75 },
      { x: -0.45, y: 0.74 },
      { x: -0.08, y: 0.63 },
      { x: 0.27, y: 0.41 },
      { x: 0.6, y: 0.16 },
      { x: 0.85, y: -0.05 },
    ],
    reach: 0.25,
    least: 0.5,
  },
  life: {
    course: [
      { x: -0.8, y: 0.72 },
      { x: -0.5, y: 0.66 },
      { x: -0.2, y: 0.43 },
      { x: 0.03, y: 0.08 },
      { x: 0.17, y: -0.27 },
      { x: 0.16, y: -0.55 },
      { x: 0.1, y: -0.8 },
    ],
    reach: 0.27,
    least: 0.6,
  },
  fate: {
    course: [
      { x: 0.16, y: -0.72 },
      { x: 0.15, y: -0.35 },
      { x: 0.1, y: 0.15 },
      { x: 0.03, y: 0.7 },
      { x: -0.03, y: 1.15 },
    ],
    reach: 0.22,
    least: 0.5,
  },
};

/**
 * On the thumb's side of this u head and life often are one crease: both may
 * have it, and neither is seen by it alone.
 */
export const FORK = -0.3;

/** A place on a smooth course with the direction there (length 1). */
export interface Station {
  at: Point;
  along: Point;
}

/** Stations every `step` R along the course, its corners rounded (Catmull–Rom spline). */
export function stationsOf(course: Point[], step: number): Station[] {
  const dense: Point[] = [];
  for (let i = 0; i + 1 < course.length; i++) {
    for (let k = 0; k < 24; k++) dense.push(splinePoint(course, i, k / 24));
  }
  const last = course.at(-1);
  if (last !== undefined) dense.push(last);
  return evenly(dense, step);
}

function splinePoint(course: Point[], i: number, t: number): Point {
  const p1 = course[i] ?? { x: 0, y: 0 };
  const p2 = course[i + 1] ?? p1;
  const p0 = course[i - 1] ?? { x: 2 * p1.x - p2.x, y: 2 * p1.y - p2.y };
  const p3 = course[i + 2] ?? { x: 2 * p2.x - p1.x, y: 2 * p2.y - p1.y };
  const blend = (a: number, b: number, c: number, d: number): number =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  return { x: blend(p0.x, p1.x, p2.x, p3.x), y: blend(p0.y, p1.y, p2.y, p3.y) };
}

function evenly(points: Point[], step: number): Station[] {
  const stations: Station[] = [];
  let walked = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    const from = points[i];
    const to = points[i + 1];
    if (from === undefined || to === undefined) break;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    while (stations.length * step < walked + length) {
      const rest = stations.length * step - walked;
      stations.push({ at: { x: from.x + along.x * rest, y: from.y + along.y * rest }, along });
    }
    walked += length;
  }
  return stations;
}
