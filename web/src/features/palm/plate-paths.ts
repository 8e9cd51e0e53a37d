import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';

/** Places as parts of a picture's width and height, as they are kept. */
type Places = MeasuredHand['outline'];
type Point = Places[number];

/** Units of a picture's height; its width is as many times its aspect. */
export const PLATE_HEIGHT = 1000;
/** What is left free round a hand, as a part of its own height. */
const MARGIN = 0.06;
/** How much of the wrist is shown below the palm's lowest place, in palm radiuses. */
const WRIST = 0.8;
/** Places nearer than this, in units, are one. */
const KNOT = 8;
/** A hand that leans more than this is shown with all of its arm: tangent of 40°. */
const LEAN_MAX = 0.84;

const rounded = (value: number): number => Math.round(value * 10) / 10;
const inUnits = ({ x, y }: Point, aspect: number): Point => ({
  x: x * aspect * PLATE_HEIGHT,
  y: y * PLATE_HEIGHT,
});
const words = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A place and the direction in which the curve passes it, one unit long. */
interface Pass {
  at: Point;
  x: number;
  y: number;
}

function passes(points: readonly Point[], closed: boolean): Pass[] {
  const count = points.length;
  return points.map((at, i) => {
    const before = points[closed ? (i + count - 1) % count : Math.max(0, i - 1)] ?? at;
    const after = points[closed ? (i + 1) % count : Math.min(count - 1, i + 1)] ?? at;
    const length = apart(before, after) || 1;
    return { at, x: (after.x - before.x) / length, y: (after.y - before.y) / length };
  });
}

/** A smooth curve through places of a picture, as the data of an SVG path. */
export function smoothPath(places: Places, aspect: number, closed = false): string {
  const points = places.map((place) => inUnits(place, aspect));
  // Where a closed curve comes back to its beginning, a place too near would make a knot.
  const last = points.at(-1);
  const knot = closed && points[0] && last && apart(points[0], last) < KNOT;
  const all = passes(knot ? points.slice(0, -1) : points, closed);
  const [first] = all;
  if (!first) return '';
  const rest = closed ? [...all.slice(1), first] : all.slice(1);
  const steps = rest.map((to, i) => {
    const from = all[i] ?? first;
    const reach = apart(from.at, to.at) / 3;
    const leaving = { x: from.at.x + from.x * reach, y: from.at.y + from.y * reach };
    const coming = { x: to.at.x - to.x * reach, y: to.at.y - to.y * reach };
    return `C${words(leaving)} ${words(coming)} ${words(to.at)}`;
  });
  return `M${words(first.at)}${steps.join('')}${closed ? 'Z' : ''}`;
}

/** A traced line without the tremor of its pixels: its ends stay where they are. */
export function calm(line: Places, times = 2): Places {
  if (times === 0) return line;
  const smooth = line.map((place, i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    if (!before || !after) return place;
    const mean = (a: number, b: number, c: number) => (a + 2 * b + c) / 4;
    return { x: mean(before.x, place.x, after.x), y: mean(before.y, place.y, after.y) };
  });
  return calm(smooth, times - 1);
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the palm of an upright hand ends, wrist included; null for one that leans. */
function palmEnd({ fingers, lines, aspect }: MeasuredHand): number | null {
  const middle = fingers.find(({ name }) => name === 'middle');
  if (!middle || middle.length <= 0) return null;
  const tip = inUnits(middle.tip, aspect);
  const base = inUnits(middle.base, aspect);
  if (tip.y >= base.y || Math.abs(tip.x - base.x) > LEAN_MAX * (base.y - tip.y)) return null;
  const radius = apart(tip, base) / middle.length;
  const places = fingers.map((finger) => finger.base);
  for (const line of Object.values(lines)) places.push(...line.path);
  return Math.max(...places.map(({ y }) => y)) * PLATE_HEIGHT + WRIST * radius;
}

/**
 * The part of the picture, in units, that shows a hand from its fingertips to its wrist: never more
 * than the picture where its photo is `inside` it; all of it for a hand without an outline.
 */
export function boxOf(hand: MeasuredHand, inside: boolean): Box {
  const { outline, aspect } = hand;
  const [right, bottom] = [aspect * PLATE_HEIGHT, PLATE_HEIGHT];
  if (outline.length === 0) return { left: 0, top: 0, width: right, height: bottom };
  const places = outline.map((place) => inUnits(place, aspect));
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const end = Math.min(palmEnd(hand) ?? Infinity, Math.max(...ys));
  const margin = MARGIN * (end - Math.min(...ys));
  const low = (value: number) => rounded(inside ? Math.max(0, value) : value);
  const high = (value: number, most: number) => (inside ? Math.min(most, value) : value);
  const left = low(Math.min(...xs) - margin);
  const top = low(Math.min(...ys) - margin);
  // Where the arm goes on, the drawing is cut off with it.
  const foot = end < Math.max(...ys) ? end : end + margin;
  return {
    left,
    top,
    width: rounded(high(Math.max(...xs) + margin, right) - left),
    height: rounded(high(foot, bottom) - top),
  };
}
