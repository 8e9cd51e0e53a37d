import { shortestWay } from '../sky/angles.ts';
import { aspectBetween, ASPECTS, type AspectName } from '../sky/aspects.ts';

/** The least and the greatest of a value over a day of which no hour is known. */
export interface Span {
  from: number;
  to: number;
}

/** An aspect and its orb in degrees; over a day the widest, with the least beside it in `orbs`. */
export interface HeldAspect {
  aspect: AspectName;
  orb: number;
  orbs?: Span | undefined;
}

/** An hour apart, the ends of the day among them. */
const STEPS = 24;

/** The instants at which a day is looked at, each hour of it; the middle one is noon or near it. */
export function instantsOfDay(from: number, to: number): number[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - 1 - from) * i) / STEPS);
}

/** The least and the greatest of some values. */
export function spanOfValues(values: readonly number[]): Span {
  return { from: Math.min(...values), to: Math.max(...values) };
}

/** The stretch that holds all longitudes of a body: degrees that may leave 0 to 360. */
export function reachOf(longitudes: readonly number[]): Span {
  const [first = Number.NaN] = longitudes;
  const { from, to } = spanOfValues(longitudes.map((each) => shortestWay(first, each)));
  return { from: first + from, to: first + to };
}

/** How far from a target (degrees) ways of which each follows on the last can be: never negative. */
export function offsFrom(target: number, ways: readonly number[]): Span {
  const { from, to } = spanOfValues(ways.map((way) => shortestWay(target, way)));
  const ends = [Math.abs(from), Math.abs(to)];
  return { from: from <= 0 && to >= 0 ? 0 : Math.min(...ends), to: Math.max(...ends) };
}

/** The ways in degrees from anywhere in one stretch to anywhere in another: their two ends. */
export function waysBetween(one: Span, other: Span): number[] {
  return [shortestWay(one.to, other.from), shortestWay(one.from, other.to)];
}

/**
 * The aspect that two points keep all along, given the ways from one to the other in degrees: of a
 * single way that of `aspectBetween`; of more only one within whose orb they stay throughout.
 */
export function heldAspect(ways: readonly number[]): HeldAspect | undefined {
  const [first = Number.NaN] = ways;
  const found = aspectBetween(0, first);
  if (found === undefined || ways.length === 1) return found;
  const { angle = 0, orb: widest = 0 } =
    ASPECTS.find(({ aspect }) => aspect === found.aspect) ?? {};
  const orbs = offsFrom(Math.sign(first) * angle, ways);
  return orbs.to > widest ? undefined : { aspect: found.aspect, orb: orbs.to, orbs };
}

/** A span in whole numbers around it, never of no width: 0.2 to 1.4 is told as 0 to 2. */
export function wholeSpan({ from, to }: Span): Span {
  const end = Math.ceil(to);
  return { from: Math.max(0, Math.min(Math.floor(from), end - 1)), to: end };
}
