import { factsOf, type FactsPack } from '@sibila/domain/horoscope/facts';
import { sharedZone } from '@sibila/domain/horoscope/shared-zone';
import { weekAhead, type WeekAhead } from '@sibila/domain/horoscope/week';

const KEPT = 200;

/** The same day is asked for again and again; what was computed is kept, the oldest goes first. */
function remembered<T>(compute: (day: string, zone: string) => T): typeof compute {
  const known = new Map<string, T>();
  return (day, zone) => {
    const name = `${day} ${zone}`;
    const found = known.get(name) ?? compute(day, zone);
    known.delete(name);
    known.set(name, found);
    const oldest = known.keys().next().value;
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return found;
  };
}

/** The facts of a local day (`YYYY-MM-DD`, IANA zone). */
export const factsFor: (day: string, zone: string) => FactsPack = remembered(factsOf);

/** The main events of the seven days after it. */
export const weekFor: (day: string, zone: string) => WeekAhead = remembered(weekAhead);

/** In whose name a zone's horoscope of a day is written. */
export const sharedZoneOf: typeof sharedZone = remembered(sharedZone);
