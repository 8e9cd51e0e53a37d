import { distance, type Point } from './raster.ts';
import type { PalmFinger } from './read.ts';

/** What is compared of a hand: places as parts of the picture's width and height. */
interface Posed {
  aspect: number;
  outline: Point[];
  fingers: PalmFinger[];
}

/**
 * How far fingertips and half of the outline may lie off, in units of the tips' spread. Of nineteen
 * real hands photographed once and mirrored, re-encoded, cropped or turned they lay off by at most
 * 0.031 and 0.019; of a hundred pairs of hands none by less than 0.035 and 0.042, or 0.052 and 0.029.
 */
const TIPS_OFF = 0.035;
const OUTLINE_OFF = 0.025;

/**
 * Whether one picture is the other one mirrored, whatever its size, crop and turn: nobody holds two
 * hands alike to a hair. The mirrored fingertips are laid on the others by the similarity that fits
 * best (least squares, in complex numbers), and then tips and outlines compared.
 */
export function isMirrored(one: Posed, other: Posed): boolean {
  const here = one.fingers.map(({ tip }) => square(one, tip, 1));
  const there = other.fingers.map(({ tip }) => square(other, tip, -1));
  if (here.length < 3 || here.length !== there.length) return false;
  const fit = fitted(there, here);
  if (fit === null || fit.off > TIPS_OFF) return false;
  const outline = one.outline.map((point) => square(one, point, 1));
  const laid = other.outline.map((point) => fit.lay(square(other, point, -1)));
  const away = [
    ...laid.map((point) => toPolygon(point, outline)),
    ...outline.map((point) => toPolygon(point, laid)),
  ].toSorted((a, b) => a - b);
  return (away[Math.floor(away.length / 2)] ?? Infinity) <= OUTLINE_OFF * fit.spread;
}

/** A place in units of the picture's height, as it is (1) or mirrored (−1). */
const square = ({ aspect }: Posed, { x, y }: Point, side: 1 | -1): Point => ({
  x: side * aspect * x,
  y,
});

interface Fit {
  /** Root mean square distance of the laid places from the others, in units of `spread`. */
  off: number;
  /** Root mean square distance of the others from their middle. */
  spread: number;
  lay: (at: Point) => Point;
}

/** Lays places on as many others; null where they are all one. */
function fitted(places: readonly Point[], others: readonly Point[]): Fit | null {
  const [from, to] = [middleOf(places), middleOf(others)];
  let [along, across, own, far] = [0, 0, 0, 0];
  for (const [i, place] of places.entries()) {
    const other = others[i] ?? to;
    const a = { x: place.x - from.x, y: place.y - from.y };
    const b = { x: other.x - to.x, y: other.y - to.y };
    along += a.x * b.x + a.y * b.y;
    across += a.x * b.y - a.y * b.x;
    own += a.x * a.x + a.y * a.y;
    far += b.x * b.x + b.y * b.y;
  }
  if (own === 0 || far === 0) return null;
  const lay = ({ x, y }: Point): Point => {
    const a = { x: x - from.x, y: y - from.y };
    return {
      x: to.x + (along * a.x - across * a.y) / own,
      y: to.y + (across * a.x + along * a.y) / own,
    };
  };
  const off = Math.sqrt(Math.max(0, 1 - (along * along + across * across) / (own * far)));
  return { off, spread: Math.sqrt(far / places.length), lay };
}

function middleOf(places: readonly Point[]): Point {
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}

/** Distance of a place from a closed polygon's edge. */
function toPolygon(at: Point, polygon: readonly Point[]): number {
  let nearest = Infinity;
  let from = polygon.at(-1);
  for (const to of polygon) {
    const start = from ?? to;
    from = to;
    const side = { x: to.x - start.x, y: to.y - start.y };
    const length = side.x * side.x + side.y * side.y;
    const along = (at.x - start.x) * side.x + (at.y - start.y) * side.y;
    const part = length === 0 ? 0 : Math.max(0, Math.min(1, along / length));
    const foot = { x: start.x + part * side.x, y: start.y + part * side.y };
    nearest = Math.min(nearest, distance(at, foot));
  }
  return nearest;
}
