import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { HOME_ZONES } from '../horoscope/shared-zone.ts';
import { birthClock, birthTimeOf } from './birth-time.ts';
import { placeClocks, type ClockPlace } from './zone-history.ts';

const place = (zone: string, longitude = 0): ClockPlace => ({ zone, longitude });
const MADRID = place('Europe/Madrid', -3.70256);
const MEXICO = place('America/Mexico_City', -99.12766);
const CARACAS = place('America/Caracas', -66.87919);

const exact = (at: string, offset: string) => ({
  kind: 'exact',
  at: `${at}:00.000Z`,
  offset,
  isApproximate: false,
});

describe('the instant of a birth', () => {
  it.each([
    ['Madrid, winter of 1936', MADRID, '1936-01-15', '12:00', '1936-01-15T12:00', 'UTC'],
    ['Madrid, summer of 1937', MADRID, '1937-07-15', '12:00', '1937-07-15T11:00', 'UTC+1'],
    ['Madrid, May of 1938', MADRID, '1938-05-15', '12:00', '1938-05-15T10:00', 'UTC+2'],
    ['Madrid, winter of 1940', MADRID, '1940-12-15', '12:00', '1940-12-15T11:00', 'UTC+1'],
    ['Madrid, double summer of 1942', MADRID, '1942-07-15', '12:00', '1942-07-15T10:00', 'UTC+2'],
    ['Madrid, summer of 1949', MADRID, '1949-07-15', '12:00', '1949-07-15T10:00', 'UTC+2'],
    ['Madrid, summer of 1950', MADRID, '1950-07-15', '12:00', '1950-07-15T11:00', 'UTC+1'],
    ['Madrid, summer of 1973', MADRID, '1973-07-15', '12:00', '1973-07-15T11:00', 'UTC+1'],
    ['Madrid, summer of 1974', MADRID, '1974-07-15', '12:00', '1974-07-15T10:00', 'UTC+2'],
    ['Mexico, summer of 1995', MEXICO, '1995-07-15', '06:45', '1995-07-15T12:45', 'UTC−6'],
    ['Mexico, summer of 1996', MEXICO, '1996-07-15', '06:45', '1996-07-15T11:45', 'UTC−5'],
    ['Mexico, summer of 2022', MEXICO, '2022-07-15', '06:45', '2022-07-15T11:45', 'UTC−5'],
    ['Mexico, summer of 2023', MEXICO, '2023-07-15', '06:45', '2023-07-15T12:45', 'UTC−6'],
    [
      'Buenos Aires, January of 1974',
      place('America/Argentina/Buenos_Aires'),
      '1974-01-15',
      '23:10',
      '1974-01-16T02:10',
      'UTC−3',
    ],
    [
      'Buenos Aires, February of 1974',
      place('America/Argentina/Buenos_Aires'),
      '1974-02-01',
      '23:10',
      '1974-02-02T01:10',
      'UTC−2',
    ],
    ['Bogotá, 1991', place('America/Bogota'), '1991-08-01', '05:05', '1991-08-01T10:05', 'UTC−5'],
    ['Bogotá, 1992', place('America/Bogota'), '1992-08-01', '05:05', '1992-08-01T09:05', 'UTC−4'],
    [
      'Lima, summer of 1987',
      place('America/Lima'),
      '1987-02-01',
      '08:00',
      '1987-02-01T12:00',
      'UTC−4',
    ],
    [
      'Lima, winter of 1987',
      place('America/Lima'),
      '1987-08-01',
      '08:00',
      '1987-08-01T13:00',
      'UTC−5',
    ],
    ['Caracas, 2006', CARACAS, '2006-06-01', '08:00', '2006-06-01T12:00', 'UTC−4'],
    ['Caracas, 2010', CARACAS, '2010-06-01', '08:00', '2010-06-01T12:30', 'UTC−4:30'],
    ['Caracas, 2017', CARACAS, '2017-06-01', '08:00', '2017-06-01T12:00', 'UTC−4'],
  ])('is right for %s', (_, where, date, time, at, offset) => {
    expect(birthTimeOf({ date, time, place: where })).toEqual(exact(at, offset));
  });

  it('is by the mean time of its own longitude where there were no zones yet, and approximate', () => {
    const mean = (at: string, offset: string) => ({ ...exact(at, offset), isApproximate: true });
    expect(birthTimeOf({ date: '1900-06-01', time: '12:00', place: MADRID })).toEqual({
      ...mean('1900-06-01T12:14', 'UTC−0:14:49'),
      at: '1900-06-01T12:14:49.000Z',
    });
    // A place far from the town that names its zone.
    const merida = { ...MEXICO, longitude: -89.625 };
    const noon = { date: '1905-06-01', time: '12:00' };
    expect(birthTimeOf({ ...noon, place: merida })).toEqual({
      ...mean('1905-06-01T17:58', 'UTC−5:58:30'),
      at: '1905-06-01T17:58:30.000Z',
    });
    expect(birthTimeOf({ ...noon, place: MEXICO })).toMatchObject({
      at: '1905-06-01T18:36:31.000Z',
    });
  });

  it('is approximate without a time too, and exact from the first standard time on', () => {
    const isApproximate = (date: string) => birthTimeOf({ date, place: MADRID }).isApproximate;
    expect(['1900-12-30', '1900-12-31', '1901-01-01'].map(isApproximate)).toEqual([
      true,
      true,
      false,
    ]);
  });

  // Intl has the time of another town of today's zone, or other years.
  it.each([
    ['Amsterdam, 1927', place('Europe/Amsterdam', 4.89), '1927-02-01', '11:40:28', 'UTC+0:19:32'],
    ['Malabo, 1940', place('Africa/Malabo', 8.78), '1940-06-01', '12:00:00', 'UTC'],
    ['Stockholm, 1944', place('Europe/Stockholm', 18.07), '1944-07-01', '11:00:00', 'UTC+1'],
    ['Cayman, 1905', place('America/Cayman', -81.4), '1905-03-01', '17:07:10', 'UTC−5:07:10'],
    ['Accra, 1938', place('Africa/Accra', -0.2), '1938-12-01', '11:40:00', 'UTC+0:20'],
    ['Reykjavik, 1950', place('Atlantic/Reykjavik', -21.9), '1950-01-15', '13:00:00', 'UTC−1'],
    ['Curaçao, 1930', place('America/Curacao', -68.9), '1930-01-15', '16:30:00', 'UTC−4:30'],
  ])('knows what Intl does not: %s', (_, where, date, at, offset) => {
    expect(birthTimeOf({ date, time: '12:00', place: where })).toEqual({
      kind: 'exact',
      at: `${date}T${at}.000Z`,
      offset,
      isApproximate: false,
    });
  });

  it('does not ask the runtime', () => {
    const spy = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
      throw new Error('another Node has other data');
    });
    try {
      expect(birthTimeOf({ date: '1990-07-01', time: '12:00', place: MADRID }).kind).toBe('exact');
      expect(birthTimeOf({ date: '1990-07-01', place: MADRID }).kind).toBe('unknown');
    } finally {
      spy.mockRestore();
    }
  });

  it('shows the time it came from, in any zone, at any minute that its clocks showed', () => {
    const minute = fc.integer({
      min: Date.UTC(1900, 0, 3) / 60_000,
      max: Date.UTC(2026, 11, 1) / 60_000,
    });
    const check = fc.property(fc.constantFrom(...HOME_ZONES), minute, (zone, minutes) => {
      const where = place(zone, 10);
      const clock = birthClock(zone, placeClocks(where));
      const { date, time } = clock.momentOf(minutes * 60_000);
      const birth = birthTimeOf({ date, time, place: where });
      const instants = birth.kind === 'ambiguous' ? birth.instants : [birth];
      const shown = instants.map((one) => ('at' in one ? clock.momentOf(Date.parse(one.at)) : {}));
      for (const moment of shown) expect(moment).toMatchObject({ date, time });
      const off = instants.map((one) => ('at' in one ? Date.parse(one.at) - minutes * 60_000 : 0));
      expect(Math.min(...off.map(Math.abs))).toBeLessThan(60_000);
    });
    fc.assert(check, { numRuns: 150, seed: 1900 });
  });
});

describe('an hour that clocks showed twice', () => {
  const namesOf = (date: string, time: string, where: ClockPlace) => {
    const birth = birthTimeOf({ date, time, place: where });
    if (birth.kind !== 'ambiguous') throw new Error(birth.kind);
    return birth.instants.map(({ at, name }) => `${at.slice(0, 16)} ${name}`);
  };

  it('is two instants, told apart by the season', () => {
    expect(namesOf('1998-10-25', '02:30', MADRID)).toEqual([
      '1998-10-25T00:30 la primera (horario de verano, UTC+2)',
      '1998-10-25T01:30 la segunda (horario de invierno, UTC+1)',
    ]);
    expect(namesOf('2022-10-30', '01:15', MEXICO)).toEqual([
      '2022-10-30T06:15 la primera (horario de verano, UTC−5)',
      '2022-10-30T07:15 la segunda (horario de invierno, UTC−6)',
    ]);
  });

  it('is told apart by the offset alone where no season ended', () => {
    expect(namesOf('2007-12-09', '02:45', CARACAS)).toEqual([
      '2007-12-09T06:45 la primera (UTC−4)',
      '2007-12-09T07:15 la segunda (UTC−4:30)',
    ]);
  });

  it('begins and ends with the hour', () => {
    const kindAt = (time: string) => birthTimeOf({ date: '1998-10-25', time, place: MADRID }).kind;
    expect(['01:59', '02:00', '02:59', '03:00'].map(kindAt)).toEqual([
      'exact',
      'ambiguous',
      'ambiguous',
      'exact',
    ]);
  });
});

describe('an hour that clocks left out', () => {
  it('is told with the minutes on either side', () => {
    expect(birthTimeOf({ date: '1974-04-13', time: '23:30', place: MADRID })).toEqual({
      kind: 'skipped',
      before: {
        date: '1974-04-13',
        time: '22:59',
        at: '1974-04-13T21:59:00.000Z',
        offset: 'UTC+1',
      },
      after: { date: '1974-04-14', time: '00:00', at: '1974-04-13T22:00:00.000Z', offset: 'UTC+2' },
      isApproximate: false,
    });
    expect(birthTimeOf({ date: '1996-04-07', time: '02:30', place: MEXICO })).toMatchObject({
      kind: 'skipped',
      before: { time: '01:59', at: '1996-04-07T07:59:00.000Z' },
      after: { time: '03:00', at: '1996-04-07T08:00:00.000Z' },
    });
  });

  it('may be the minutes by which the mean time of the place was behind', () => {
    expect(birthTimeOf({ date: '1900-12-31', time: '23:50', place: MADRID })).toEqual({
      kind: 'skipped',
      before: {
        date: '1900-12-31',
        time: '23:45',
        at: '1900-12-31T23:59:49.000Z',
        offset: 'UTC−0:14:49',
      },
      after: { date: '1901-01-01', time: '00:00', at: '1901-01-01T00:00:00.000Z', offset: 'UTC' },
      isApproximate: true,
    });
  });

  it('may be a whole day, with or without a time', () => {
    const missing = { date: '2011-12-30', place: place('Pacific/Apia') };
    const sides = {
      kind: 'skipped',
      before: { date: '2011-12-29', time: '23:59' },
      after: { date: '2011-12-31', time: '00:00' },
    };
    expect(birthTimeOf(missing)).toMatchObject(sides);
    expect(birthTimeOf({ ...missing, time: '12:00' })).toMatchObject(sides);
  });
});

describe('a birth without a time', () => {
  it('is the whole local day, however long', () => {
    const hours = (date: string) => {
      const birth = birthTimeOf({ date, place: MADRID });
      return birth.kind === 'unknown' ? (Date.parse(birth.to) - Date.parse(birth.from)) / 3.6e6 : 0;
    };
    expect(['1998-06-01', '1998-10-25', '1998-03-29'].map(hours)).toEqual([24, 25, 23]);
    expect(birthTimeOf({ date: '1992-08-01', place: place('America/Bogota') })).toEqual({
      kind: 'unknown',
      from: '1992-08-01T04:00:00.000Z',
      to: '1992-08-02T04:00:00.000Z',
      isApproximate: false,
    });
  });
});

describe('what is no birth', () => {
  it.each([
    ['31 February', { date: '1990-02-31', place: MADRID }],
    ['the year 1600', { date: '1600-01-01', place: MADRID }],
    ['the last day before 1900', { date: '1899-12-31', time: '12:00', place: MADRID }],
    ['25:00', { date: '1990-01-01', time: '25:00', place: MADRID }],
    ['24:00', { date: '1990-01-01', time: '24:00', place: MADRID }],
    ['a time without a zero', { date: '1990-01-01', time: '7:05', place: MADRID }],
    ['a word of every object', { date: '1990-01-01', place: place('constructor') }],
    ['a zone of Mars', { date: '1990-01-01', time: '07:05', place: place('Marte/Olimpo') }],
  ])('is refused: %s', (_, birth) => {
    expect(() => birthTimeOf(birth)).toThrow(RangeError);
  });
});
