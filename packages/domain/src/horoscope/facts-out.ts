import type { AspectName } from '../sky/aspects.ts';
import type { BodyName, MoonPhaseName } from '../sky/body-names.ts';
import type { SignName } from '../zodiac/signs.ts';
import type { FactsPack } from './facts.ts';

/** The facts of a day as the REST call gives them. Degrees; `illumination` 0 to 1. */
export interface FactsOut {
  bodies: { body: BodyName; longitude: number; sign: SignName; retrograde: boolean }[];
  aspects: { a: BodyName; b: BodyName; aspect: AspectName; orb: number }[];
  moon: { sign: SignName; phase: MoonPhaseName; illumination: number };
}

/** Four decimals: what the ephemeris is good for. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** The facts of a day in the shape of `GET /api/horoscope/{sign}`; positions are of local noon. */
export function factsOut({ bodies, aspects, moon }: FactsPack): FactsOut {
  return {
    bodies: bodies.map(({ body, longitude, sign, retrograde }) => ({
      body,
      // A hair below a border must not round into the next sign.
      longitude: Math.min(rounded(longitude), 30 * (Math.floor(longitude / 30) + 1) - 0.0001),
      sign,
      retrograde,
    })),
    aspects: aspects.map(({ a, b, aspect, orb }) => ({ a, b, aspect, orb: rounded(orb) })),
    moon: {
      sign: moon.sign,
      phase: moon.phase,
      illumination: rounded(moon.illumination),
    },
  };
}
