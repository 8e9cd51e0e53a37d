import { BONE, GOLD, NIGHT, PALE, SHADE, contour, hair, num, polar, star4 } from './engraving.ts';
import type { Point } from './engraving.ts';

const toPoint = (text: string): Point => {
  const [x = 0, y = 0] = text.trim().split(/\s+/).map(Number);
  return [x, y];
};

/** Points written `x y`, separated by commas. */
export const points = (text: string): Point[] => text.split(',').map(toPoint);

/** The tangent at `here`, of unit length, for a curve that comes from `from` and goes to `to`. */
function tangent(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** Bézier segments through a run of points; `loop` joins the last to the first smoothly. */
function throughPoints(places: readonly Point[], loop: boolean): string {
  const last = places.length - 1;
  const at = (i: number): Point =>
    places[loop ? (i + last) % last : Math.min(Math.max(i, 0), last)] ?? [0, 0];
  let d = '';
  for (let i = 0; i < last; i++) {
    const [a, b] = [at(i), at(i + 1)];
    const reach = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.36;
    const out = tangent(at(i - 1), b);
    const into = tangent(a, at(i + 2));
    d += `C${num(a[0] + out[0] * reach)} ${num(a[1] + out[1] * reach)} ${num(b[0] - into[0] * reach)} ${num(b[1] - into[1] * reach)} ${num(b[0])} ${num(b[1])}`;
  }
  return d;
}

/**
 * Path data of a hand-drawn line through points written `x y, x y, …`. A `|` makes a corner of the
 * point before it, a final `Z` closes the shape, a final `O` closes it without a corner.
 */
export function curve(text: string): string {
  const end = /[ZO]\s*$/.exec(text)?.[0].trim();
  const runs = text
    .replace(/[ZO]\s*$/, '')
    .split('|')
    .map(points);
  const start = runs[0]?.[0] ?? [0, 0];
  if (end) runs.at(-1)?.push(start);
  let corner: Point | undefined;
  let d = `M${num(start[0])} ${num(start[1])}`;
  for (const run of runs) {
    d += throughPoints(corner ? [corner, ...run] : run, end === 'O' && runs.length === 1);
    corner = run.at(-1);
  }
  return end ? `${d}Z` : d;
}

/** Path data from `curve` or absolute M, L, C and Q, moved, scaled, turned (radians) or flipped. */
export function moved(
  d: string,
  to: { x: number; y: number; scale?: number; turn?: number; flip?: boolean },
): string {
  const { x, y, scale = 1, turn = 0, flip = false } = to;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => {
    const u = flip ? -Number(px) : Number(px);
    const v = Number(py);
    return `${num(x + u * cos - v * sin)} ${num(y + u * sin + v * cos)}`;
  });
}

/** Path data of `count` lines that pass gradually from curve `a` to curve `b` (as many points). */
export function between(a: string, b: string, count: number): string {
  const target = [...b.matchAll(/-?[\d.]+/g)].map(([n]) => Number(n));
  let d = '';
  for (let i = 1; i <= count; i++) {
    const share = i / (count + 1);
    let k = 0;
    d += a.replace(/-?[\d.]+/g, (n) => {
      const from = Number(n);
      return num(from + ((target[k++] ?? from) - from) * share);
    });
  }
  return d;
}

/** The same between two lines given by their points: folds, strands, shading along a form. */
export const folds = (a: string, b: string, count: number): string =>
  between(curve(a), curve(b), count);

/** Fine dark lines on a pale ground: features, folds, feathers. */
export const ink = (d: string, width = 1.2, colour = NIGHT): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Shading lines in brown on pale or gold ground. */
export const shade = (d: string, opacity = 0.75): string =>
  `<path d="${d}" stroke="${SHADE}" stroke-width="0.8" fill="none" opacity="${opacity}"/>`;

/** A filled area without contour. */
export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A part in light: pale, with the gold contour of the deck. */
export const lit = (d: string, colour = BONE): string => contour(d, colour, GOLD);

/**
 * Several closed shapes as one body with one contour round them all: limbs and hands join the trunk
 * without a seam. All the edges are drawn first, then every filling over them; `id` must be unique in the card.
 */
export const body = (id: string, shapes: readonly string[], filling = BONE, edge = GOLD): string =>
  `<g fill="${filling}" stroke="${edge}" stroke-width="4" stroke-linejoin="round"><g id="${id}">${shapes.map((d) => `<path d="${d}"/>`).join('')}</g></g>` +
  `<use href="#${id}" fill="${filling}"/>`;

/** Where a small part goes: its origin, its length, its turn in radians, and if it is mirrored. */
export interface Pose {
  x: number;
  y: number;
  size: number;
  turn: number;
  flip?: boolean;
}

/** Places a part drawn along +x in a box of 100; flipped, it is mirrored across its own length. */
function posed(d: string, { x, y, size, turn, flip = false }: Pose): string {
  return moved(d, { x, y, scale: size / 100, turn: flip ? turn + Math.PI : turn, flip });
}

const HAND = curve(
  '-15 -20, 20 -24 | 30 -52, 46 -60, 52 -50 | 47 -28, 95 -26, 102 -14, 100 16, 90 26, 30 27, -15 20 Z',
);
const FIST = curve('-30 -36, 20 -46, 46 -36, 54 0, 46 34, 16 44, -30 36 Z');

/** An arm, a leg or a stem: a tube through places `x y half-width`, separated by commas. */
export function limb(text: string): string {
  const places = text.split(',').map((place) => place.trim().split(/\s+/).map(Number));
  const side = (hand: number) =>
    places.map(([x = 0, y = 0, half = 4], i) => {
      const [fx = x, fy = y] = places[i - 1] ?? [];
      const [tx = x, ty = y] = places[i + 1] ?? [];
      const [ux, uy] = tangent([fx, fy], [tx, ty]);
      return `${x - uy * half * hand} ${y + ux * half * hand}`;
    });
  return curve(`${side(1).join(',')}|${side(-1).reverse().join(',')} Z`);
}

/** An open hand that points along its turn from the wrist; the thumb is on the left of the way. */
export const openHand = (pose: Pose): string => posed(HAND, pose);
export const fist = (pose: Pose): string => posed(FIST, pose);

/** The lines between the fingers of an open hand or of a fist. */
export const fingers = (pose: Pose, of: 'hand' | 'fist' = 'hand'): string =>
  ink(
    posed(
      of === 'hand'
        ? 'M62 -12L94 -11M62 1L96 2M60 14L94 14'
        : 'M48 -16L14 -18M53 1L14 1M48 18L14 19',
      pose,
    ),
    0.8,
    SHADE,
  );

/** Where a point of a part lands once the part is placed. */
export function placed(
  u: number,
  v: number,
  { x, y, scale = 1, turn }: { x: number; y: number; scale?: number; turn: number },
): Point {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return [x + u * cos - v * sin, y + u * sin + v * cos];
}

/** Whatever is drawn, seen in the mirror of the card's vertical axis. */
export const mirrored = (svg: string): string =>
  `<g transform="translate(300 0) scale(-1 1)">${svg}</g>`;

/** A part for one side of the card, and the same part mirrored; `id` must be unique in the card. */
export const bothSides = (id: string, svg: string): string =>
  `<g id="${id}">${svg}</g><use href="#${id}" transform="translate(300 0) scale(-1 1)"/>`;

/** Only what falls inside `d`; `id` must be unique in the card. */
export const inside = (id: string, d: string, svg: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${svg}</g>`;

/** A garment: cloth of the given colour with its folds drawn in pale hairlines. */
export const draped = (id: string, d: string, colour: string, lines: string): string =>
  contour(d, colour) + inside(id, d, hair(lines, 0.75, PALE));

/** Path data of a whole circle. */
export const circle = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 1 1 ${num(x + r)} ${num(y)}A${num(r)} ${num(r)} 0 1 1 ${num(x - r)} ${num(y)}Z`;

/** Concentric hairlines round a centre, thinning outward: the ground of every sky. */
export function skyRings(cx: number, cy: number, from: number, to: number): string {
  let d = '';
  for (let r = from; r < to; r += 9 + (r - from) * 0.045) d += circle(cx, cy, r);
  return hair(d, 0.22);
}

/** Path data of strokes along rays: `count` of them from `inner` to `outer`, or as `outer` says. */
export function spokes(
  centre: Point,
  inner: number,
  outer: number | ((i: number) => number),
  count: number,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = (Math.PI * 2 * i) / count - Math.PI / 2;
    const [x1, y1] = polar(...centre, inner, angle);
    const [x2, y2] = polar(...centre, typeof outer === 'number' ? outer : outer(i), angle);
    d += `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  }
  return d;
}

/** A bank of engraved cloud: puffs `x y radius`, separated by commas, each with its curl. */
export function cloud(id: string, puffs: string, filling = NIGHT): string {
  const circles = puffs.split(',').map((puff) => puff.trim().split(/\s+/).map(Number));
  let curls = '';
  for (const [x = 0, y = 0, r = 8] of circles)
    for (const k of [0.72, 0.46])
      curls += `M${num(x - r * k)} ${num(y + r * 0.2)}A${num(r * k)} ${num(r * k)} 0 0 1 ${num(x + r * k * 0.8)} ${num(y - r * k * 0.6)}`;
  const shapes = circles.map(([x = 0, y = 0, r = 8]) => circle(x, y, r));
  return body(id, shapes, filling) + hair(curls, 0.7);
}

/** Small four-point stars at the given places, `x y radius` each, separated by commas. */
export function stars(places: string, opacity = 0.8): string {
  return places
    .split(',')
    .map((place) => {
      const [x = 0, y = 0, r = 3] = place.trim().split(/\s+/).map(Number);
      return fill(star4(x, y, r), PALE, opacity);
    })
    .join('');
}

/** Parallel strokes over a box, for shading inside a clip; `lean` is the shift of their foot. */
export function hatch(
  box: { x: number; y: number; width: number; height: number },
  gap: number,
  lean = 0,
): string {
  let d = '';
  for (let x = box.x - Math.abs(lean); x <= box.x + box.width + Math.abs(lean); x += gap)
    d += `M${num(x)} ${num(box.y)}L${num(x + lean)} ${num(box.y + box.height)}`;
  return d;
}
