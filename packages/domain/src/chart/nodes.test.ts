import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortestWay } from '../sky/angles.ts';
import { meanNode, trueNode } from './nodes.ts';

/** Instants (UTC), mean and true node in degrees, by Swiss Ephemeris. */
const REFERENCE = [
  ['1990-06-10T12:30:00Z', 309.9615, 308.1381],
  ['1900-01-01T00:00:00Z', 259.1613, 260.2673],
  ['1936-07-17T18:00:00Z', 272.3996, 273.4812],
  ['1996-07-15T11:45:00Z', 192.0329, 191.403],
  ['2026-11-21T12:00:00Z', 324.988, 324.9534],
] as const;

const someInstant = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2026-11-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('the nodes of the Moon', () => {
  it.each(REFERENCE)('stand at %s where they should', (at, mean, osculating) => {
    const date = new Date(at);
    expect(Math.abs(shortestWay(mean, meanNode(date)))).toBeLessThan(0.001);
    expect(Math.abs(shortestWay(osculating, trueNode(date)))).toBeLessThan(0.02);
  });

  it('are never far from each other, and the mean one goes back', () => {
    const check = fc.property(someInstant, (at) => {
      expect(Math.abs(shortestWay(meanNode(at), trueNode(at)))).toBeLessThan(2);
      const later = new Date(at.getTime() + 86_400_000);
      expect(shortestWay(meanNode(at), meanNode(later))).toBeCloseTo(-0.053, 2);
    });
    fc.assert(check, { numRuns: 60, seed: 1990 });
  });
});
