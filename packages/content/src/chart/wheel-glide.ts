import { shortestWay } from '@sibila/domain/sky/angles';
import { pointText } from '@sibila/domain/sky/drawing';
import { RADII } from './wheel-radii.ts';

/** Degrees of a bend that nobody sees. */
const STRAIGHT = 0.02;

/**
 * Path data from a true place on the ring to where it is shown; its first point is to be there
 * already. It glides, radius and angle changing in step: lines that keep their order can't cross.
 */
export function glide(longitude: number, shownAt: number, turn: number): string {
  const way = shortestWay(longitude, shownAt);
  if (Math.abs(way) < STRAIGHT) return '';
  const steps = Math.ceil(Math.abs(way) / 4);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const radius = RADII.leaderOuter + (RADII.leaderInner - RADII.leaderOuter) * share;
    return pointText(radius, longitude - turn + way * share);
  });
  return `L${points.join('L')}`;
}
