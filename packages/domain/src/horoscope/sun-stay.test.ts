import { describe, expect, it } from 'vitest';
import { longitudeAt, signAt } from '../sky/bodies.ts';
import { SIGN_NAMES } from '../zodiac/signs.ts';
import { zoneClock } from './local-day.ts';
import { sunStayOf } from './sun-stay.ts';

const CLOCK = zoneClock('UTC');
const sunSign = (at: number) => signAt(longitudeAt('Sun', new Date(at)));
const MINUTE = 60_000;

describe('sunStayOf', () => {
  // The entries of 2026 that almanacs print, to the minute.
  it.each([
    ['Aries', '2026-03-20 14:45'],
    ['Cáncer', '2026-06-21 08:25'],
    ['Escorpio', '2026-10-23 09:38'],
    ['Capricornio', '2026-12-21 20:50'],
    ['Acuario', '2026-01-20 01:44'],
  ] as const)('has the Sun enter %s at %s UTC', (sign, moment) => {
    const printed = Date.parse(`${moment.replace(' ', 'T')}Z`);
    const { from } = sunStayOf(sign, printed + 5 * MINUTE, CLOCK);
    expect(Math.abs(Date.parse(from.at) - printed)).toBeLessThanOrEqual(MINUTE);
  });

  it('gives the stay that goes on, also where it began in the year before', () => {
    const { from, to } = sunStayOf('Capricornio', Date.UTC(2027, 0, 5), CLOCK);
    expect([from.date, to.date]).toEqual(['2026-12-21', '2027-01-20']);
  });

  it('gives the next one as soon as one is over', () => {
    const { to } = sunStayOf('Leo', Date.UTC(2026, 6, 30), CLOCK);
    const after = sunStayOf('Leo', Date.parse(to.at), CLOCK);
    expect(after.from.date).toBe('2027-07-23');
  });

  it('begins and ends for every sign where the Sun changes signs, one after the other', () => {
    SIGN_NAMES.forEach((sign, i) => {
      const { from, to } = sunStayOf(sign, Date.UTC(2028, 4, 1), CLOCK);
      const [begin, end] = [Date.parse(from.at), Date.parse(to.at)];
      expect([sunSign(begin - MINUTE), sunSign(begin + MINUTE)]).toEqual([
        SIGN_NAMES[(i + 11) % 12],
        sign,
      ]);
      expect([sunSign(end - MINUTE), sunSign(end + MINUTE)]).toEqual([
        sign,
        SIGN_NAMES[(i + 1) % 12],
      ]);
    });
  });
});
