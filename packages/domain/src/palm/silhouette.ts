import { distanceField } from './distance-field.ts';
import { filled, regionsOf } from './regions.ts';
import type { Mask, Plane, Point } from './raster.ts';

/** The one large shape of a picture, with its largest inscribed circle. */
export interface Silhouette {
  mask: Mask;
  /** Distance of each pixel from the outline. */
  field: Plane;
  /** Middle of the largest circle that fits inside: the palm's, if it is a hand. */
  centre: Point;
  /** Radius R of that circle in pixels; every length below is in units of it. */
  radius: number;
  /** Part of the picture that the shape covers, 0 to 1. */
  share: number;
  /** Size of the second largest shape against the largest, 0 to 1. */
  rival: number;
}

/** Below and above these shares of the picture no shape is looked at further. */
const SMALLEST_SHARE = 0.05;
const LARGEST_SHARE = 0.7;

/** The largest shape of a mask, or null when it is too small or fills the picture. */
export function silhouetteOf(mask: Mask): Silhouette | null {
  const area = mask.data.length;
  let inside = 0;
  for (const value of mask.data) inside += value;
  if (inside < SMALLEST_SHARE * area || inside > LARGEST_SHARE * area) return null;
  const [largest, second] = regionsOf(mask, Math.ceil(area * 0.002));
  if (largest === undefined || largest.length < SMALLEST_SHARE * area) return null;
  const whole = filled(largest, mask.width, mask.height);
  let share = 0;
  for (const value of whole.data) share += value / area;
  if (share > LARGEST_SHARE) return null;
  const field = distanceField(whole, true);
  let best = 0;
  for (let at = 1; at < field.data.length; at++) {
    if ((field.data[at] ?? 0) > (field.data[best] ?? 0)) best = at;
  }
  const radius = field.data[best] ?? 0;
  const x = best % mask.width;
  const rival = (second?.length ?? 0) / largest.length;
  return { mask: whole, field, centre: { x, y: (best - x) / mask.width }, radius, share, rival };
}
