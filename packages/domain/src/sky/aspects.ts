import { shortestWay } from './angles.ts';
import type { BodyPosition } from './bodies.ts';
import type { BodyName } from './body-names.ts';

/**
 * The five major aspects: exact angle and orb (how far from exact still counts), in degrees.
 * Orbs vary from author to author; these are the ones in common use for natal charts.
 */
export const ASPECTS = [
  { aspect: 'conjunction', name: 'conjunción', angle: 0, orb: 8 },
  { aspect: 'sextile', name: 'sextil', angle: 60, orb: 5 },
  { aspect: 'square', name: 'cuadratura', angle: 90, orb: 7 },
  { aspect: 'trine', name: 'trígono', angle: 120, orb: 7 },
  { aspect: 'opposition', name: 'oposición', angle: 180, orb: 8 },
] as const;

export type AspectName = (typeof ASPECTS)[number]['aspect'];

/** Two bodies in aspect. `orb` is the distance from exact in degrees, never negative. */
export interface Aspect {
  a: BodyName;
  b: BodyName;
  aspect: AspectName;
  orb: number;
}

/** The largest orb of an aspect in degrees. */
export function orbOf(aspect: AspectName): number {
  return ASPECTS.find((entry) => entry.aspect === aspect)?.orb ?? 0;
}

/** The aspect two longitudes (degrees) form, if any: the orbs never overlap. */
export function aspectBetween(
  from: number,
  to: number,
): { aspect: AspectName; orb: number } | undefined {
  const distance = Math.abs(shortestWay(from, to));
  for (const { aspect, angle, orb } of ASPECTS) {
    const off = Math.abs(distance - angle);
    if (off <= orb) return { aspect, orb: off };
  }
  return undefined;
}

/** Every major aspect among the bodies, each pair once, in the order of the bodies given. */
export function aspectsAmong(positions: readonly BodyPosition[]): Aspect[] {
  return positions.flatMap((a, index) =>
    positions.slice(index + 1).flatMap((b) => {
      const found = aspectBetween(a.longitude, b.longitude);
      return found === undefined ? [] : [{ a: a.body, b: b.body, ...found }];
    }),
  );
}
