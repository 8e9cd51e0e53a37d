import { gaussian } from './blur.ts';
import type { Frame } from './frame.ts';
import { toPatch, type Patch } from './patch.ts';
import { reachAt } from './proportions.ts';
import { emptyPlane, sample, type Plane, type Point } from './raster.ts';
import { median } from './skin.ts';

/** The seven mounts: the thumb's ball, those under the four fingers, and two at the palm's edge. */
export const MOUNTS = ['venus', 'jupiter', 'saturn', 'apollo', 'mercury', 'moon', 'mars'] as const;

export type MountName = (typeof MOUNTS)[number];

/** How full each mount looks: 0 flat, 0.5 usual, 1 very full. */
export type Mounts = Record<MountName, number>;

/** Heights, in R over the palm's centre, between which the outline is a mount's. */
const FOOT = { venus: [-0.75, -0.35], moon: [-0.75, -0.25] } as const;
/**
 * How far the outline stands out there beyond the palm's circle, in R: usual, and how much more is
 * very full. From nineteen photos of open hands.
 */
const BULGE = {
  venus: { usual: 0.16, more: 0.16 },
  moon: { usual: 0.11, more: 0.1 },
} as const;

/**
 * Where the others lie, in the hand's coordinates: under the middle of their finger's base. With
 * how much lighter than their rim they usually are, in logarithms; Jupiter's has folds beside it.
 */
const MIDDLES = {
  jupiter: { at: { x: -0.6, y: 0.84 }, usual: -0.015 },
  saturn: { at: { x: -0.23, y: 1.02 }, usual: 0 },
  apollo: { at: { x: 0.22, y: 1.02 }, usual: 0.01 },
  mercury: { at: { x: 0.62, y: 0.86 }, usual: 0.01 },
  mars: { at: { x: 0.6, y: 0.2 }, usual: 0.02 },
} as const;
/** So much lighter than usual is very full. */
const MUCH_LIGHTER = 0.08;
/** Radius of a mount in R, and of the blur that takes its grain away. */
const RIM = 0.22;
const SMOOTH = 0.06;
/** Half width, in R, of the widest crease that is filled up first. */
const CREASE = 0.06;
/** Nearer to the outline than this, in R, skin turns away from the light. */
const EDGE = 0.1;
const DIRECTIONS = 8;
const LEAST_DIRECTIONS = 3;

/**
 * How full the mounts look. Venus and Moon by the outline: the mean of reach(v) − √(1 − v²), how
 * far the hand stands out beyond its palm's circle at the foot of either side. The others by
 * shading, once creases are filled up: ln L(middle) − median of the mean ln L of opposite places
 * on the rim, by which light that falls off evenly counts nothing. Each is
 * 0.5 + (value − usual) / (2 · more), within 0 to 1, and 0.5 where too little of it is in sight.
 * One picture has no depth: a spread thumb makes Venus fuller, and light from the side or marks on
 * the skin make the others so. It tells how they look in this photo, no more.
 */
export function mountsOf(patch: Patch, frame: Frame, field: Plane): Mounts {
  const even = withoutCreases(patch.light, Math.round(CREASE * patch.scale));
  const smooth = gaussian(even, SMOOTH * patch.scale);
  return {
    venus: bulge('venus', -1, frame, field),
    jupiter: shading('jupiter', patch, smooth),
    saturn: shading('saturn', patch, smooth),
    apollo: shading('apollo', patch, smooth),
    mercury: shading('mercury', patch, smooth),
    moon: bulge('moon', 1, frame, field),
    mars: shading('mars', patch, smooth),
  };
}

function bulge(name: keyof typeof FOOT, side: -1 | 1, frame: Frame, field: Plane): number {
  const [lowest, highest] = FOOT[name];
  let sum = 0;
  let count = 0;
  for (let height = lowest; height <= highest; height += 0.05) {
    sum += reachAt(frame, field, { x: side, y: height }) - Math.sqrt(1 - height * height);
    count++;
  }
  return fullness(sum / count, BULGE[name]);
}

function shading(name: keyof typeof MIDDLES, patch: Patch, smooth: Plane): number {
  const { at: middle, usual } = MIDDLES[name];
  const lightAt = (at: Point): number | null => {
    const pixel = toPatch(patch.scale, at);
    if (sample(patch.inside, pixel.x, pixel.y) < EDGE) return null;
    return sample(smooth, pixel.x, pixel.y);
  };
  const light = lightAt(middle);
  if (light === null) return 0.5;
  const rims: number[] = [];
  for (let i = 0; i < DIRECTIONS; i++) {
    const angle = (Math.PI * i) / DIRECTIONS;
    const way = { x: RIM * Math.cos(angle), y: RIM * Math.sin(angle) };
    const one = lightAt({ x: middle.x + way.x, y: middle.y + way.y });
    const other = lightAt({ x: middle.x - way.x, y: middle.y - way.y });
    if (one !== null && other !== null) rims.push((one + other) / 2);
  }
  if (rims.length < LEAST_DIRECTIONS) return 0.5;
  return fullness(light - median(rims), { usual, more: MUCH_LIGHTER });
}

/** The light with its dark lines filled up: greatest, then least value around each place (a closing). */
function withoutCreases(light: Plane, radius: number): Plane {
  const calm = gaussian(light, radius / 3);
  const greatest = extremes(extremes(calm, radius, 1), radius, calm.width);
  const negative = { ...greatest, data: greatest.data.map((value) => -value) };
  const least = extremes(extremes(negative, radius, 1), radius, calm.width);
  return { ...least, data: least.data.map((value) => -value) };
}

/** The greatest value within `radius` along rows (step 1) or columns (step width). */
function extremes(plane: Plane, radius: number, step: number): Plane {
  const { width, height, data } = plane;
  const result = emptyPlane(width, height);
  const [count, length] = step === 1 ? [height, width] : [width, height];
  for (let line = 0; line < count; line++) {
    const first = step === 1 ? line * width : line;
    for (let i = 0; i < length; i++) {
      let most = -Infinity;
      const last = Math.min(length - 1, i + radius);
      for (let k = Math.max(0, i - radius); k <= last; k++)
        most = Math.max(most, data[first + k * step] ?? 0);
      result.data[first + i * step] = most;
    }
  }
  return result;
}

function fullness(value: number, { usual, more }: { usual: number; more: number }): number {
  return Math.max(0, Math.min(1, 0.5 + (value - usual) / (2 * more)));
}
