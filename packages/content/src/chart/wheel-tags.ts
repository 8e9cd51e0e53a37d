import type { Size } from './wheel-lettering.ts';

/** The parts along x and y, without sign, of one pixel along the spoke of an angle in degrees. */
function along(angle: number): readonly [number, number] {
  const turned = (angle * Math.PI) / 180;
  return [Math.abs(Math.cos(turned)), Math.abs(Math.sin(turned))];
}

/**
 * How far down a spoke the middle of an upright box stands from that of a circle, so that the two
 * are just `reach`, the radius and the air, away from each other.
 */
export function besideCircle(angle: number, reach: number, { width, height }: Size): number {
  const [x, y] = along(angle);
  const [a, b] = [width / 2, height / 2];
  const level = (reach + a) / x;
  if (level * y <= b) return level;
  const upright = (reach + b) / y;
  if (upright * x <= a) return upright;
  const half = a * x + b * y;
  return half + Math.sqrt(half * half - a * a - b * b + reach * reach);
}

/** The same for two upright boxes with some air between. */
export function besideBox(angle: number, one: Size, other: Size, air: number): number {
  const [x, y] = along(angle);
  const level = ((one.width + other.width) / 2 + air) / x;
  const upright = ((one.height + other.height) / 2 + air) / y;
  return Math.min(level, upright);
}

/** How far an upright box reaches to each side of the spoke that its middle is on. */
export function halfAcross(angle: number, { width, height }: Size): number {
  const [x, y] = along(angle);
  return (width * y + height * x) / 2;
}
