/** The palette of every engraving (design: night, deep, gold, pale gold, bone, ember). */
export const NIGHT = '#0B1026';
export const DEEP = '#131A3A';
export const GOLD = '#C8A24A';
export const PALE = '#E9D8A6';
export const BONE = '#F4ECD9';
export const EMBER = '#E4683A';
export const SHADE = '#8A6A22';

export type Point = readonly [x: number, y: number];

/** A coordinate with one decimal, as short as it can be written. */
export const num = (n: number): string => (Math.round(n * 10) / 10).toString();

/** The point at `radius` and `angle` (radians, clockwise from east) around a centre. */
export const polar = (cx: number, cy: number, radius: number, angle: number): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];

/**
 * The opening tag of a picture, told by the elements with the ids of `labels`. Its width and height
 * are what browsers go by where no style does, as when a copy of it is drawn.
 */
export const opening = (width: number, height: number, labels: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${labels}">`;

/** Path data of a straight stroke. */
export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;

/** A hairline (width 1) along path data. */
export const hair = (d: string, opacity = 1, colour = GOLD): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="1" fill="none" opacity="${opacity}"/>`;

/** A contour (width 2, round joins) along path data, filled or not. */
export const contour = (d: string, fill = 'none', colour = GOLD): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="2" fill="${fill}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** Path data of a star with `points` points; `waist` is the inner radius over the outer. */
export function star(x: number, y: number, radius: number, points = 8, waist = 0.38): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const [px, py] = polar(
      x,
      y,
      i % 2 ? radius * waist : radius,
      (Math.PI * i) / points - Math.PI / 2,
    );
    d += `${i ? 'L' : 'M'}${num(px)} ${num(py)}`;
  }
  return `${d}Z`;
}

/** Path data of the slender four-point star that ornaments the frames. */
export function star4(x: number, y: number, r: number): string {
  const k = r * 0.16;
  return `M${num(x)} ${num(y - r)}L${num(x + k)} ${num(y - k)}L${num(x + r)} ${num(y)}L${num(x + k)} ${num(y + k)}L${num(x)} ${num(y + r)}L${num(x - k)} ${num(y + k)}L${num(x - r)} ${num(y)}L${num(x - k)} ${num(y - k)}Z`;
}

/** A repeatable source of numbers from 0 to 1 (Park and Miller's minimal standard generator). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
