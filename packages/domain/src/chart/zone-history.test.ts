import { describe, expect, it } from 'vitest';
import { placeClocks } from './zone-history.ts';
import table from './zone-history.json' with { type: 'json' };

const names = Object.keys(table.zones);
const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);

describe('the history of the zones', () => {
  it('can be read of every zone, in any year from 1880 to 2037', () => {
    for (const zone of names) {
      const { aheadAt } = placeClocks({ zone, longitude: 12 });
      for (let year = 1880; year < 2038; year += 1) {
        const ahead = aheadAt(Date.UTC(year, 6, 1));
        expect(Number.isInteger(ahead) && Math.abs(ahead) < 16 * HOUR, `${zone} ${year}`).toBe(
          true,
        );
      }
    }
    expect(names.length).toBeGreaterThan(590);
  });

  it('holds each offset for two hours, which is how far apart a local time is looked for', () => {
    const briefest = Object.values(table.zones).map((line) => {
      const [, , gaps = ''] = line.split('|');
      const later = gaps.split(' ').slice(1);
      return Math.min(...later.map((gap) => Number.parseInt(gap, 36)));
    });
    expect(Math.min(...briefest)).toBeGreaterThanOrEqual(7200);
  });

  it('changes at the very second', () => {
    const { aheadAt, isSummerTime } = placeClocks({ zone: 'Europe/Madrid', longitude: -3.7 });
    const spring = at('2026-03-29T01:00:00Z');
    expect([aheadAt(spring - 1), aheadAt(spring)]).toEqual([HOUR, 2 * HOUR]);
    expect([isSummerTime(spring - 1), isSummerTime(spring)]).toEqual([false, true]);
  });

  it('is the mean time of the longitude until the zone has a standard time, and only then', () => {
    const { aheadAt, isMeanTime } = placeClocks({ zone: 'Europe/Berlin', longitude: 9.9916 });
    const first = at('1893-03-31T23:06:32Z');
    expect([isMeanTime(first - 1), isMeanTime(first)]).toEqual([true, false]);
    expect([aheadAt(first - 1), aheadAt(first)]).toEqual([2398 * 1000, HOUR]);
    // Legal time that was no mean time of its place: Amsterdam's, until 1937.
    const dutch = placeClocks({ zone: 'Europe/Amsterdam', longitude: 6.5 });
    expect(dutch.aheadAt(at('1930-01-01T00:00:00Z'))).toBe(1172 * 1000);
  });

  it('takes the Sun for a clock where nobody had any yet', () => {
    const arctic = placeClocks({ zone: 'America/Iqaluit', longitude: -68.5 });
    expect(arctic.isMeanTime(at('1935-01-01T00:00:00Z'))).toBe(true);
    expect(arctic.aheadAt(at('1935-01-01T00:00:00Z'))).toBe(-68.5 * 240 * 1000);
  });

  it('has old names of zones, and none that there never was', () => {
    const old = placeClocks({ zone: 'America/Buenos_Aires', longitude: 0 });
    expect(old.aheadAt(at('1974-02-01T00:00:00Z'))).toBe(-2 * HOUR);
    for (const zone of ['Marte/Olimpo', 'toString', ''])
      expect(() => placeClocks({ zone, longitude: 0 })).toThrow(RangeError);
  });
});
