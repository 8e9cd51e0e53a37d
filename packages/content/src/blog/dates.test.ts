import { readFileSync } from 'node:fs';
import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import { crossing, passing } from '@sibila/domain/horoscope/events';
import { isReversible, RUNE_NAMES } from '@sibila/domain/runes/runes';
import { shortestWay } from '@sibila/domain/sky/angles';
import { longitudeAt, moonPhase, signAt, speedAt } from '@sibila/domain/sky/bodies';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import { describe, expect, it } from 'vitest';

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );
const DAY = 86_400_000;
const MINUTE = 60_000;
const ZONES: Readonly<Record<string, string>> = {
  'Ciudad de México': 'America/Mexico_City',
  Bogotá: 'America/Bogota',
  Madrid: 'Europe/Madrid',
  'Buenos Aires': 'America/Argentina/Buenos_Aires',
};

const textOf = (slug: string): string =>
  readFileSync(new URL(`../../blog/${slug}.md`, import.meta.url), 'utf8');

/** The instant of «24 de octubre de 2026, 07:15» in universal time. */
function instant(text: string): number {
  const [, day, month = '', year, hour, minute] =
    /^(\d+) de (\p{L}+) de (\d{4}), (\d\d):(\d\d)$/u.exec(text) ?? [];
  return Date.UTC(Number(year), MONTHS.indexOf(month), Number(day), Number(hour), Number(minute));
}

/** An instant as the articles write it, on the clocks of a zone. */
function written(at: number, zone: string): { day: string; date: string; time: string } {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  const month = MONTHS[Number(part('month')) - 1];
  return {
    day: part('day'),
    date: `${part('day')} de ${month} de ${part('year')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

const isWithinAMinute = (one: number, other: number): boolean => Math.abs(one - other) <= MINUTE;

describe('the article on the phases of the Moon', () => {
  const text = textOf('fases-de-la-luna-cuaderno-lunar');
  const rows = [
    ...text.matchAll(/^- \*\*(.+) en (\p{L}+)\*\*: (\d+ de .+, \d\d:\d\d) UTC \((.+)\)$/gmu),
  ].map(([, phase = '', sign = '', date = '', cities = '']) => ({ phase, sign, date, cities }));
  const PHASES = ['Luna nueva', 'Cuarto creciente', 'Luna llena', 'Cuarto menguante'];

  it('names eight quarters in a row, to the minute, with the sign of the Moon', () => {
    expect(rows).toHaveLength(8);
    const first = PHASES.indexOf(rows[0]?.phase ?? '');
    for (const [i, { phase, sign, date }] of rows.entries()) {
      expect(phase).toBe(PHASES[(first + i) % 4]);
      const [at, target] = [instant(date), PHASES.indexOf(phase) * 90];
      const off = (t: number) => shortestWay(target, moonPhase(new Date(t)).angle);
      expect(isWithinAMinute(at, crossing(off, at - DAY, at + DAY))).toBe(true);
      expect(sign).toBe(signAt(longitudeAt('Moon', new Date(at))));
      expect(at - instant(rows[i - 1]?.date ?? date)).toBeLessThan(9 * DAY);
    }
  });

  it('gives each of them on the clocks of three cities, with the day where it is another', () => {
    for (const { date, cities } of rows) {
      const at = instant(date);
      const told = ['Ciudad de México', 'Madrid', 'Buenos Aires'].map((city) => {
        const { day, time } = written(at, ZONES[city] ?? '');
        return `${time}${day === written(at, 'UTC').day ? '' : ` del ${day}`} en ${city}`;
      });
      expect(cities).toBe(told.join(', '));
    }
  });

  it('names no other day', () => {
    const listed = rows.map(({ date }) => written(instant(date), 'UTC').date);
    const named = [...text.matchAll(/\d+ de \p{L}+ de \d{4}/gu)].map(([date]) => date);
    expect(named.filter((date) => !listed.includes(date))).toEqual([]);
  });
});

describe('the article on Mercury', () => {
  const text = textOf('mercurio-retrogrado-sin-panico');
  const rows = [
    ...text.matchAll(/^- \*\*(.+)\*\*: del (.+\d\d:\d\d) UTC, al (.+\d\d:\d\d) UTC$/gm),
  ].map(([, where = '', from = '', to = '']) => ({ where, from, to }));
  const speed = (at: number) => speedAt('Mercury', new Date(at));
  const signOn = (at: number) => signAt(longitudeAt('Mercury', new Date(at)));

  const stations: number[] = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += DAY)
    if (speed(at) < 0 !== speed(at + DAY) < 0) stations.push(crossing(speed, at, at + DAY));

  it('names every retrograde of 2026 and 2027, to the minute, with its signs', () => {
    const named = rows.flatMap(({ from, to }) => [instant(from), instant(to)]);
    expect(named).toHaveLength(stations.length);
    expect(named.filter((at, i) => !isWithinAMinute(at, stations[i] ?? 0))).toEqual([]);
    for (const { where, from, to } of rows) {
      const [first, last] = [signOn(instant(from)), signOn(instant(to))];
      expect(where).toBe(first === last ? first : `De ${first} a ${last}`);
    }
  });

  it('gives the third one on the clocks of four cities', () => {
    const [from = 0, to = 0] = [rows[2]?.from ?? '', rows[2]?.to ?? ''].map(instant);
    for (const [city, zone] of Object.entries(ZONES)) {
      const [start, end] = [written(from, zone), written(to, zone)];
      expect(text).toContain(
        `- **${city}**: del ${start.date}, ${start.time}, al ${end.date}, ${end.time}\n`,
      );
    }
  });

  it('counts the days rightly', () => {
    const lengths = rows.map(({ from, to }) => (instant(to) - instant(from)) / DAY);
    expect(Math.min(...lengths)).toBeGreaterThan(20);
    expect(Math.max(...lengths)).toBeLessThan(24.5);
    expect(Math.round(lengths.slice(0, 3).reduce((sum, days) => sum + days, 0))).toBe(67);
    expect(text).toContain('unos sesenta y siete días');
  });

  it('names no other day with its year', () => {
    const known = stations.flatMap((at) => [written(at + MINUTE / 2, 'UTC').date]);
    const named = [...text.matchAll(/\d+ de \p{L}+ de \d{4}/gu)].map(([date]) => date);
    expect(named.filter((date) => !known.includes(date))).toEqual([]);
  });
});

describe('the article on the borders of the signs', () => {
  const text = textOf('cuspide-signo-solar');
  const entry = (sign: string, at: number): number =>
    passing('Sun', 30 * (SIGN_NAMES as readonly string[]).indexOf(sign), at - DAY, at + DAY);

  it('names the entries of the Sun of 2026, all twelve, to the minute', () => {
    const rows = [...text.matchAll(/^- \*\*(\p{L}+)\*\*: (\d+ de \p{L}+), (\d\d:\d\d) UTC$/gmu)];
    expect(rows).toHaveLength(SIGN_NAMES.length);
    expect(new Set(rows.map(([, sign]) => sign))).toEqual(new Set(SIGN_NAMES));
    for (const [, sign = '', day = '', time = ''] of rows) {
      const at = instant(`${day} de 2026, ${time}`);
      expect(isWithinAMinute(at, entry(sign, at))).toBe(true);
    }
  });

  it('names the equinoxes of four years, to the minute', () => {
    const rows = [...text.matchAll(/^- (\d+ de marzo de \d{4}, \d\d:\d\d) UTC$/gm)];
    expect(rows).toHaveLength(4);
    for (const [, date = ''] of rows)
      expect(isWithinAMinute(instant(date), entry('Aries', instant(date)))).toBe(true);
  });

  it('tells two births right', () => {
    const sunAt = (iso: string): SignName => signAt(longitudeAt('Sun', new Date(iso)));
    expect(sunAt('1990-03-20T21:00:00Z')).toBe('Piscis');
    expect(sunAt('1990-03-20T21:30:00Z')).toBe('Aries');
    expect(sunAt('1988-07-22T14:30:00Z')).toBe('Cáncer');
    expect(sunAt('1988-07-22T15:00:00Z')).toBe('Leo');
    const told = (date: string, sign: string, zone: string) =>
      written(entry(sign, Date.parse(date)), zone).time;
    expect(text).toContain(`Aries a las ${told('1990-03-20', 'Aries', 'Europe/Madrid')}`);
    expect(text).toContain(`Leo a las ${told('1988-07-22', 'Leo', 'America/Mexico_City')}`);
  });
});

describe('the articles that give numbers', () => {
  const pairs = SIGN_NAMES.flatMap((first, i) =>
    SIGN_NAMES.slice(i).map((second) => ({
      names: `${first} y ${second}`,
      percent: compatibilityOf(first, second).percent,
    })),
  );
  const percentOf = (names: string): number | undefined =>
    pairs.find((pair) => pair.names === names)?.percent;

  it('give those of the compatibility as they are reckoned', () => {
    const text = textOf('compatibilidad-entre-signos');
    const told = [...text.matchAll(/^\*\*(\p{L}+ y \p{L}+), (\d+)\.\*\*/gmu)];
    expect(told).toHaveLength(3);
    for (const [, names = '', percent] of told) expect(percentOf(names)).toBe(Number(percent));
    const all = pairs.map(({ percent }) => percent);
    const lowest = pairs.filter(({ percent }) => percent === Math.min(...all));
    expect(lowest.map(({ names }) => names)).toEqual(['Géminis y Piscis']);
    expect(text).toContain(`puede salir es ${Math.min(...all)}, para Géminis y Piscis`);
    expect(text).toContain(`El más alto es ${Math.max(...all)}.`);
    expect(all.filter((percent) => percent === Math.max(...all))).toHaveLength(5);
    expect(text).toContain(`Tauro y Leo sacan ${percentOf('Tauro y Leo')}:`);
    expect(text).toContain(`siempre ${percentOf('Leo y Leo')}.`);
    expect(text).toContain('setenta y ocho combinaciones');
    expect(pairs).toHaveLength(78);
  });

  it('list the runes without a reverse, and turn only those that have one', () => {
    const text = textOf('runas-invertidas');
    const fixed = RUNE_NAMES.filter((name, id) => name !== 'Runa en Blanco' && !isReversible(id));
    const listed = [...text.matchAll(/^- \*\*(\p{L}+)\*\*, (?:el|la) /gmu)].map(([, name]) => name);
    expect(listed).toEqual(fixed);
    const turned = [...text.matchAll(/^- \*\*(\p{L}+) invertida\*\*/gmu)].map(([, name]) => name);
    expect(turned.length).toBeGreaterThan(3);
    expect(
      turned.filter((name) => !isReversible((RUNE_NAMES as readonly string[]).indexOf(name ?? ''))),
    ).toEqual([]);
  });
});
