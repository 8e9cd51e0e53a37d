import { beforeAll, expect, it } from 'vitest';
import { shortestWay } from '@sibila/domain/sky/angles';
import { bodyPositions, moonPhase, signAt } from '@sibila/domain/sky/bodies';
import { BODIES } from '@sibila/domain/sky/body-names';
import { describePeer } from './peer.ts';
import { askSwetest, instantBetween, spread } from './swetest.ts';

const MOMENTS = 200;
const FROM = Date.UTC(1914, 0, 1);
const UNTIL = Date.UTC(2051, 0, 1);
/** Degrees: what the reference charts allow. */
const TOLERANCE = 0.01;
/** Degrees a day; slower than this a planet stands still, and neither is wrong about its way. */
const STATION = 0.0005;

/** Where Swiss Ephemeris sees a body: longitude in degrees, speed in degrees a day. */
interface Seen {
  name: string;
  longitude: number;
  speed: number;
}

/** Sun to Pluto by `swetest`. */
const seenAt = (at: Date): Seen[] =>
  askSwetest(at, '-p0123456789', '-fPls').map(([name = '', longitude, speed]) => ({
    name,
    longitude: Number(longitude),
    speed: Number(speed),
  }));

/** The same moments in every run, spread without a pattern; whole seconds, as `swetest` takes. */
function randomMoments(): Date[] {
  const next = spread(1914);
  return Array.from({ length: MOMENTS }, () => instantBetween(FROM, UNTIL, next()));
}

describePeer('Swiss Ephemeris, at 200 moments from 1914 to 2050', { programs: ['swetest'] }, () => {
  let skies: { at: Date; seen: Seen[] }[];

  beforeAll(() => {
    skies = randomMoments().map((at) => ({ at, seen: seenAt(at) }));
  });

  it('lists the same ten bodies', () => {
    for (const { at, seen } of skies) {
      const names = bodyPositions(at).map(({ body }) => body);
      expect([at, names]).toEqual([at, seen.map(({ name }) => name)]);
    }
    expect(BODIES).toHaveLength(10);
  });

  it('sees each body where we do, to a hundredth of a degree, and in the same sign', () => {
    for (const { at, seen } of skies)
      for (const [index, { body, longitude, sign }] of bodyPositions(at).entries()) {
        const theirs = seen[index]?.longitude ?? Number.NaN;
        const off = Math.abs(shortestWay(theirs, longitude));
        expect(off, `${body} at ${at.toISOString()}`).toBeLessThan(TOLERANCE);
        const isOnCusp = signAt(theirs - TOLERANCE) !== signAt(theirs + TOLERANCE);
        if (!isOnCusp) expect([at, body, sign]).toEqual([at, body, signAt(theirs)]);
      }
  });

  it('has the same bodies go back', () => {
    let back = 0;
    for (const { at, seen } of skies)
      for (const [index, { body, retrograde }] of bodyPositions(at).entries()) {
        const speed = seen[index]?.speed ?? Number.NaN;
        if (Math.abs(speed) < STATION) continue;
        if (retrograde) back += 1;
        expect([at, body, retrograde]).toEqual([at, body, speed < 0]);
      }
    expect(back).toBeGreaterThan(MOMENTS);
  });

  it('has the Moon as far ahead of the Sun', () => {
    for (const { at, seen } of skies) {
      const [sun, moon] = seen;
      const ahead = (moon?.longitude ?? Number.NaN) - (sun?.longitude ?? Number.NaN);
      const off = Math.abs(shortestWay(ahead, moonPhase(at).angle));
      expect(off, `the phase at ${at.toISOString()}`).toBeLessThan(TOLERANCE);
    }
  });
});
