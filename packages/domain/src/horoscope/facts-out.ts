import type { AspectName } from '../sky/aspects.ts';
import type { BodyName, MoonPhaseName } from '../sky/body-names.ts';
import type { SignName } from '../zodiac/signs.ts';
import type { Quarter, SkyEvent } from './events.ts';
import type { FactsPack, MoonStay, Retrograde } from './facts.ts';
import type { DayAhead, WeekAhead } from './week.ts';

/** The facts of a day as the REST call gives them. Degrees; `illumination` 0 to 1. */
interface FactsOut {
  bodies: { body: BodyName; longitude: number; sign: SignName; retrograde: boolean }[];
  aspects: { a: BodyName; b: BodyName; aspect: AspectName; orb: number }[];
  moon: { sign: SignName; phase: MoonPhaseName; illumination: number };
  /** What happens on the day, in the order of time. */
  events: SkyEvent[];
  /** Where the Moon stays during the day, and from when to when. */
  moonStays: MoonStay[];
  /** The last quarter of the Moon before the day, and the next four after it. */
  quarters: Quarter[];
  retrogrades: Retrograde[];
}

/** What the exclusive part rests on: the facts of the day, and the main events of seven more. */
interface ExclusiveFactsOut extends FactsOut {
  week: DayAhead[];
}

const SMALLEST = 0.0001;

/** Four decimals: what the ephemeris is good for. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Degrees, of the zodiac or within a sign: a hair below a border must not round over it. */
function roundedPlace(degrees: number): number {
  return Math.min(rounded(degrees), 30 * (Math.floor(degrees / 30) + 1) - SMALLEST);
}

function placed<T extends SkyEvent>(event: T): T {
  return 'degree' in event ? { ...event, degree: roundedPlace(event.degree) } : event;
}

/** The facts of a day in the shape of `GET /api/horoscope/{sign}`; positions are of local noon. */
export function factsOut({ bodies, aspects, moon, events, retrogrades }: FactsPack): FactsOut {
  return {
    bodies: bodies.map(({ body, longitude, sign, retrograde }) => ({
      body,
      longitude: roundedPlace(longitude),
      sign,
      retrograde,
    })),
    aspects: aspects.map(({ a, b, aspect, orb }) => ({ a, b, aspect, orb: rounded(orb) })),
    moon: {
      sign: moon.sign,
      phase: moon.phase,
      illumination: rounded(moon.illumination),
    },
    events: events.map(placed),
    moonStays: moon.stays,
    quarters: [moon.lastQuarter, ...moon.nextQuarters].map(placed),
    retrogrades,
  };
}

/** The facts of the exclusive part, in the shape of `GET /api/horoscope/{sign}/premium`. */
export function exclusiveFactsOut(pack: FactsPack, { days }: WeekAhead): ExclusiveFactsOut {
  const week = days.map((ahead) => ({ ...ahead, events: ahead.events.map(placed) }));
  return { ...factsOut(pack), week };
}
