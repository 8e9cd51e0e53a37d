import { longitudeAt, signAt } from '../sky/bodies.ts';
import type { SignName } from '../zodiac/signs.ts';
import { type SkyEvent, eventsOf } from './events.ts';
import { addDays, spanOf, zoneClock } from './local-day.ts';

/** A day to come: the sign of the Moon at its noon, and what happens in its sky. */
export interface DayAhead {
  day: string;
  moonSign: SignName;
  events: SkyEvent[];
}

/** The seven days after `day`, on the clocks of `zone`. Plain data: it survives JSON. */
export interface WeekAhead {
  day: string;
  zone: string;
  days: DayAhead[];
}

const DAYS = 7;

/** Main: all but the aspects of the Moon, of which every day has several. */
function isMain(event: SkyEvent): boolean {
  return event.kind !== 'aspect' || (event.a !== 'Moon' && event.b !== 'Moon');
}

/**
 * The main events of the seven days that follow a local day: ingresses (the Moon's included),
 * stations, quarters, eclipses, and exact aspects between the others. Throws as `factsOf` does.
 */
export function weekAhead(day: string, zone: string): WeekAhead {
  const clock = zoneClock(zone);
  const days = Array.from({ length: DAYS }, (_, index): DayAhead => {
    const date = addDays(day, index + 1);
    const span = spanOf(date, clock);
    return {
      day: date,
      moonSign: signAt(longitudeAt('Moon', new Date(span.noon))),
      events: eventsOf(span, clock).filter(isMain),
    };
  });
  return { day, zone, days };
}
