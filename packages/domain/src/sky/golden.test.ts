import { describe, expect, it } from 'vitest';
import { SIGN_NAMES } from '../zodiac/signs.ts';
import { shortestWay } from './angles.ts';
import { longitudeAt, moonPhase, retrogradeSince, signAt, speedAt } from './bodies.ts';
import { BODIES, type BodyName } from './body-names.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** What the reference of 2025 and 2026 allows. */
const TOLERANCE = {
  ingress: 60 * SECOND,
  phase: 90 * SECOND,
  station: 15 * 60 * SECOND,
  degrees: 0.01,
};

/** When (UTC) the Sun enters each sign. */
const INGRESSES = `
2025-01-19T20:00:02 Acuario
2025-02-18T10:06:35 Piscis
2025-03-20T09:01:26 Aries
2025-04-19T19:56:03 Tauro
2025-05-20T18:54:51 Géminis
2025-06-21T02:42:17 Cáncer
2025-07-22T13:29:20 Leo
2025-08-22T20:33:49 Virgo
2025-09-22T18:19:34 Libra
2025-10-23T03:51:20 Escorpio
2025-11-22T01:35:50 Sagitario
2025-12-21T15:03:03 Capricornio
2026-01-20T01:44:42 Acuario
2026-02-18T15:51:32 Piscis
2026-03-20T14:45:36 Aries
2026-04-20T01:39:09 Tauro
2026-05-21T00:37:16 Géminis
2026-06-21T08:25:00 Cáncer
2026-07-22T19:13:18 Leo
2026-08-23T02:18:58 Virgo
2026-09-23T00:05:38 Libra
2026-10-23T09:38:24 Escorpio
2026-11-22T07:23:34 Sagitario
2026-12-21T20:50:22 Capricornio`;

/** When (UTC) the Moon is full, and its longitude. */
const FULL_MOONS = `
2025-01-13T22:27:32 114.0023
2025-02-12T13:54:03 144.1075
2025-03-14T06:55:19 173.9485
2025-04-13T00:22:55 203.3393
2025-05-12T16:56:34 232.2167
2025-06-11T07:44:26 260.656
2025-07-10T20:37:22 288.8401
2025-08-09T07:55:38 317.0047
2025-09-07T18:09:23 345.3812
2025-10-07T03:48:03 14.1473
2025-11-05T13:19:46 43.3874
2025-12-04T23:14:34 73.0682
2026-01-03T10:03:26 103.0392
2026-02-01T22:09:49 133.0676
2026-03-03T11:38:32 162.9045
2026-04-02T02:12:36 192.359
2026-05-01T17:23:47 221.3531
2026-05-31T08:45:48 249.935
2026-06-29T23:57:17 278.253
2026-07-29T14:36:19 306.5081
2026-08-28T04:19:06 334.9077
2026-09-26T16:49:32 3.6255
2026-10-26T04:12:15 32.7677
2026-11-24T14:54:04 62.3423
2026-12-24T01:28:45 92.239`;

/** When (UTC) the Moon is new, and its longitude. */
const NEW_MOONS = `
2025-01-29T12:36:33 309.8632
2025-02-28T00:45:22 339.6814
2025-03-29T10:58:23 9.0078
2025-04-27T19:31:42 37.7873
2025-05-27T03:02:52 66.1001
2025-06-25T10:32:07 94.1349
2025-07-24T19:11:43 122.1435
2025-08-23T06:07:07 150.3894
2025-09-21T19:54:45 179.0918
2025-10-21T12:25:48 208.3706
2025-11-20T06:47:57 238.2045
2025-12-20T01:44:03 268.4221
2026-01-18T19:52:39 298.7386
2026-02-17T12:01:47 328.8354
2026-03-19T01:24:05 358.4578
2026-04-17T11:52:21 27.4889
2026-05-16T20:01:32 55.9672
2026-06-15T02:54:39 84.0557
2026-07-14T09:44:04 111.992
2026-08-12T17:37:11 140.0385
2026-09-11T03:27:28 168.4374
2026-10-10T15:50:36 197.3663
2026-11-09T07:02:42 226.8957
2026-12-09T00:52:31 256.9528`;

/** When (UTC) each planet turns back or goes on, and its longitude. */
const STATIONS = `
2025-03-15T06:47:46 Mercury back 9.5882
2025-04-07T11:05:16 Mercury on 356.8259
2025-07-18T04:38:45 Mercury back 135.5743
2025-08-11T07:33:10 Mercury on 124.2484
2025-11-09T19:00:29 Mercury back 246.8625
2025-11-29T17:38:52 Mercury on 230.7076
2025-03-02T00:32:34 Venus back 10.8345
2025-04-13T01:02:46 Venus on 354.6247
2025-02-24T02:00:39 Mars on 107.0147
2025-02-04T09:39:08 Jupiter on 71.2778
2025-11-11T16:45:02 Jupiter back 115.1517
2025-07-13T03:59:57 Saturn back 1.9321
2025-11-28T03:49:37 Saturn on 355.1553
2025-01-30T16:27:52 Uranus on 53.2611
2025-09-06T04:41:47 Uranus back 61.4633
2025-07-04T21:49:08 Neptune back 2.1787
2025-12-10T12:00:16 Neptune on 359.376
2025-05-04T15:50:41 Pluto back 303.8182
2025-10-14T02:48:56 Pluto on 301.3666
2026-02-26T06:47:01 Mercury back 352.5651
2026-03-20T19:34:22 Mercury on 338.4912
2026-06-29T17:37:07 Mercury back 116.2579
2026-07-23T22:56:48 Mercury on 106.3174
2026-10-24T07:15:20 Mercury back 230.9796
2026-11-13T15:52:11 Mercury on 215.0339
2026-10-03T07:10:06 Venus back 218.4867
2026-11-14T00:20:48 Venus on 202.8608
2026-03-11T03:26:39 Jupiter on 105.0867
2026-12-13T00:58:53 Jupiter back 147.0242
2026-07-26T19:57:39 Saturn back 14.7473
2026-12-10T23:23:22 Saturn on 7.9283
2026-02-04T02:17:21 Uranus on 57.4593
2026-09-10T18:40:38 Uranus back 65.6968
2026-07-07T11:20:56 Neptune back 4.4213
2026-12-12T22:13:32 Neptune on 1.6162
2026-05-06T15:44:45 Pluto back 305.5091
2026-10-16T02:23:23 Pluto on 303.0682`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [instant = '', ...rest] = line.split(' ');
      return { instant, time: Date.parse(`${instant}Z`), rest };
    });
/** Either side of an instant, as far as the reference may be wrong. */
const around = (time: number, tolerance: number) =>
  [new Date(time - tolerance), new Date(time + tolerance)] as const;
const bodyNamed = (name: string | undefined): BodyName => {
  const found = BODIES.find(({ body }) => body === name);
  if (!found) throw new Error(`no ${name}`);
  return found.body;
};
const expectAt = (body: BodyName, time: number, longitude: string | undefined) => {
  const off = shortestWay(Number(longitude), longitudeAt(body, new Date(time)));
  expect(Math.abs(off)).toBeLessThan(TOLERANCE.degrees);
};

describe('the sky of 2025 and 2026', () => {
  it.each(rowsOf(INGRESSES))('has the Sun enter a sign at $instant', ({ time, rest }) => {
    const signs = around(time, TOLERANCE.ingress).map((at) => signAt(longitudeAt('Sun', at)));
    const into = SIGN_NAMES.findIndex((sign) => sign === rest[0]);
    expect(signs).toEqual([SIGN_NAMES.at(into - 1), SIGN_NAMES[into]]);
  });

  it.each([
    ...rowsOf(FULL_MOONS).map((row) => ({ ...row, name: 'full', angle: 180 })),
    ...rowsOf(NEW_MOONS).map((row) => ({ ...row, name: 'new', angle: 0 })),
  ])('has the Moon $name at $instant', ({ time, rest, angle }) => {
    const [before = 0, after = 0] = around(time, TOLERANCE.phase).map((at) =>
      shortestWay(angle, moonPhase(at).angle),
    );
    expect(before).toBeLessThan(0);
    expect(after).toBeGreaterThan(0);
    expectAt('Moon', time, rest[0]);
  });

  it.each(rowsOf(STATIONS))('has $rest.0 turn at $instant', ({ time, rest }) => {
    const [name, way, longitude] = rest;
    const body = bodyNamed(name);
    const [before, after] = around(time, TOLERANCE.station);
    const isBack = (at: Date) => speedAt(body, at) < 0;
    expect([isBack(before), isBack(after)]).toEqual(way === 'back' ? [false, true] : [true, false]);
    expectAt(body, time, longitude);
    if (way !== 'back') return;
    const since = retrogradeSince(body, new Date(time + DAY))?.getTime() ?? Number.NaN;
    expect(Math.abs(since - time)).toBeLessThan(TOLERANCE.station);
  });

  it('has no planet turn at any other time', () => {
    const [from, until] = [Date.UTC(2025, 0, 1), Date.UTC(2027, 0, 1)];
    const turned: string[] = [];
    for (const { body } of BODIES)
      for (let day = from; day < until; day += DAY) {
        const isBack = [day, day + DAY].map((time) => speedAt(body, new Date(time)) < 0);
        if (isBack[0] === isBack[1]) continue;
        turned.push(
          `${body} ${isBack[1] ? 'back' : 'on'} ${new Date(day).toISOString().slice(0, 10)}`,
        );
      }
    const expected = rowsOf(STATIONS).map(
      ({ instant, rest: [body, way] }) => `${body} ${way} ${instant.slice(0, 10)}`,
    );
    expect(turned.toSorted()).toEqual(expected.toSorted());
  });
});
