import { MakeTime, SiderealTime, e_tilt } from 'astronomy-engine';
import { shortestWay, wholeTurn } from '../sky/angles.ts';

export const HOUSE_SYSTEMS = ['placidus', 'whole-sign'] as const;

export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

/**
 * The sky of a place as a sphere, in degrees: `meridian` is the right ascension that culminates
 * (the local apparent sidereal time), `obliquity` the true tilt of the ecliptic, `latitude` north.
 */
export interface LocalSphere {
  meridian: number;
  obliquity: number;
  latitude: number;
}

/** The longitudes of the Ascendant and of the Midheaven, in degrees. */
export interface AngleLongitudes {
  ascendant: number;
  midheaven: number;
}

/** From this latitude on, north or south, charts use whole signs: near the circles Placidus fails. */
const POLAR_LATITUDE = 66;

/** Halvings of the bracket of a cusp: from 180° to less than a millionth of a degree. */
const HALVINGS = 32;

const RADIANS = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * RADIANS);
const cos = (degrees: number) => Math.cos(degrees * RADIANS);
const tan = (degrees: number) => Math.tan(degrees * RADIANS);
const turnOf = (y: number, x: number) => wholeTurn(Math.atan2(y, x) / RADIANS);

/** Whether a latitude in degrees is one at which the houses of Placidus fail. */
export function isPolar(latitude: number): boolean {
  return Math.abs(latitude) >= POLAR_LATITUDE;
}

/**
 * The sphere above a place at an instant, on the true equator and ecliptic of date: the meridian is
 * Greenwich apparent sidereal time plus the longitude east, the obliquity has its nutation.
 */
export function localSphere(at: Date, latitude: number, longitude: number): LocalSphere {
  const time = MakeTime(at);
  return {
    meridian: wholeTurn(SiderealTime(time) * 15 + longitude),
    obliquity: e_tilt(time).tobl,
    latitude,
  };
}

/**
 * Ascendant and Midheaven, with θ the meridian, ε the obliquity, φ the latitude (Meeus,
 * Astronomical Algorithms, chapters 13 and 14):
 * tan MC = sin θ / (cos θ cos ε); tan Asc = cos θ / −(sin θ cos ε + tan φ sin ε), both by atan2.
 * Inside the polar circles the point that rises may lie behind the Midheaven; as in Swiss Ephemeris
 * the Ascendant is then the opposite one, so that the houses still run on from the Midheaven.
 */
export function anglesOf({ meridian, obliquity, latitude }: LocalSphere): AngleLongitudes {
  const midheaven = turnOf(sin(meridian), cos(meridian) * cos(obliquity));
  const height = sin(meridian) * cos(obliquity) + tan(latitude) * sin(obliquity);
  const rising = turnOf(cos(meridian), -height);
  const isBehind = shortestWay(midheaven, rising) < 0;
  return { ascendant: isBehind ? wholeTurn(rising + 180) : rising, midheaven };
}

/**
 * How far a longitude λ is past the cusp that stands at a share of a semi-arc from the meridian:
 * α − θ − share · arc, where tan α = tan λ cos ε, sin δ = sin λ sin ε, and the semi-diurnal arc is
 * 90° + asin(tan φ tan δ). By day shares count from the upper meridian, by night from the lower.
 */
function pastCusp(sphere: LocalSphere, longitude: number, share: number, night: boolean): number {
  const ascension = turnOf(sin(longitude) * cos(sphere.obliquity), cos(longitude));
  const declination = Math.asin(sin(longitude) * sin(sphere.obliquity)) / RADIANS;
  const slope = Math.max(-1, Math.min(1, tan(sphere.latitude) * tan(declination)));
  const difference = Math.asin(slope) / RADIANS;
  return night
    ? shortestWay(sphere.meridian + 180, ascension) + share * (90 - difference)
    : shortestWay(sphere.meridian, ascension) - share * (90 + difference);
}

/** The longitude at which `pastCusp` vanishes, which it does but once on the way along `arc`. */
function cuspWithin(from: number, arc: number, past: (longitude: number) => number): number {
  let [low, high] = [0, arc];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (past(from + middle) < 0) low = middle;
    else high = middle;
  }
  return wholeTurn(from + (low + high) / 2);
}

/**
 * The twelve cusps of Placidus, from the Ascendant on: a degree of the ecliptic is on the 11th or
 * the 12th once it is a third or two thirds of its own semi-diurnal arc before its culmination, on
 * the 3rd or the 2nd at the same shares of its semi-nocturnal arc from the lower one. Each is found
 * between the angles by halving, which, unlike the usual iteration, never runs away. Source:
 * Holden, The Elements of House Division (1977). Fails where `isPolar`.
 */
export function placidusCusps(sphere: LocalSphere): number[] {
  const { ascendant, midheaven } = anglesOf(sphere);
  const day = wholeTurn(ascendant - midheaven);
  const above = (share: number) =>
    cuspWithin(midheaven, day, (longitude) => pastCusp(sphere, longitude, share, false));
  const below = (share: number) =>
    cuspWithin(ascendant, 180 - day, (longitude) => pastCusp(sphere, longitude, share, true));
  const [eleventh, twelfth] = [above(1 / 3), above(2 / 3)];
  const [second, third] = [below(2 / 3), below(1 / 3)];
  const eastern = [midheaven, eleventh, twelfth, ascendant, second, third];
  const all = [...eastern, ...eastern.map((cusp) => wholeTurn(cusp + 180))];
  return all.map((_, index) => all[(index + 3) % 12] ?? Number.NaN);
}

/** The twelve cusps of whole signs: the first house is the whole sign of the Ascendant. */
export function wholeSignCusps(ascendant: number): number[] {
  const first = 30 * Math.floor(wholeTurn(ascendant) / 30);
  return Array.from({ length: 12 }, (_, index) => wholeTurn(first + 30 * index));
}

/** The house, 1 to 12, that holds a longitude; a cusp belongs to the house that it opens. */
export function houseHolding(longitude: number, cusps: readonly number[]): number {
  const index = cusps.findIndex((cusp, i) => {
    const next = cusps[(i + 1) % 12] ?? Number.NaN;
    return wholeTurn(longitude - cusp) < wholeTurn(next - cusp);
  });
  if (index === -1) throw new RangeError(`Not a longitude: ${longitude}`);
  return index + 1;
}
