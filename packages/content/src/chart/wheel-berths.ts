import { BODY_GLYPH_REACH } from '@sibila/domain/sky/glyphs';
import { sizeOf, type Size } from './wheel-lettering.ts';
import type { WheelPoint } from './wheel-points.ts';
import { RADII } from './wheel-radii.ts';
import { besideBox, besideCircle, halfAcross } from './wheel-tags.ts';

/** Scales of the glyphs and of the figures of a body, and the width of their lines in pixels. */
export const GLYPH_SCALE = 1.3;
export const FIGURE_SCALE = 1;
export const GLYPH_LINE = 2.1;
export const FIGURE_LINE = 1.8;

/** ℞: its scale, its size with its line, and how far its middle is below its 0 0. */
export const MARK_SCALE = 1.2;
export const MARK_DROP = 0.9;
const MARK_SIZE: Size = { width: 8.7, height: 12.9 };

/** The circle round a glyph, in pixels. */
const REACH = BODY_GLYPH_REACH * GLYPH_SCALE + GLYPH_LINE / 2;

/** Air between a glyph and its figures, between these and ℞, and between two bodies. */
const FIGURE_AIR = 2;
const MARK_AIR = 1.5;
const BODY_AIR = 1.5;

/** What figures that stand in one line need more, so as not to read as one number. */
const SPACE = 3;

/** How much wider figures lie across a line beside them than across their own spoke. */
const TILT = 1.4;

/** The degree of a body as it is written; null where it hangs on the hour. */
export function figuresOf({ degree }: Pick<WheelPoint, 'degree'>): string | null {
  return degree === null ? null : `${Math.floor(degree)}°`;
}

/** What hangs next to the glyph: the figures, or ℞ alone. */
function firstTag(point: WheelPoint): Size {
  const figures = figuresOf(point);
  if (figures === null) return MARK_SIZE;
  const { width, height } = sizeOf(figures, FIGURE_SCALE);
  return { width: width + FIGURE_LINE, height: height + FIGURE_LINE };
}

/** Radii of the middles of the figures, or of ℞ alone, and of ℞ below, on a spoke in degrees. */
export function tagRadii(point: WheelPoint, angle: number): { first: number; below: number } {
  const size = firstTag(point);
  const first = RADII.glyph - besideCircle(angle, REACH + FIGURE_AIR, size);
  return { first, below: first - besideBox(angle, size, MARK_SIZE, MARK_AIR) };
}

/** The angle in degrees that a chord of a ring is seen under from the middle. */
function seenUnder(chord: number, ring: number): number {
  return (2 * Math.asin(chord / 2 / ring) * 180) / Math.PI;
}

/** Degrees between two bodies near an angle, so that neither glyphs nor figures touch. */
export function bodyGap(one: WheelPoint, next: WheelPoint, angle: number): number {
  const [tag, other] = [firstTag(one), firstTag(next)];
  const wider = tag.width > other.width ? one : next;
  const { width, height } = firstTag(wider);
  const size = { width: width + SPACE, height };
  const pitch = besideBox(angle + 90, size, size, BODY_AIR);
  const ring = tagRadii(wider, angle).first;
  return Math.max(seenUnder(2 * REACH + BODY_AIR, RADII.glyph), seenUnder(pitch, ring));
}

/** Degrees between a body at an angle and a line beside it, with some pixels of air. */
export function lineGap(point: WheelPoint, angle: number, air: number): number {
  const { width, height } = firstTag(point);
  const half = Math.min(halfAcross(angle, { width, height }) + TILT, Math.hypot(width, height) / 2);
  const tag = seenUnder(2 * (half + air), tagRadii(point, angle).first);
  return Math.max(seenUnder(2 * (REACH + air), RADII.glyph), tag) / 2;
}
