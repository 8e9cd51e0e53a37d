import { distance, type Point } from './raster.ts';
import type { Hand } from './hand.ts';
import type { Silhouette } from './silhouette.ts';

/**
 * A hand's own coordinates: the palm's centre is 0 0, the unit is R, v points
 * to the fingers and u from the thumb's side to the little finger's, so that
 * left and right hands, turned or scaled, all read alike.
 */
export interface Frame {
  centre: Point;
  radius: number;
  /** Directions of u and v in the picture, each of length 1. */
  u: Point;
  v: Point;
}

/** The frame of a hand: v points from the palm's centre to the middle of the four fingers' bases. */
export function frameOf(hand: Hand, shape: Silhouette): Frame {
  const { centre, radius } = shape;
  const knuckles = { x: 0, y: 0 };
  for (const finger of hand.fingers) {
    knuckles.x += finger.base.x / 4;
    knuckles.y += finger.base.y / 4;
  }
  const far = distance(knuckles, centre) || 1;
  const v = { x: (knuckles.x - centre.x) / far, y: (knuckles.y - centre.y) / far };
  const u = hand.thumbSide === 'left' ? { x: -v.y, y: v.x } : { x: v.y, y: -v.x };
  return { centre, radius, u, v };
}

/**
 * Whether the thumb stands low and at the side, and the fingers above the
 * palm: what tells a hand from a comb or a row of posts.
 */
export function isThumbApart(hand: Hand, frame: Frame): boolean {
  const thumb = toHand(frame, hand.thumb.base);
  const lowest = Math.min(...hand.fingers.map((finger) => toHand(frame, finger.base).y));
  return thumb.x < -0.7 && thumb.y < 0.6 && thumb.y < lowest - 0.4;
}

/** From the hand's coordinates to the picture's. */
export function toPicture({ centre, radius, u, v }: Frame, at: Point): Point {
  return {
    x: centre.x + radius * (at.x * u.x + at.y * v.x),
    y: centre.y + radius * (at.x * u.y + at.y * v.y),
  };
}

/** From the picture's coordinates to the hand's. */
export function toHand({ centre, radius, u, v }: Frame, at: Point): Point {
  const x = (at.x - centre.x) / radius;
  const y = (at.y - centre.y) / radius;
  return { x: x * u.x + y * u.y, y: x * v.x + y * v.y };
}

/** The same frame in a picture enlarged by `scale` (places of pixels' middles kept). */
export function enlarged(frame: Frame, scale: number): Frame {
  return {
    ...frame,
    centre: {
      x: (frame.centre.x + 0.5) * scale - 0.5,
      y: (frame.centre.y + 0.5) * scale - 0.5,
    },
    radius: frame.radius * scale,
  };
}
