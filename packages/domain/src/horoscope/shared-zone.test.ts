import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { HOME_ZONES, MODEL_ZONES, sharedZone } from './shared-zone.ts';
import { weekAhead } from './week.ts';

/** Days whose week, or whose retrogrades, reach over a change of clocks somewhere. */
const DAYS = ['2026-03-05', '2026-03-26', '2026-09-03', '2026-10-29', '2026-11-21'];
const ZONES = [
  'America/New_York',
  'America/Detroit',
  'America/Havana',
  'America/Monterrey',
  'America/Tijuana',
  'America/Lima',
  'America/La_Paz',
  'America/Montevideo',
  'America/Punta_Arenas',
  'America/Asuncion',
  'Europe/London',
  'Europe/Paris',
];

const told = (day: string, zone: string) => {
  const [pack, week] = [factsOf(day, zone), weekAhead(day, zone)];
  return { ...pack, zone: '', week: week.days };
};

describe('sharedZone', () => {
  it.each(['2026-03-05', '2026-09-03'])(
    'keeps New York to itself on %s, days before clocks change there or elsewhere',
    (day) => {
      const zone = 'America/New_York';
      expect(sharedZone(day, zone)).toEqual({ zone, isHome: true });
    },
  );

  it.each(DAYS)('tells a reader on %s every date and hour of their own clocks', (day) => {
    for (const zone of ZONES) {
      const shared = sharedZone(day, zone);
      if (shared.zone !== zone)
        expect(told(day, shared.zone), `in ${zone}`).toEqual(told(day, zone));
    }
  });

  it.each([
    ['America/Monterrey', 'America/Mexico_City'],
    ['America/Guatemala', 'America/Mexico_City'],
    ['Africa/Ceuta', 'Europe/Madrid'],
    ['America/Lima', 'America/Bogota'],
    ['America/Montevideo', 'America/Argentina/Buenos_Aires'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['America/La_Paz', 'America/Caracas'],
    ['America/Detroit', 'America/New_York'],
    ['America/Tijuana', 'America/Los_Angeles'],
  ])('gives %s what is written for %s, whatever the season', (zone, home) => {
    for (const day of DAYS) expect(sharedZone(day, zone)).toEqual({ zone: home, isHome: true });
  });

  it('leaves each home zone its own name', () => {
    for (const zone of HOME_ZONES)
      expect(sharedZone('2026-11-21', zone)).toEqual({ zone, isHome: true });
  });

  it('has no home for a zone of other clocks', () => {
    const zone = 'Asia/Kathmandu';
    expect(sharedZone('2026-11-21', zone)).toEqual({ zone, isHome: false });
    expect(() => sharedZone('2026-11-21', 'Marte/Olimpo')).toThrow(RangeError);
  });

  it('lets guests have a model write in home zones alone', () => {
    expect(HOME_ZONES).toEqual(expect.arrayContaining([...MODEL_ZONES]));
  });
});
