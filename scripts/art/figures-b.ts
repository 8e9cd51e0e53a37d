import { DEEP, GOLD, NIGHT, PALE, SHADE, line, num, polar, seeded, star4 } from './engraving.ts';
import type { Point } from './engraving.ts';

/** Where a piece drawn around its own origin goes. */
export interface Place {
  x: number;
  y: number;
  /** Both axes; strokes keep their weight. */
  scale?: number;
  /** Radians, clockwise. */
  turn?: number;
  /** Mirrored left to right before it is turned. */
  flip?: boolean;
}

interface Knot {
  at: Point;
  corner: boolean;
}

const HERE: Place = { x: 0, y: 0 };

function settle([x, y]: Point, place: Place): Point {
  const scale = place.scale ?? 1;
  const turn = place.turn ?? 0;
  const px = (place.flip ? -x : x) * scale;
  const py = y * scale;
  return [
    place.x + px * Math.cos(turn) - py * Math.sin(turn),
    place.y + px * Math.sin(turn) + py * Math.cos(turn),
  ];
}

function readKnots(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
      return { at: [x, y], corner: word.endsWith('!') };
    });
}

/** The control point that leaves `here` towards `to`, coming from `from` (chordal Catmull–Rom). */
function handle(from: Point, here: Point, to: Point): Point {
  const before = Math.hypot(here[0] - from[0], here[1] - from[1]);
  const after = Math.hypot(to[0] - here[0], to[1] - here[1]);
  const reach = after / (before + after || 1) / 3;
  return [here[0] + (to[0] - from[0]) * reach, here[1] + (to[1] - from[1]) * reach];
}

const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

const write = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** Steps from `origin`, as short as path data allows: a minus sign needs no space before it. */
function steps(origin: Point, points: readonly Point[]): string {
  return points
    .flatMap(([x, y]) => [num(x - origin[0]), num(y - origin[1])])
    .map((step, i) => (i === 0 || step.startsWith('-') ? step : ` ${step}`))
    .join('');
}

const rounded = ([x, y]: Point): Point => [Number(num(x)), Number(num(y))];

function stroke(knots: readonly Knot[], closed: boolean): string {
  const count = knots.length;
  const pick = (i: number) => knots[closed ? (i + count) % count : i];
  let d = '';
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const a = pick(i);
    const b = pick(i + 1);
    if (!a || !b) continue;
    const origin = rounded(a.at);
    if (!d) d = `M${write(a.at)}`;
    const before = a.corner ? undefined : pick(i - 1);
    const after = b.corner ? undefined : pick(i + 2);
    if (!before && !after) {
      d += `l${steps(origin, [rounded(b.at)])}`;
      continue;
    }
    const leave = before && handle(before.at, a.at, b.at);
    const arrive = after && handle(after.at, b.at, a.at);
    const first = leave ?? half(a.at, arrive ?? b.at);
    const second = arrive ?? half(b.at, leave ?? a.at);
    d += `c${steps(origin, [first, second, rounded(b.at)])}`;
  }
  return closed ? `${d}Z` : d;
}

/**
 * Path data of smooth strokes through knots: `'0,0 10,5 20,0!'`. A `!` makes a corner, `|` begins
 * another stroke and a last `z` closes one.
 */
export function curve(text: string, place: Place = HERE): string {
  return text
    .split('|')
    .map((part) => {
      const closed = part.trim().endsWith('z');
      const knots = readKnots(part.replace('z', ''));
      return stroke(
        knots.map((knot) => ({ ...knot, at: settle(knot.at, place) })),
        closed,
      );
    })
    .join('');
}

/** Path data of `count` strokes that pass evenly from stroke `a` to stroke `b` (as many knots each). */
export function between(a: string, b: string, count: number, place: Place = HERE): string {
  const from = readKnots(a);
  const to = readKnots(b);
  let d = '';
  for (let i = 1; i <= count; i++) {
    const t = i / (count + 1);
    const knots = from.map((knot, k): Knot => {
      const end = to[k] ?? knot;
      const x = knot.at[0] + (end.at[0] - knot.at[0]) * t;
      const y = knot.at[1] + (end.at[1] - knot.at[1]) * t;
      return { at: settle([x, y], place), corner: knot.corner };
    });
    d += stroke(knots, false);
  }
  return d;
}

/** A scene: its group carries the strokes' common attributes, so that the pieces stay short. */
export const sheet = (...pieces: readonly string[]): string =>
  `<g fill="none" stroke="${GOLD}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${pieces.join('')}</g>`;

/** A contour (width 2) inside a sheet, filled or not. */
export const bold = (d: string, inside = 'none', colour = GOLD): string =>
  `<path d="${d}"${inside === 'none' ? '' : ` fill="${inside}"`}${colour === GOLD ? '' : ` stroke="${colour}"`}/>`;

/** A hairline (width 1) inside a sheet. */
export const fine = (d: string, opacity = 1, colour = GOLD): string =>
  `<path d="${d}" stroke-width="1"${colour === GOLD ? '' : ` stroke="${colour}"`}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A dark stroke over a pale surface: the features of a face, the joints of a hand. */
export const ink = (d: string, width = 1.3, colour = NIGHT): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;

/** The brown hatching that shades whatever is pale. */
export const shade = (d: string, opacity = 0.8): string =>
  `<path d="${d}" stroke="${SHADE}" stroke-width=".8" opacity="${opacity}"/>`;

/** A filled shape without a contour. */
export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}" stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Path data of a circle. */
export const ring = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0Z`;

/** A drawing and its mirror image about the middle of the card; `id` must be unique in the card. */
export const both = (id: string, drawing: string): string =>
  `<g id="${id}">${drawing}</g><use href="#${id}" transform="matrix(-1 0 0 1 300 0)"/>`;

/** A drawing repeated `count` times around a point; `id` must be unique in the card. */
export function spin(id: string, drawing: string, count: number, x: number, y: number): string {
  let out = `<g id="${id}">${drawing}</g>`;
  for (let i = 1; i < count; i++)
    out += `<use href="#${id}" transform="rotate(${num((360 * i) / count)} ${x} ${y})"/>`;
  return out;
}

/** A graduated ring as dashes; each sixth tick runs over the whole width. */
export function limb(x: number, y: number, inner: number, outer: number, count = 72): string {
  const dashes = (r: number, width: number, ticks: number): string => {
    const gap = ((2 * Math.PI * r) / ticks - 1).toFixed(3);
    return `<circle cx="${x}" cy="${y}" r="${num(r)}" stroke-width="${num(width)}" stroke-dasharray="1 ${gap}" stroke-dashoffset=".5"/>`;
  };
  const width = outer - inner;
  return `<g stroke-linecap="butt">${dashes(inner + width / 4, width / 2, count)}${dashes(inner + width / 2, width, count / 6)}</g>`;
}

/** A disc with a graduated limb. */
export const disc = (x: number, y: number, r: number, colour = NIGHT): string =>
  bold(ring(x, y, r), colour) + fine(ring(x, y, r - 7)) + limb(x, y, r - 7, r);

export interface Rays {
  x: number;
  y: number;
  /** Where the rays begin. */
  from: number;
  /** Where the longest ends. */
  to: number;
  /** Solid rays; between two of them runs a sheaf of hairlines. */
  count?: number;
  colour?: string;
}

/** Rays as round a heavenly body: wedges long and less long, with hairlines between them. */
export function rays({ x, y, from, to, count = 16, colour = DEEP }: Rays): string {
  const turn = (Math.PI * 2) / count;
  let wedges = '';
  let sheaves = '';
  for (let i = 0; i < count; i++) {
    const angle = i * turn - Math.PI / 2;
    const width = turn * 0.13;
    const tip = polar(x, y, i % 2 ? from + (to - from) * 0.68 : to, angle);
    const left = polar(x, y, from, angle - width);
    const right = polar(x, y, from, angle + width);
    wedges += `M${write(left)}L${write(tip)}L${write(right)}`;
    for (const k of [-1, 0, 1]) {
      const mid = angle + turn / 2;
      const [x1, y1] = polar(x, y, from + 2, mid + (k * 2.2) / from);
      const [x2, y2] = polar(x, y, from + (to - from) * (k ? 0.34 : 0.48), mid + (k * 1.8) / from);
      sheaves += line(x1, y1, x2, y2);
    }
  }
  return bold(wedges, colour) + fine(sheaves, 0.8);
}

/** The rings of the sky, which thin out away from the body they surround. */
export function heavens(x: number, y: number, from: number, reach = 330): string {
  let d = '';
  for (let r = from; r < reach; r += 9 + (r - from) * 0.045) d += ring(x, y, r);
  return fine(d, 0.22);
}

/** Small stars scattered over the upper sky, clear of a circle: some bright, some dim. */
export function starfield(seed: number, clear: { x: number; y: number; r: number }): string {
  const random = seeded(seed);
  let bright = '';
  let dim = '';
  for (let i = 0; i < 26; i++) {
    const x = 28 + random() * 244;
    const y = 64 + random() * 190;
    const size = 2.4 + random() * 3.6;
    if (Math.hypot(x - clear.x, y - clear.y) < clear.r) continue;
    if (size > 4) bright += star4(x, y, size);
    else dim += star4(x, y, size);
  }
  return fill(bright, PALE, 0.95) + fill(dim, PALE, 0.6);
}

/** A range of hills: a filled contour and hairlines that follow it down. */
export function hills(crest: string, foot: string, colour = NIGHT, lines = 6): string {
  return bold(`${curve(crest)}V470H20Z`, colour, GOLD) + fine(between(crest, foot, lines), 0.5);
}
