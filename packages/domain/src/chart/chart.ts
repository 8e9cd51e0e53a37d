import { shortestWay } from '../sky/angles.ts';
import {
  bodyPositions,
  moonPhase,
  placeOf,
  type BodyPosition,
  type MoonPhaseState,
  type Place,
} from '../sky/bodies.ts';
import type { BodyName, MoonPhaseName } from '../sky/body-names.ts';
import type { SignName } from '../zodiac/signs.ts';
import { balanceOf, dignitiesOf, type Balance, type Dignity } from './dignities.ts';
import {
  anglesOf,
  houseHolding,
  isPolar,
  localSphere,
  placidusCusps,
  wholeSignCusps,
  type HouseSystem,
} from './houses.ts';
import { meanNode, trueNode } from './nodes.ts';
import { pointsOf, type ChartPoint, type FixedPoint } from './points.ts';
import {
  heldAspect,
  instantsOfDay,
  reachOf,
  spanOfValues,
  type HeldAspect,
  type Span,
} from './whole-day.ts';

/** When someone was born: an instant, or a whole local day; ISO 8601 in UTC. */
export type ChartMoment =
  { kind: 'exact'; at: string } | { kind: 'unknown'; from: string; to: string };

/** Where and when; degrees, north and east positive. */
export interface ChartInput {
  moment: ChartMoment;
  latitude: number;
  longitude: number;
  houseSystem: HouseSystem;
}

/**
 * A place on the ecliptic that may rest on an unknown hour. `longitude` in degrees, that of the
 * middle of the day where no hour is known.
 */
export interface Placement {
  longitude: number;
  /** The signs that it stands in, in the order of time: more than one only without an hour. */
  signs: readonly SignName[];
  /** The sign, if there is but one. */
  sign: SignName | null;
  /**
   * Within the sign; without an hour the whole degree that it stood about, and null where the sign
   * or, as with the Moon, the degree hangs on the hour.
   */
  degree: number | null;
  /** 1 to 12; null without an hour. */
  house: number | null;
  /** Without an hour the stretch it was on that day: degrees that may leave 0 to 360. */
  reach?: Span | undefined;
}

export interface ChartBody extends Placement {
  body: BodyName;
  /** Null where no hour is known and the body turns on that day. */
  retrograde: boolean | null;
  /** Those of its sign; none where the sign is not known. */
  dignities: Dignity[];
}

/** `reason` is `polar` where whole signs stand in for Placidus because of the latitude. */
export interface ChartHouses {
  system: HouseSystem;
  reason: 'asked' | 'polar';
  /** Twelve longitudes in degrees, from the first house on. */
  cusps: number[];
}

/**
 * Two points in aspect. `orb` is the distance from exact in degrees, never negative: without an
 * hour the widest of the day, which goes through all of `orbs`.
 */
export interface ChartAspect extends HeldAspect {
  a: ChartPoint;
  b: ChartPoint;
}

/**
 * The Moon's phase; `phases` holds more than one, and `phase` is null, only without an hour. The
 * angle and the light are then those of the middle of a day, which goes through `illuminations`.
 */
export interface ChartMoon {
  phase: MoonPhaseName | null;
  phases: readonly MoonPhaseName[];
  angle: number;
  illumination: number;
  illuminations?: Span | undefined;
}

/** All that is computed of a birth. Plain data: it survives JSON. */
export interface NatalChart {
  moment: ChartMoment;
  bodies: ChartBody[];
  /** The ascending node of the Moon. */
  nodes: { mean: Placement; true: Placement };
  /** Null without an hour; the Descendant and the lower heaven are opposite. */
  angles: { ascendant: Place; midheaven: Place } | null;
  houses: ChartHouses | null;
  /** The closest first; without an hour those alone that hold all day. */
  aspects: ChartAspect[];
  balance: Balance;
  moon: ChartMoon;
}

/** The sky at one instant of the birth. */
interface Look {
  bodies: readonly BodyPosition[];
  meanNode: number;
  trueNode: number;
  phase: MoonPhaseState;
}

/** A degree that moves further than this in a day, the Moon's alone, is none without the hour. */
const LOOSE = 3;

function lookAt(at: number): Look {
  if (Number.isNaN(at)) throw new RangeError('Not an instant');
  const date = new Date(at);
  return {
    bodies: bodyPositions(date),
    meanNode: meanNode(date),
    trueNode: trueNode(date),
    phase: moonPhase(date),
  };
}

/** The instant alone, or those of each hour of the day. */
function instantsOf(moment: ChartMoment): readonly number[] {
  if (moment.kind === 'exact') return [Date.parse(moment.at)];
  return instantsOfDay(Date.parse(moment.from), Date.parse(moment.to));
}

/** What stands for all of the day: the instant itself, or the middle. */
function middleOf<T>(looks: readonly T[]): T {
  const middle = looks[looks.length >> 1];
  if (middle === undefined) throw new RangeError('A birth without an instant');
  return middle;
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** The one value that all share, or null. */
function only<T>(values: readonly T[]): T | null {
  const [first = null, ...others] = distinct(values);
  return others.length === 0 ? first : null;
}

function placementOf(longitudes: readonly number[], cusps: readonly number[] | null): Placement {
  const places = longitudes.map(placeOf);
  const { longitude, degree } = middleOf(places);
  const sign = only(places.map((place) => place.sign));
  const signs = distinct(places.map((place) => place.sign));
  if (cusps !== null)
    return { longitude, signs, sign, degree, house: houseHolding(longitude, cusps) };
  const reach = reachOf(longitudes);
  const isKnown = sign !== null && reach.to - reach.from <= LOOSE;
  // No sign has a thirtieth degree.
  const about = isKnown ? Math.min(29, Math.round(degree)) : null;
  return { longitude, signs, sign, degree: about, house: null, reach };
}

function chartBodies(looks: readonly Look[], cusps: readonly number[] | null): ChartBody[] {
  return middleOf(looks).bodies.map(({ body }, index): ChartBody => {
    const positions = looks.flatMap(({ bodies }) => bodies[index] ?? []);
    const placement = placementOf(
      positions.map(({ longitude }) => longitude),
      cusps,
    );
    return {
      body,
      ...placement,
      retrograde: only(positions.map(({ retrograde }) => retrograde)),
      dignities: placement.sign === null ? [] : dignitiesOf(body, placement.sign),
    };
  });
}

/** The aspects that hold at every look, the closest first; angles not with each other. */
function chartAspects(looks: readonly (readonly FixedPoint[])[]): ChartAspect[] {
  const points = middleOf(looks);
  const ways = (i: number, j: number) =>
    looks.map((row) =>
      shortestWay(row[i]?.longitude ?? Number.NaN, row[j]?.longitude ?? Number.NaN),
    );
  const found = points.flatMap(({ point: a }, i) =>
    points.slice(i + 1).flatMap(({ point: b }, offset): ChartAspect[] => {
      if (a === 'Ascendant') return [];
      const held = heldAspect(ways(i, i + 1 + offset));
      return held === undefined ? [] : [{ a, b, ...held }];
    }),
  );
  return found.toSorted((one, other) => one.orb - other.orb);
}

function moonOf(looks: readonly Look[]): ChartMoon {
  const names = looks.map(({ phase }) => phase.name);
  const { angle, illumination } = middleOf(looks).phase;
  const told = { phase: only(names), phases: distinct(names), angle, illumination };
  if (looks.length === 1) return told;
  return { ...told, illuminations: spanOfValues(looks.map(({ phase }) => phase.illumination)) };
}

/** Angles and houses at an instant: whole signs where asked, and near the poles in any case. */
function frameOf(
  at: number,
  { latitude, longitude, houseSystem }: ChartInput,
): { angles: NonNullable<NatalChart['angles']>; houses: ChartHouses } {
  const sphere = localSphere(new Date(at), latitude, longitude);
  const { ascendant, midheaven } = anglesOf(sphere);
  const angles = { ascendant: placeOf(ascendant), midheaven: placeOf(midheaven) };
  if (houseSystem === 'placidus' && !isPolar(latitude)) {
    const houses = { system: houseSystem, reason: 'asked', cusps: placidusCusps(sphere) } as const;
    return { angles, houses };
  }
  const reason = houseSystem === 'placidus' ? 'polar' : 'asked';
  return { angles, houses: { system: 'whole-sign', reason, cusps: wholeSignCusps(ascendant) } };
}

/**
 * The chart of a birth: geocentric, tropical, apparent longitudes on the true ecliptic of date.
 * Orbs are those of ASPECTS; dignities of `dignitiesOf`; the balance counts the ten bodies. With
 * no hour there are no angles or houses, signs and aspects only if they hold all day, looked at
 * each hour, and positions are those of its middle. Throws RangeError on what is no instant or no
 * place on Earth.
 */
export function natalChart(input: ChartInput): NatalChart {
  const { moment, latitude, longitude } = input;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new RangeError(`Not a place: ${latitude}, ${longitude}`);
  }
  const instants = instantsOf(moment);
  const looks = instants.map(lookAt);
  const frame = moment.kind === 'exact' ? frameOf(middleOf(instants), input) : null;
  const [angles, houses] = [frame?.angles ?? null, frame?.houses ?? null];
  const cusps = houses?.cusps ?? null;
  const bodies = chartBodies(looks, cusps);
  const nodeOf = (which: 'meanNode' | 'trueNode') =>
    placementOf(
      looks.map((look) => look[which]),
      cusps,
    );
  return {
    moment,
    bodies,
    nodes: { mean: nodeOf('meanNode'), true: nodeOf('trueNode') },
    angles,
    houses,
    aspects: chartAspects(looks.map((look) => pointsOf(look.bodies, angles))),
    balance: balanceOf(bodies),
    moon: moonOf(looks),
  };
}
