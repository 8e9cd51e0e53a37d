import { crossing } from '../horoscope/events.ts';
import { spanOf, zoneClock, type DaySpan, type Moment } from '../horoscope/local-day.ts';
import { shortestWay } from '../sky/angles.ts';
import { ASPECTS, type AspectName } from '../sky/aspects.ts';
import { bodyPositions, longitudeAt, speedAt, type BodyPosition } from '../sky/bodies.ts';
import type { BodyName } from '../sky/body-names.ts';
import type { NatalChart } from './chart.ts';
import { houseHolding } from './houses.ts';
import { fixedPoints, reachOfPoint, type ChartPoint, type FixedPoint } from './points.ts';
import { offsFrom, type Span } from './whole-day.ts';

/** A body of the day in aspect with a point of a chart. Plain data: it survives JSON. */
export interface ChartTransit {
  /** The body that passes. */
  body: BodyName;
  /** What of the chart it touches. */
  point: ChartPoint;
  aspect: AspectName;
  /** The distance from exact at local noon, in degrees; without an hour of birth the widest. */
  orb: number;
  /** Whether it closes at noon; null where that hangs on an hour of birth that is not known. */
  applying: boolean | null;
  retrograde: boolean;
  /** The house of the chart that the body passes at noon, 1 to 12; null without an hour of birth. */
  house: number | null;
  /** When in the day it is exact: twice where the body turns; never without an hour of birth. */
  exact: Moment[];
}

/** Degrees from exact, at noon, that still count. */
const TRANSIT_ORB = 1;

const HALF_HOUR = 1_800_000;

/** Nearer than this, in degrees, a change of sign is a passage; beyond, it is the far side. */
const NEAR = 90;

/** The signed angles at which a body is in an exact aspect. */
const TARGETS = ASPECTS.flatMap(({ aspect, angle }) =>
  (angle % 180 === 0 ? [angle] : [angle, -angle]).map((target) => ({ aspect, target })),
);

/** A transit before its instants are told on the clocks of a zone. */
type Found = Omit<ChartTransit, 'house' | 'exact'> & { instants: number[] };

/** A body through the day, cut where it turns, so that on each stretch it goes one way. */
interface Passage {
  position: BodyPosition;
  soon: number;
  stretches: readonly { from: number; to: number; start: number; end: number }[];
}

function passageOf(position: BodyPosition, { start, noon, end }: DaySpan): Passage {
  const { body } = position;
  const speed = (at: number) => speedAt(body, new Date(at));
  const turns = speed(start) < 0 !== speed(end) < 0;
  const cuts = turns ? [start, crossing(speed, start, end), end] : [start, end];
  const seen = cuts.map((at) => ({ at, longitude: longitudeAt(body, new Date(at)) }));
  const stretches = seen.slice(1).flatMap((to, i) => {
    const from = seen[i];
    if (from === undefined) return [];
    return [{ from: from.at, to: to.at, start: from.longitude, end: to.longitude }];
  });
  return { position, soon: longitudeAt(body, new Date(noon + HALF_HOUR)), stretches };
}

/** The instants of the day at which a body stands at a longitude, to the second. */
function passagesAt(longitude: number, { position, stretches }: Passage): number[] {
  return stretches.flatMap(({ from, to, start, end }) => {
    const [before, after] = [shortestWay(longitude, start), shortestWay(longitude, end)];
    const passes = before < 0 !== after < 0 && Math.abs(before) < NEAR && Math.abs(after) < NEAR;
    const off = (at: number) => shortestWay(longitude, longitudeAt(position.body, new Date(at)));
    return passes ? [crossing(off, from, to)] : [];
  });
}

/** Whether an orb closes, of a body that moves on from noon; null where it hangs on the hour. */
function closes({ from, to }: Span, target: number, { position, soon }: Passage): boolean | null {
  const [early, late] = [from, to].map((place) => {
    const wanted = place + target;
    return Math.abs(shortestWay(wanted, soon)) < Math.abs(shortestWay(wanted, position.longitude));
  });
  return early === late ? early === true : null;
}

/**
 * The aspect of a body to a point on the day, if it is close at noon or exact at any hour; of a
 * birth without an hour only if it is close wherever the point may have stood.
 */
function transitTo(point: FixedPoint, passage: Passage, timed: boolean): Found | undefined {
  const { position } = passage;
  const reach = reachOfPoint(point);
  const ways = [reach.from, reach.to].map((place) => shortestWay(place, position.longitude));
  for (const { aspect, target } of TARGETS) {
    const orb = offsFrom(target, ways).to;
    const instants = timed ? passagesAt(point.longitude + target, passage) : [];
    if (orb > TRANSIT_ORB && instants.length === 0) continue;
    const applying = closes(reach, target, passage);
    const { body, retrograde } = position;
    return { body, point: point.point, aspect, orb, applying, retrograde, instants };
  }
  return undefined;
}

function inOrder(one: ChartTransit, other: ChartTransit): number {
  const [a, b] = [one.exact[0]?.at ?? '9', other.exact[0]?.at ?? '9'];
  return a === b ? one.orb - other.orb : a < b ? -1 : 1;
}

/**
 * The transits of a local day (YYYY-MM-DD on the clocks of an IANA zone) over a chart: the major
 * aspects from the ten bodies of the day to the bodies and angles of the birth that are within 1°
 * at local noon or exact at any time of the day, to the second, by root finding between the day's
 * ends and any station. Those that are exact come first, in the order of time. Of a birth without
 * an hour, what hangs on it is left out: the Moon, the angles, the instants, and whatever is not
 * within 1° of all that a body went through on the day of birth. Throws RangeError on a day or a
 * zone that does not exist.
 */
export function transitsOf(chart: NatalChart, day: string, zone: string): ChartTransit[] {
  const clock = zoneClock(zone);
  const span = spanOf(day, clock);
  const points = fixedPoints(chart);
  const cusps = chart.houses?.cusps;
  const found = bodyPositions(new Date(span.noon)).flatMap((position) => {
    const passage = passageOf(position, span);
    const house = cusps === undefined ? null : houseHolding(position.longitude, cusps);
    return points.flatMap((point): ChartTransit[] => {
      const transit = transitTo(point, passage, cusps !== undefined);
      if (transit === undefined) return [];
      const { instants, ...rest } = transit;
      return [{ ...rest, house, exact: instants.map((at) => clock.momentOf(at)) }];
    });
  });
  return found.toSorted(inOrder);
}
