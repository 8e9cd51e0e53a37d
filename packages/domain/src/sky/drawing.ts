import { GLYPH_BOX } from './glyphs.ts';

/** The colours of the engraving. */
export const INK = {
  night: '#0B1026',
  deep: '#131A3A',
  glow: '#1C2757',
  gold: '#C8A24A',
  pale: '#E9D8A6',
  ember: '#E4683A',
  shade: '#8A6A22',
} as const;

/** The middle of the 640 × 640 drawing, in both directions. */
export const CENTRE = 320;

/** A coordinate with one decimal: half a pixel can't be seen, and the document stays small. */
export function px(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

/**
 * The point at `radius` and `longitude` (degrees): Aries begins at nine o'clock and the signs
 * follow against the clock, as charts are drawn.
 */
export function pointAt(radius: number, longitude: number): [x: number, y: number] {
  const angle = Math.PI - (longitude * Math.PI) / 180;
  return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
}

/** "x y" of the point at a radius and a longitude. */
export function pointText(radius: number, longitude: number): string {
  const [x, y] = pointAt(radius, longitude);
  return `${px(x)} ${px(y)}`;
}

/** Path data of a stretch of a spoke. */
export function spoke(from: number, to: number, longitude: number): string {
  return `M${pointText(from, longitude)}L${pointText(to, longitude)}`;
}

/** A circle round the middle, in gold line. */
export function ring(radius: number, width: number, opacity = 1): string {
  const faint = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<circle cx="${CENTRE}" cy="${CENTRE}" r="${radius}" fill="none" stroke="${INK.gold}" stroke-width="${width}"${faint}/>`;
}

/** A glyph of a 24 × 24 box in pale line, with the middle of its box at a point. */
export function glyph(
  path: string,
  [x, y]: [x: number, y: number],
  { scale, width, colour }: { scale: number; width: number; colour: string },
): string {
  const half = (GLYPH_BOX / 2) * scale;
  return `<path transform="translate(${px(x - half)} ${px(y - half)}) scale(${scale})" d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
