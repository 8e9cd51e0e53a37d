import { BONE, DEEP, GOLD, PALE, SHADE, num, opening, seeded } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import { cut } from './cut.ts';
import { turned, type Stroke } from './signs.ts';

/** The picture of a stone: 200 wide, 240 high; the sign turns about the middle of the stone. */
export const STONE_WIDTH = 200;
export const STONE_HEIGHT = 240;
const MIDDLE: Point = [97, 115];

interface Tints {
  /** The stone itself, where the light falls, and its hatching. */
  body: string;
  light: string;
  hatch: string;
  contour: string;
}

/** The stones of a river are not of one colour: bone, sand and grey. */
const FACES: readonly Tints[] = [
  { body: PALE, light: BONE, hatch: SHADE, contour: GOLD },
  { body: '#DDCFA9', light: '#EFE4C8', hatch: SHADE, contour: GOLD },
  { body: '#CFCBBE', light: '#E9E5DA', hatch: '#6B6656', contour: GOLD },
];
const FACE_DOWN: Tints = { body: DEEP, light: '#1B2550', hatch: GOLD, contour: GOLD };

/** A stone by its seed: `radius(angle, scale)` gives the points of its outline, or inside it. */
interface Shape {
  at: (angle: number, scale?: number) => Point;
  random: () => number;
}

function shapeOf(seed: number): Shape {
  const random = seeded(seed * 7919 + 101);
  for (let i = 0; i < 4; i++) random();
  const [rx, ry] = [70 + random() * 13, 90 + random() * 12];
  const waves = [0.04, 0.034, 0.02].map((size, i) => ({
    size: size * (0.5 + random()),
    turns: i + 2,
    phase: random() * Math.PI * 2,
  }));
  const at = (angle: number, scale = 1): Point => {
    const wave = waves.reduce((sum, w) => sum + w.size * Math.cos(w.turns * angle + w.phase), 1);
    const square =
      (Math.abs(Math.cos(angle)) ** 2.3 + Math.abs(Math.sin(angle)) ** 2.3) ** (-1 / 2.3);
    const r = scale * wave * square;
    return [MIDDLE[0] + rx * r * Math.cos(angle), MIDDLE[1] + ry * r * Math.sin(angle)];
  };
  return { at, random };
}

/** A smooth line through points (Catmull and Rom), closed or open. */
function smooth(points: readonly Point[], isClosed = false): string {
  const last = points.length - 1;
  const get = (i: number): Point => {
    const at = isClosed ? (i + points.length) % points.length : Math.max(0, Math.min(last, i));
    return points[at] ?? MIDDLE;
  };
  const pair = ([x, y]: Point): string => `${num(x)} ${num(y)}`;
  let d = `M${pair(get(0))}`;
  for (let i = 0; i < (isClosed ? points.length : last); i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const out: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const into: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${pair(out)} ${pair(into)} ${pair(p2)}`;
  }
  return isClosed ? `${d}Z` : d;
}

function arc({ at }: Shape, from: number, to: number, scale: number): string {
  const steps = Math.max(2, Math.round((to - from) / 0.42));
  return smooth(
    Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps, scale)),
  );
}

const outlineOf = ({ at }: Shape, scale = 1): string =>
  smooth(
    Array.from({ length: 12 }, (_, i) => at((Math.PI * i) / 6, scale)),
    true,
  );

/** The hatching of the side away from the light: lines that follow the contour and grow short. */
function hatching(shape: Shape): string {
  const towards = 0.92;
  let d = '';
  for (let k = 0; k < 13; k++) {
    const scale = 0.965 - k * 0.026;
    const reach = 1.5 - k * 0.1;
    const from = towards - reach * (0.85 + shape.random() * 0.3);
    const to = towards + reach * (0.8 + shape.random() * 0.3);
    d += arc(shape, from, to, scale);
  }
  return d;
}

/** A few lines along the lit edge, so that the stone turns on that side too. */
function glint(shape: Shape): string {
  return [0.95, 0.91, 0.87]
    .map((scale, k) => arc(shape, 3.5 + k * 0.12 + shape.random() * 0.2, 4.5 - k * 0.2, scale))
    .join('');
}

/** Dots where light turns to shade, and the pits that water leaves. */
function grain({ at, random }: Shape): string {
  let d = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = at(0.9 + (random() - 0.5) * 4.4, 0.5 + random() * 0.42);
    d += `M${num(x)} ${num(y)}h.1`;
  }
  return d;
}

/** One or two veins of another mineral across the stone. */
function veins(shape: Shape): string {
  const start = shape.random() * Math.PI * 2;
  const across = Math.PI * (0.55 + shape.random() * 0.3);
  const bow = 0.2 + shape.random() * 0.35;
  const vein = (shift: number, inner: number): string =>
    smooth([
      shape.at(start + shift, 1),
      shape.at(start + across * 0.3 + shift, 0.55 + inner),
      shape.at(start + across * 0.55 + shift, bow + 0.25 + inner),
      shape.at(start + across * 0.8 + shift, 0.72 + inner),
      shape.at(start + across, 1),
    ]);
  return vein(0, 0) + vein(0.09, 0.06);
}

/** The shadow on the cloth: level hairlines in the shape of the stone, down and to the right. */
function castShadow(id: string): string {
  let d = '';
  for (let y = 24; y < 236; y += 4) d += `M10 ${y}h190`;
  return (
    `<clipPath id="under"><use href="#${id}" transform="translate(9 12)"/></clipPath>` +
    `<path d="${d}" stroke="${GOLD}" stroke-width="1" opacity=".45" clip-path="url(#under)"/>`
  );
}

function stone(shape: Shape, tints: Tints, marks: string): string {
  const line = (d: string, width: number, opacity: number): string =>
    `<path d="${d}" stroke="${tints.hatch}" stroke-width="${width}" opacity="${opacity}"/>`;
  return (
    `<defs><path id="stone" d="${outlineOf(shape)}"/></defs>` +
    castShadow('stone') +
    `<clipPath id="in"><use href="#stone"/></clipPath>` +
    `<use href="#stone" fill="${tints.body}"/>` +
    `<g clip-path="url(#in)" fill="none" stroke-linecap="round">` +
    `<path d="${outlineOf(shape, 0.93)}" fill="${tints.light}" transform="translate(-7 -8)"/>` +
    line(veins(shape), 1, 0.5) +
    line(hatching(shape), 1, 0.8) +
    line(grain(shape), 1.5, 0.6) +
    line(glint(shape), 1, 0.55) +
    `</g>${marks}` +
    `<use href="#stone" fill="none" stroke="${tints.contour}" stroke-width="2"/>`
  );
}

const document = (title: string, drawing: string): string =>
  opening(STONE_WIDTH, STONE_HEIGHT, 't') + `<title id="t">${title}</title>${drawing}</svg>`;

export interface StoneArt {
  /** Also the seed of its shape, its colour and its veins. */
  id: number;
  title: string;
  strokes: readonly Stroke[];
  /** Turns the sign alone: stone, light and shadow stay as they are. */
  reversed: boolean;
}

/** Whether a point, from the middle of a stone, lies inside its outline drawn `scale` as large. */
export function isWithinStone(id: number, [x, y]: Point, scale: number): boolean {
  const { at } = shapeOf(id + 1);
  const outline = Array.from({ length: 180 }, (_, i) => at((Math.PI * i) / 90, scale));
  const [px, py] = [MIDDLE[0] + x, MIDDLE[1] + y];
  return outline.reduce((isInside, [x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] ?? [x1, y1];
    const crosses = y1 > py !== y2 > py && px < x1 + ((py - y1) / (y2 - y1)) * (x2 - x1);
    return crosses ? !isInside : isInside;
  }, false);
}

/** A stone that lies with its face up, as an SVG document. */
export function stoneSvg({ id, title, strokes, reversed }: StoneArt): string {
  const tints = FACES[(id * 5 + (id >> 2)) % FACES.length] ?? FACE_DOWN;
  return document(
    title,
    stone(shapeOf(id + 1), tints, cut(reversed ? turned(strokes) : strokes, MIDDLE)),
  );
}

/** Any stone before it is turned up; `marks` is drawn in its middle. */
export function faceDownSvg(title: string, marks: (middle: Point) => string): string {
  return document(title, stone(shapeOf(40), FACE_DOWN, marks(MIDDLE)));
}
