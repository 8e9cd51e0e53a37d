import type { LineName } from '../corridors.ts';
import type { MountName } from '../mounts.ts';
import type { Photo, Point } from '../raster.ts';
import { mixed, numbersFrom, painted, rounded, toLine, toSegment, type Colour } from './canvas.ts';

/** How a hand is drawn. The unit is half the palm's width; u to the right, v up, thumb left. */
export interface Drawing {
  width: number;
  height: number;
  /** Half the palm's width in pixels. */
  unit: number;
  /** Degrees clockwise. */
  turn: number;
  /** The palm's centre as parts of the picture. */
  centre: Point;
  thumb: 'left' | 'right';
  skin: Colour;
  wall: Colour;
  /** Factors: 1.15 is 15 % brighter. */
  brightness: number;
  /** Standard deviation of the grain in levels. */
  grain: number;
  /** Part of the light that is lost from one corner to the other. */
  shade: number;
  /** Which creases are drawn, and how much darker than the skin they are. */
  creases: readonly LineName[];
  depth: number;
  /** Half width of a crease in units. */
  creaseWidth: number;
  /** Factors on the palm's and the fingers' length. */
  palmLength: number;
  fingerLength: number;
  /** Factor on how far the fingers are spread. */
  spread: number;
  /** Mounts that are drawn fuller, by how much: 0 to 1. */
  mounts: Partial<Record<MountName, number>>;
  seed: number;
}

/** Skin tones from very light to very dark (after the Monk scale's steps). */
export const SKIN_TONES: readonly Colour[] = [
  [246, 223, 208],
  [232, 190, 164],
  [206, 154, 118],
  [166, 112, 78],
  [120, 78, 56],
  [84, 52, 40],
  [58, 37, 29],
];

const USUAL: Drawing = {
  width: 600,
  height: 800,
  unit: 105,
  turn: 0,
  centre: { x: 0.52, y: 0.6 },
  thumb: 'left',
  skin: [206, 154, 118],
  wall: [120, 126, 130],
  brightness: 1,
  grain: 3,
  shade: 0.2,
  creases: ['heart', 'head', 'life', 'fate'],
  depth: 0.22,
  creaseWidth: 0.022,
  palmLength: 1,
  fingerLength: 0.9,
  spread: 1,
  mounts: {},
  seed: 1,
};

/** The creases as drawn, in the drawing's units. */
const CREASES: Record<LineName, Point[]> = {
  heart: [
    { x: 0.84, y: 0.62 },
    { x: 0.4, y: 0.7 },
    { x: 0.02, y: 0.86 },
    { x: -0.32, y: 1.12 },
  ],
  head: [
    { x: -0.84, y: 0.78 },
    { x: -0.4, y: 0.82 },
    { x: 0.1, y: 0.52 },
    { x: 0.55, y: 0.18 },
  ],
  life: [
    { x: -0.76, y: 0.6 },
    { x: -0.32, y: 0.66 },
    { x: 0.12, y: 0.08 },
    { x: 0.14, y: -0.36 },
    { x: 0, y: -0.74 },
  ],
  fate: [
    { x: 0.3, y: -0.7 },
    { x: 0.26, y: -0.2 },
    { x: 0.2, y: 0.35 },
    { x: 0.08, y: 0.98 },
  ],
};

/** A drawn hand with the truth about its creases, in the picture's pixels. */
interface DrawnHand {
  photo: Photo;
  creases: Partial<Record<LineName, Point[]>>;
}

interface Capsule {
  from: Point;
  to: Point;
  radius: number;
}

/** Draws an open hand before a plain wall. */
export function drawnHand(changes: Partial<Drawing> = {}): DrawnHand {
  const drawing = { ...USUAL, ...changes };
  const random = numbersFrom(drawing.seed);
  const limbs = limbsOf(drawing);
  const creases = drawing.creases.map((name) => rounded(jittered(CREASES[name], random)));
  const photo = painted(drawing.width, drawing.height, (x, y) => {
    const at = toHand(drawing, x, y);
    const inside = 0.5 - (drawing.unit * outsideOf(at, limbs, drawing)) / 1.5;
    const part = Math.max(0, Math.min(1, inside));
    let light = 1 - drawing.shade * ((x / drawing.width + y / drawing.height) / 2);
    if (part > 0) light *= creaseLight(at, creases, drawing) * mountLight(at, drawing);
    const colour = mixed(drawing.wall, drawing.skin, part);
    const noise = drawing.grain * (random() + random() + random() - 1.5) * 2;
    const factor = light * drawing.brightness;
    return [colour[0] * factor + noise, colour[1] * factor + noise, colour[2] * factor + noise];
  });
  const truth: DrawnHand['creases'] = {};
  for (const [at, name] of drawing.creases.entries()) {
    truth[name] = (creases[at] ?? []).map((point) => toPhoto(drawing, point));
  }
  return { photo, creases: truth };
}

/** Each hand's creases lie a little elsewhere. */
function jittered(line: Point[], random: () => number): Point[] {
  const dy = (random() - 0.5) * 0.1;
  return line.map(({ x, y }) => ({
    x: x + (random() - 0.5) * 0.05,
    y: y + dy + (random() - 0.5) * 0.04,
  }));
}

function creaseLight(at: Point, creases: Point[][], { depth, creaseWidth }: Drawing): number {
  let light = 1;
  if (Math.abs(at.x) > 1.05 || at.y > 1.35 || at.y < -1.05) return light;
  for (const crease of creases) {
    const away = toLine(at.x, at.y, crease) / creaseWidth;
    if (away < 4) light *= 1 - depth * Math.exp((-away * away) / 2);
  }
  return light;
}

/** The middles of the mounts that catch the light, in the drawing's units, and how much. */
const MOUNT_MIDDLES: [MountName, Point][] = [
  ['jupiter', { x: -0.58, y: 0.82 }],
  ['saturn', { x: -0.22, y: 0.98 }],
  ['apollo', { x: 0.21, y: 0.98 }],
  ['mercury', { x: 0.6, y: 0.83 }],
  ['mars', { x: 0.58, y: 0.2 }],
];

function mountLight(at: Point, { mounts }: Drawing): number {
  let light = 1;
  for (const [name, middle] of MOUNT_MIDDLES) {
    const away = Math.hypot(at.x - middle.x, at.y - middle.y) / 0.14;
    light += 0.12 * (mounts[name] ?? 0) * Math.exp((-away * away) / 2);
  }
  return light;
}

function limbsOf({ fingerLength, palmLength, spread, mounts }: Drawing): Capsule[] {
  const finger = (x: number, y: number, dx: number, length: number, radius: number): Capsule => {
    const base = { x, y: y + (palmLength - 1) * 1.2 };
    const to = { x: base.x + dx * spread, y: base.y + length * fingerLength };
    return { from: base, to, radius };
  };
  const foot = (x: number, fuller: number): Capsule => {
    const at = { x: x * (1 + 0.7 * fuller), y: -0.45 };
    return { from: at, to: at, radius: 0.28 };
  };
  return [
    finger(-0.68, 0.9, -0.14, 1.62, 0.22),
    finger(-0.22, 1, -0.02, 1.78, 0.23),
    finger(0.26, 1, 0.1, 1.62, 0.215),
    finger(0.71, 0.8, 0.24, 1.32, 0.185),
    { from: { x: -0.62, y: -0.3 }, to: { x: -1.72, y: 0.72 }, radius: 0.26 },
    { from: { x: -0.05, y: -0.5 }, to: { x: -0.05, y: -4 }, radius: 0.66 },
    foot(-0.48, mounts.venus ?? 0),
    foot(0.48, mounts.moon ?? 0),
  ];
}

/** Distance from the hand in units, negative inside. */
function outsideOf({ x, y }: Point, limbs: Capsule[], { palmLength }: Drawing): number {
  const top = 0.74 + (palmLength - 1) * 1.2;
  const palm: [Point, Point][] = [
    [
      { x: -0.5, y: top },
      { x: 0.5, y: top - 0.06 },
    ],
    [
      { x: 0.5, y: top - 0.06 },
      { x: 0.36, y: -0.5 },
    ],
    [
      { x: -0.36, y: -0.5 },
      { x: -0.5, y: top },
    ],
    [
      { x: 0, y: top },
      { x: 0, y: -0.5 },
    ],
    [
      { x: -0.25, y: top },
      { x: -0.2, y: -0.5 },
    ],
    [
      { x: 0.25, y: top },
      { x: 0.2, y: -0.5 },
    ],
  ];
  let nearest = Infinity;
  for (const [a, b] of palm) nearest = Math.min(nearest, toSegment(x, y, a, b) - 0.48);
  for (const { from, to, radius } of limbs) {
    nearest = Math.min(nearest, toSegment(x, y, from, to) - radius);
  }
  return nearest;
}

function toHand(drawing: Drawing, x: number, y: number): Point {
  const angle = (drawing.turn * Math.PI) / 180;
  const dx = (x - drawing.centre.x * drawing.width) / drawing.unit;
  const dy = (y - drawing.centre.y * drawing.height) / drawing.unit;
  const u = dx * Math.cos(angle) + dy * Math.sin(angle);
  const v = dx * Math.sin(angle) - dy * Math.cos(angle);
  return { x: drawing.thumb === 'left' ? u : -u, y: v };
}

function toPhoto(drawing: Drawing, at: Point): Point {
  const angle = (drawing.turn * Math.PI) / 180;
  const u = drawing.thumb === 'left' ? at.x : -at.x;
  return {
    x:
      drawing.centre.x * drawing.width +
      drawing.unit * (u * Math.cos(angle) + at.y * Math.sin(angle)),
    y:
      drawing.centre.y * drawing.height +
      drawing.unit * (u * Math.sin(angle) - at.y * Math.cos(angle)),
  };
}
