import {
  type AstroTime,
  Body,
  EclipticGeoMoon,
  GeoVector,
  Illumination,
  MakeTime,
  MoonPhase,
  RotateVector,
  type RotationMatrix,
  Rotation_EQJ_ECT,
  Search,
  SphereFromVector,
  SunPosition,
} from 'astronomy-engine';
import { SIGN_NAMES, type SignName } from '../zodiac/signs.ts';
import { shortestWay, wholeTurn } from './angles.ts';
import { BODIES, MOON_PHASES, type BodyName, type MoonPhaseName } from './body-names.ts';

/** A place on the ecliptic. `longitude` in degrees, 0 ≤ longitude < 360; `degree` in its sign. */
export interface Place {
  longitude: number;
  sign: SignName;
  degree: number;
}

/** Where a body stands, and whether it goes backwards. */
export interface BodyPosition extends Place {
  body: BodyName;
  retrograde: boolean;
}

/**
 * The Moon's phase. `angle` is its longitude ahead of the Sun in degrees, 0 ≤ angle < 360
 * (0 new, 180 full); `illumination` the lit share of the disc, 0 to 1.
 */
export interface MoonPhaseState {
  angle: number;
  illumination: number;
  name: MoonPhaseName;
}

/** Half the span over which the speed is measured, in days: some 29 minutes each way. */
const SPEED_SPAN = 0.02;

/** No body goes retrograde for longer than this many days; Pluto comes nearest with some 163. */
const LONGEST_RETROGRADE = 200;

/** Days between two looks at the speed: far less than any stretch between two stations. */
const STATION_STEP = 4;

/** The elongation the Moon covers in one mean day, in degrees: 360 / 29.53. */
const PHASE_DAY = 12.19;

/** The tropical sign that holds an ecliptic longitude in degrees. Throws RangeError on NaN. */
export function signAt(longitude: number): SignName {
  const sign = SIGN_NAMES[Math.floor(wholeTurn(longitude) / 30)];
  if (sign === undefined) throw new RangeError(`Not a longitude: ${longitude}`);
  return sign;
}

/** The place at an ecliptic longitude in degrees, whatever its turn. Throws RangeError on NaN. */
export function placeOf(degrees: number): Place {
  const longitude = wholeTurn(degrees);
  return { longitude, sign: signAt(longitude), degree: longitude % 30 };
}

/**
 * Geocentric apparent longitude on the true ecliptic of date, in degrees. `EclipticLongitude` of
 * astronomy-engine is heliocentric, hence the rotation of the geocentric vector.
 */
function longitudeOf(body: BodyName, time: AstroTime, frame?: RotationMatrix): number {
  if (body === 'Sun') return SunPosition(time).elon;
  if (body === 'Moon') return EclipticGeoMoon(time).lon;
  const vector = GeoVector(Body[body], time, true);
  return SphereFromVector(RotateVector(frame ?? Rotation_EQJ_ECT(time), vector)).lon;
}

/** The longitudes of several bodies at one time, for which the ecliptic is turned but once. */
function sightAt(time: AstroTime): (body: BodyName) => number {
  const frame = Rotation_EQJ_ECT(time);
  return (body) => wholeTurn(longitudeOf(body, time, frame));
}

/** Speed in longitude in degrees a day; negative while the body goes retrograde. */
function speedOf(body: BodyName, time: AstroTime): number {
  const before = longitudeOf(body, time.AddDays(-SPEED_SPAN));
  const after = longitudeOf(body, time.AddDays(SPEED_SPAN));
  return shortestWay(before, after) / (2 * SPEED_SPAN);
}

/**
 * The ten bodies as seen from the centre of the Earth at an instant, in the order of BODIES.
 * Accuracy 0.0041° against Swiss Ephemeris, 1914–2050. Throws RangeError on an invalid date.
 */
export function bodyPositions(at: Date): BodyPosition[] {
  if (Number.isNaN(at.getTime())) throw new RangeError('Not a date');
  const time = MakeTime(at);
  const now = sightAt(time);
  const before = sightAt(time.AddDays(-SPEED_SPAN));
  const after = sightAt(time.AddDays(SPEED_SPAN));
  return BODIES.map(({ body }) => {
    const longitude = now(body);
    const turns = body !== 'Sun' && body !== 'Moon';
    const retrograde = turns && shortestWay(before(body), after(body)) < 0;
    return { body, ...placeOf(longitude), retrograde };
  });
}

/** Where a body stands on the ecliptic at an instant, in degrees, 0 ≤ longitude < 360. */
export function longitudeAt(body: BodyName, at: Date): number {
  return wholeTurn(longitudeOf(body, MakeTime(at)));
}

/** How fast a body moves along the ecliptic, in degrees a day; negative while retrograde. */
export function speedAt(body: BodyName, at: Date): number {
  return speedOf(body, MakeTime(at));
}

/** The station on one side of a retrograde stretch, to the second: `way` 1 looks ahead, −1 back. */
function stationFrom(body: BodyName, at: Date, way: 1 | -1): Date | undefined {
  const start = MakeTime(at);
  const speed = (time: AstroTime) => way * speedOf(body, time);
  if (way * speed(start) >= 0) return undefined;
  for (let day = STATION_STEP; day <= LONGEST_RETROGRADE; day += STATION_STEP) {
    const [near, far] = [start.AddDays(way * (day - STATION_STEP)), start.AddDays(way * day)];
    if (way * speed(far) < 0) continue;
    const [from, to] = way === 1 ? [near, far] : [far, near];
    return Search(speed, from, to, { dt_tolerance_seconds: 1 })?.date;
  }
  return undefined;
}

/** The instant a retrograde body turns direct, to the second; undefined if it is direct at `at`. */
export function retrogradeUntil(body: BodyName, at: Date): Date | undefined {
  return stationFrom(body, at, 1);
}

/** The instant a retrograde body turned so, to the second; undefined if it is direct at `at`. */
export function retrogradeSince(body: BodyName, at: Date): Date | undefined {
  return stationFrom(body, at, -1);
}

/**
 * The name of a phase by its angle in degrees. New, full and the quarters keep their name for a
 * day on either side, while the eye can't tell; the stretches between belong to the other four.
 */
export function phaseName(angle: number): MoonPhaseName {
  const quarter = Math.round(wholeTurn(angle) / 90);
  const onQuarter = Math.abs(shortestWay(quarter * 90, angle)) <= PHASE_DAY;
  const index = onQuarter ? (quarter * 2) % 8 : Math.floor(wholeTurn(angle) / 90) * 2 + 1;
  const name = MOON_PHASES[index];
  if (name === undefined) throw new RangeError(`Not a phase angle: ${angle}`);
  return name;
}

/** The Moon's phase at an instant, seen from the centre of the Earth. */
export function moonPhase(at: Date): MoonPhaseState {
  const angle = MoonPhase(at);
  const illumination = Illumination(Body.Moon, at).phase_fraction;
  return { angle, illumination, name: phaseName(angle) };
}
