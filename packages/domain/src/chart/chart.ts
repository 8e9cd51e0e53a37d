import { shortestWay } from '../sky/angles.ts';
import { aspectBetween, type AspectName } from '../sky/aspects.ts';
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
  /** Within the sign; null where the sign or, as with the Moon, the degree hangs on the hour. */
  degree: number | null;
  /** 1 to 12; null without an hour. */
  house: number | null;
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

/** Two points in aspect. `orb` is the distance from exact in degrees, never negative. */
export interface ChartAspect {
  a: ChartPoint;
  b: ChartPoint;
  aspect: AspectName;
  orb: number;
}

/** The Moon's phase; `phases` holds more than one, and `phase` is null, only without an hour. */
export interface ChartMoon {
  phase: MoonPhaseName | null;
  phases: readonly MoonPhaseName[];
  angle: number;
  illumination: number;
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

/** The instant alone, or the beginning, the middle and the end of the day. */
function instantsOf(moment: ChartMoment): readonly number[] {
  if (moment.kind === 'exact') return [Date.parse(moment.at)];
  const [from, to] = [Date.parse(moment.from), Date.parse(moment.to)];
  return [from, (from + to) / 2, to - 1];
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
  const moved = Math.abs(shortestWay(longitudes[0] ?? 0, longitudes.at(-1) ?? 0));
  return {
    longitude,
    signs: distinct(places.map((place) => place.sign)),
    sign,
    degree: sign === null || moved > LOOSE ? null : degree,
    house: cusps === null ? null : houseHolding(longitude, cusps),
  };
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

/** The aspects at the middle of all looks that hold in each of them; angles not with each other. */
function chartAspects(looks: readonly (readonly FixedPoint[])[]): ChartAspect[] {
  const points = middleOf(looks);
  const between = (row: readonly FixedPoint[], i: number, j: number) =>
    aspectBetween(row[i]?.longitude ?? Number.NaN, row[j]?.longitude ?? Number.NaN);
  const found = points.flatMap(({ point: a }, i) =>
    points.slice(i + 1).flatMap(({ point: b }, offset): ChartAspect[] => {
      const j = i + 1 + offset;
      if (a === 'Ascendant') return [];
      const aspect = between(points, i, j);
      const holds = looks.every((row) => between(row, i, j)?.aspect === aspect?.aspect);
      return aspect !== undefined && holds ? [{ a, b, ...aspect }] : [];
    }),
  );
  return found.toSorted((one, other) => one.orb - other.orb);
}

function moonOf(looks: readonly Look[]): ChartMoon {
  const names = looks.map(({ phase }) => phase.name);
  const { angle, illumination } = middleOf(looks).phase;
  return { phase: only(names), phases: distinct(names), angle, illumination };
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
 * no hour there are no angles or houses, a sign only if it holds all day, and positions are those
 * of the middle of the day. Throws RangeError on what is no instant or no place on Earth.
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
