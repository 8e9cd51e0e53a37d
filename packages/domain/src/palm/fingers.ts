import { distanceField } from './distance-field.ts';
import { distance, type Mask, type Point } from './raster.ts';
import { regionsOf, type Region } from './regions.ts';
import type { Silhouette } from './silhouette.ts';

/** Something long that stands out of the palm. Lengths in units of R. */
export interface Limb {
  /** Middle of the seam with the palm, in pixels. */
  base: Point;
  /** The farthest pixel from the base. */
  tip: Point;
  length: number;
  /** Mean width across the length. */
  width: number;
  /** Width in the outer third against that in the inner third: 1 for a finger, 0.3 for a spike. */
  taper: number;
  /** Distance of the tip from the palm's centre. */
  reach: number;
  /** Whether it runs into the picture's edge. */
  cut: boolean;
}

/** A disc of this radius fits into every palm and into no finger. */
const PALM_DISC = 0.44;
/** Smaller leftovers of the opening are corners, not limbs (in R²). */
const SMALLEST_LIMB = 0.1;
/** Distance of fingers' bases from the palm's centre: usual, and the most that is no sign of touching ones. */
const USUAL_ROOT = 1.42;
const FARTHEST_ROOT = 1.72;
/** A stub shorter than this, against its width, has no direction of its own. */
const LEAST_STUB = 1.2;

/**
 * What is left of the shape when its palm is taken away: the palm is the
 * shape's opening with a disc of 0.44 R, done by two distance fields.
 */
export function limbsOf(shape: Silhouette): Limb[] {
  const { mask, field, radius } = shape;
  const disc = PALM_DISC * radius;
  const thin = new Uint8Array(mask.data.length);
  for (let at = 0; at < thin.length; at++) thin[at] = (field.data[at] ?? 0) > disc ? 0 : 1;
  const toCore = distanceField({ ...mask, data: thin }, false);
  const rest = new Uint8Array(mask.data.length);
  for (let at = 0; at < rest.length; at++) {
    rest[at] = mask.data[at] === 1 && (toCore.data[at] ?? 0) > disc ? 1 : 0;
  }
  const leftover = { ...mask, data: rest };
  return regionsOf(leftover, Math.ceil(SMALLEST_LIMB * radius * radius))
    .map((region) => limbOf(region, leftover, shape))
    .filter((limb) => limb !== null)
    .map((limb) => rooted(limb, shape));
}

/**
 * Fingers that lie side by side are as wide as a palm: what stands out is only where they part. A
 * limb that begins farther out than fingers do is followed back to its root, along its own
 * direction if it is long, else towards the palm's centre.
 */
function rooted(limb: Limb, { centre, radius }: Silhouette): Limb {
  const out = distance(limb.base, centre) / radius;
  if (limb.cut || out < FARTHEST_ROOT || limb.length < LEAST_STUB * limb.width) return limb;
  const own = Math.min(1, limb.length);
  const straight = unit(limb.base, limb.tip);
  const inward = unit(centre, limb.base);
  const way = {
    x: own * straight.x + (1 - own) * inward.x,
    y: own * straight.y + (1 - own) * inward.y,
  };
  const base = { ...limb.base };
  for (let back = 0; back < out && distance(base, centre) > USUAL_ROOT * radius; back += 0.02) {
    base.x -= 0.02 * radius * way.x;
    base.y -= 0.02 * radius * way.y;
  }
  return { ...limb, base, length: distance(base, limb.tip) / radius };
}

function unit(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function limbOf(region: Region, leftover: Mask, shape: Silhouette): Limb | null {
  const { width, height } = leftover;
  const seam: Point = { x: 0, y: 0 };
  let count = 0;
  let edge = 0;
  for (const at of region) {
    const x = at % width;
    const y = (at - x) / width;
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) edge++;
    else if (touchesPalm(at, leftover, shape.mask)) {
      seam.x += x;
      seam.y += y;
      count++;
    }
  }
  if (count === 0) return null;
  const base = { x: seam.x / count, y: seam.y / count };
  const tip = farthest(region, width, base);
  const length = distance(base, tip);
  const profile = widths(region, width, base, tip);
  const R = shape.radius;
  return {
    base,
    tip,
    length: length / R,
    width: region.length / Math.max(1, length) / R,
    taper: (profile[2] ?? 0) / Math.max(1e-6, profile[0] ?? 0),
    reach: distance(shape.centre, tip) / R,
    cut: edge > 0.05 * R,
  };
}

function touchesPalm(at: number, leftover: Mask, whole: Mask): boolean {
  return [at - 1, at + 1, at - whole.width, at + whole.width].some(
    (next) => whole.data[next] === 1 && leftover.data[next] === 0,
  );
}

function farthest(region: Region, width: number, from: Point): Point {
  let best = from;
  for (const at of region) {
    const point = { x: at % width, y: Math.floor(at / width) };
    if (distance(point, from) > distance(best, from)) best = point;
  }
  return best;
}

/** Mean width in pixels in the inner, middle and outer part of the limb's stem. */
function widths(region: Region, width: number, base: Point, tip: Point): number[] {
  const length = Math.max(1, distance(base, tip));
  const parts = [0, 0, 0];
  for (const at of region) {
    const x = (at % width) - base.x;
    const y = Math.floor(at / width) - base.y;
    const along = (x * (tip.x - base.x) + y * (tip.y - base.y)) / (length * length);
    const part = Math.floor((along - 0.15) / 0.25);
    if (part >= 0 && part < 3) parts[part] = (parts[part] ?? 0) + 1 / (0.25 * length);
  }
  return parts;
}
