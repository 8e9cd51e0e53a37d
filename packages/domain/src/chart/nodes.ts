import { GeoMoonState, MakeTime, Rotation_EQJ_ECT, RotateState, e_tilt } from 'astronomy-engine';
import { wholeTurn } from '../sky/angles.ts';

/**
 * The mean ascending node of the Moon, in degrees, on the true equinox of date:
 * Ω = 125.0445479 − 1934.1362891 T + 0.0020754 T² + T³/467441 − T⁴/60616000, with T in Julian
 * centuries of terrestrial time from J2000 (Meeus, Astronomical Algorithms, 47.7), plus the
 * nutation in longitude. Within 0.0001° of Swiss Ephemeris, 1900–2026.
 */
export function meanNode(at: Date): number {
  const time = MakeTime(at);
  const T = time.tt / 36_525;
  const mean =
    125.0445479 - 1934.1362891 * T + 0.0020754 * T ** 2 + T ** 3 / 467_441 - T ** 4 / 60_616_000;
  return wholeTurn(mean + e_tilt(time).dpsi / 3600);
}

/**
 * The true (osculating) ascending node of the Moon, in degrees: where the plane of the Moon's
 * position r and velocity v crosses the true ecliptic of date. With h = r × v in that frame,
 * tan Ω = h_x / −h_y, by atan2. Within 0.015° of Swiss Ephemeris, 1900–2026.
 */
export function trueNode(at: Date): number {
  const time = MakeTime(at);
  const { x, y, z, vx, vy, vz } = RotateState(Rotation_EQJ_ECT(time), GeoMoonState(time));
  const [hx, hy] = [y * vz - z * vy, z * vx - x * vz];
  return wholeTurn((Math.atan2(hx, -hy) * 180) / Math.PI);
}
