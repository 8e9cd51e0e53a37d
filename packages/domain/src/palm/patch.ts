import { toPicture, type Frame } from './frame.ts';
import { emptyPlane, sample, type Plane, type Point } from './raster.ts';

/** The palm cut out of the picture, upright, thumb left, at a fixed scale. */
export interface Patch {
  /** Pixels per R. */
  scale: number;
  /** Logarithm of the luminance: a shadow or a darker skin only shifts it. */
  light: Plane;
  /** Distance from the hand's outline in R, negative or 0 outside. */
  inside: Plane;
}

/** Half the patch's width and height in R: a palm with the finger bases and the wrist. */
const HALF_WIDTH = 1.4;
const HALF_HEIGHT = 1.5;

/** The patch's pixel for a place in the hand's coordinates. */
export function toPatch(scale: number, at: Point): Point {
  return { x: (at.x + HALF_WIDTH) * scale, y: (HALF_HEIGHT - at.y) * scale };
}

/** The part of a picture that a frame shows, resampled; `field` is the outline distance. */
export function patchOf(
  picture: { luma: Plane; frame: Frame },
  outline: { field: Plane; frame: Frame },
  scale: number,
): Patch {
  const width = Math.round(2 * HALF_WIDTH * scale);
  const height = Math.round(2 * HALF_HEIGHT * scale);
  const light = emptyPlane(width, height);
  const inside = emptyPlane(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = { x: x / scale - HALF_WIDTH, y: HALF_HEIGHT - y / scale };
      const from = toPicture(picture.frame, at);
      const edge = toPicture(outline.frame, at);
      const index = y * width + x;
      light.data[index] = Math.log(sample(picture.luma, from.x, from.y) + 8);
      inside.data[index] = sample(outline.field, edge.x, edge.y) / outline.frame.radius;
    }
  }
  return { scale, light, inside };
}
