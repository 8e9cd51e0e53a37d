/** Brings any angle in degrees to 0 ≤ angle < 360. */
export function wholeTurn(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** The way from one longitude to another by the shorter side, in degrees, −180 ≤ way < 180. */
export function shortestWay(from: number, to: number): number {
  return wholeTurn(to - from + 180) - 180;
}
