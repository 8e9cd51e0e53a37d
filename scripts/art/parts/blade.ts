import { num, polar, type Point } from '../engraving.ts';

/** A blade of a sun about [x, y]: from its rim, `lean` radians either side of `angle`, to its tip. */
export function blade(
  [x, y]: Point,
  rim: number,
  tip: number,
  angle: number,
  lean: number,
): string {
  const at = (radius: number, turn: number): string => polar(x, y, radius, turn).map(num).join(' ');
  return `M${at(rim, angle - lean)}L${at(tip, angle)}L${at(rim, angle + lean)}`;
}
