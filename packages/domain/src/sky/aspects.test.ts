import { describe, expect, it } from 'vitest';
import { ASPECTS, aspectBetween, aspectsAmong, orbOf } from './aspects.ts';
import { bodyPositions } from './bodies.ts';

describe('aspects', () => {
  it.each(ASPECTS)('finds the $name up to its orb and no further', ({ aspect, angle, orb }) => {
    expect(aspectBetween(10, 10 + angle)).toEqual({ aspect, orb: 0 });
    expect(aspectBetween(0, angle + orb - 0.01)?.aspect).toBe(aspect);
    expect(aspectBetween(0, angle - orb + 0.01)?.aspect).toBe(aspect);
    expect(aspectBetween(0, angle + orb + 0.01)).toBeUndefined();
    expect(aspectBetween(0, angle - orb - 0.01)).toBeUndefined();
    expect(orbOf(aspect)).toBe(orb);
  });

  it('measures across the beginning of Aries and either way round', () => {
    expect(aspectBetween(357, 2)).toEqual({ aspect: 'conjunction', orb: 5 });
    expect(aspectBetween(2, 357)).toEqual({ aspect: 'conjunction', orb: 5 });
    expect(aspectBetween(300, 60)).toEqual({ aspect: 'trine', orb: 0 });
  });

  it('finds Sun and Moon opposed at the full Moon and joined at the new', () => {
    const full = aspectsAmong(bodyPositions(new Date('2026-01-03T10:03:26Z')));
    expect(full[0]).toMatchObject({ a: 'Sun', b: 'Moon', aspect: 'opposition' });
    expect(full[0]?.orb).toBeLessThan(0.05);
    const fresh = aspectsAmong(bodyPositions(new Date('2026-01-18T19:52:39Z')));
    expect(fresh[0]).toMatchObject({ a: 'Sun', b: 'Moon', aspect: 'conjunction' });
  });

  it('names each pair once', () => {
    const pairs = aspectsAmong(bodyPositions(new Date('1962-02-05T00:10:00Z'))).map(({ a, b }) =>
      [a, b].toSorted().join(' '),
    );
    expect(pairs.length).toBeGreaterThan(10);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});
