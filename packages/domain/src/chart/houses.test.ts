import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortestWay, wholeTurn } from '../sky/angles.ts';
import {
  anglesOf,
  houseHolding,
  isPolar,
  placidusCusps,
  wholeSignCusps,
  type LocalSphere,
} from './houses.ts';

const RUNS = { numRuns: 300, seed: 1977 };

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const someSphere = fc.record({
  meridian: degrees(0, 359.999),
  obliquity: degrees(23.4, 23.5),
  latitude: degrees(-65.9, 65.9),
});

function expectSame(ours: readonly number[], theirs: readonly number[]) {
  expect(ours).toHaveLength(theirs.length);
  ours.forEach((longitude, index) => {
    const off = shortestWay(theirs[index] ?? Number.NaN, longitude);
    expect(Math.abs(off)).toBeLessThan(0.0001);
  });
}

/** The cusps of a sphere by their numbers, 1 to 12. */
const cuspsBy = (sphere: LocalSphere, numbers: readonly number[]) => {
  const cusps = placidusCusps(sphere);
  return numbers.map((number) => cusps[number - 1] ?? Number.NaN);
};

const UPWARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** The number of each house when east and west change places: the 1st is the 7th's, and so on. */
const EAST_TO_WEST = [7, 6, 5, 4, 3, 2, 1, 12, 11, 10, 9, 8];

describe('the houses of Placidus', () => {
  it('run once round the circle, open with the angles, and stand opposite each other', () => {
    const check = fc.property(someSphere, (sphere) => {
      const cusps = placidusCusps(sphere);
      const arcs = cusps.map((cusp, i) => wholeTurn((cusps[(i + 1) % 12] ?? 0) - cusp));
      expect(Math.min(...arcs)).toBeGreaterThan(0);
      expect(arcs.reduce((sum, arc) => sum + arc, 0)).toBeCloseTo(360, 6);
      const { ascendant, midheaven } = anglesOf(sphere);
      expectSame(cuspsBy(sphere, [1, 10]), [ascendant, midheaven]);
      expectSame(
        cusps.slice(6),
        cusps.slice(0, 6).map((cusp) => cusp + 180),
      );
    });
    fc.assert(check, RUNS);
  });

  it('turn by half a circle when the sky does, seen from the other hemisphere', () => {
    const check = fc.property(someSphere, (sphere) => {
      const { meridian, obliquity, latitude } = sphere;
      const other = { meridian: meridian + 180, obliquity, latitude: -latitude };
      expectSame(
        placidusCusps(other),
        placidusCusps(sphere).map((cusp) => cusp + 180),
      );
    });
    fc.assert(check, RUNS);
  });

  it('change east for west when the sky is mirrored at the solstices', () => {
    const check = fc.property(someSphere, (sphere) => {
      const mirrored = { ...sphere, meridian: 180 - sphere.meridian };
      expectSame(
        cuspsBy(mirrored, UPWARDS),
        cuspsBy(sphere, EAST_TO_WEST).map((cusp) => 180 - cusp),
      );
    });
    fc.assert(check, RUNS);
  });

  it('move without a leap while the sky turns', () => {
    const tame = someSphere.filter(({ latitude }) => Math.abs(latitude) < 60);
    const check = fc.property(tame, (sphere) => {
      const before = placidusCusps(sphere);
      const after = placidusCusps({ ...sphere, meridian: sphere.meridian + 0.25 });
      after.forEach((cusp, i) => {
        const way = shortestWay(before[i] ?? Number.NaN, cusp);
        expect(way).toBeGreaterThan(0);
        expect(way).toBeLessThan(2);
      });
    });
    fc.assert(check, RUNS);
  });

  it('are of thirty degrees of right ascension at the equator', () => {
    const cusps = placidusCusps({ meridian: 100, obliquity: 23.44, latitude: 0 });
    const tan = (value: number) => Math.tan((value * Math.PI) / 180);
    const cos = Math.cos((23.44 * Math.PI) / 180);
    cusps.forEach((cusp, i) => {
      expect(tan(cusp) * cos).toBeCloseTo(tan(100 + 30 * (i - 9)), 4);
    });
  });
});

describe('whole-sign houses', () => {
  it('begin with the sign of the Ascendant', () => {
    expect(wholeSignCusps(173.95)).toEqual([150, 180, 210, 240, 270, 300, 330, 0, 30, 60, 90, 120]);
    expect(wholeSignCusps(0)[0]).toBe(0);
    expect(wholeSignCusps(359.99)[0]).toBe(330);
  });

  it('stand in from 66 degrees on, north and south', () => {
    expect([65.99, -65.99, 66, -66, 90, -90].map(isPolar)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('the house of a longitude', () => {
  const cusps = wholeSignCusps(350);

  it('is the one it is in, and a cusp opens its own', () => {
    expect([330, 359.99, 0, 29.99, 329.99].map((at) => houseHolding(at, cusps))).toEqual([
      1, 1, 2, 2, 12,
    ]);
  });

  it('turns with the houses', () => {
    const check = fc.property(someSphere, degrees(0, 359.999), degrees(0, 359.999), (s, at, by) => {
      const all = placidusCusps(s);
      const near = all.some((cusp) => Math.abs(shortestWay(cusp, at)) < 1e-6);
      fc.pre(!near);
      const turned = all.map((cusp) => wholeTurn(cusp + by));
      expect(houseHolding(wholeTurn(at + by), turned)).toBe(houseHolding(at, all));
    });
    fc.assert(check, RUNS);
  });

  it('is none of what is no number', () => {
    expect(() => houseHolding(Number.NaN, cusps)).toThrow(RangeError);
  });
});

describe('the angles inside the polar circles', () => {
  it('keep the Ascendant within the half circle after the Midheaven, at the pole too', () => {
    const polar = fc.record({
      meridian: degrees(0, 359.999),
      obliquity: fc.constant(23.44),
      latitude: fc.oneof(degrees(66, 90), degrees(-90, -66)),
    });
    const check = fc.property(polar, (sphere) => {
      const { ascendant, midheaven } = anglesOf(sphere);
      const ahead = wholeTurn(ascendant - midheaven);
      expect(ahead).toBeGreaterThanOrEqual(0);
      expect(ahead).toBeLessThanOrEqual(180);
    });
    fc.assert(check, RUNS);
  });
});
