import { describe, expect, it } from 'vitest';
import { SIGN_NAMES } from '../zodiac/signs.ts';
import { inZodiacOrder, pairOfSlug, pairSlug, SIGN_PAIRS } from './sign-pairs.ts';

describe('the pairs of signs', () => {
  it('are 78, each once and in the order of the zodiac', () => {
    expect(SIGN_PAIRS).toHaveLength(78);
    expect(new Set(SIGN_PAIRS.map((pair) => pair.join())).size).toBe(78);
    for (const [first, second] of SIGN_PAIRS)
      expect(inZodiacOrder(second, first)).toEqual([first, second]);
  });

  it('have one slug from either side, which reads back', () => {
    for (const first of SIGN_NAMES)
      for (const second of SIGN_NAMES) {
        const slug = pairSlug(first, second);
        expect(slug).toBe(pairSlug(second, first));
        expect(slug).toMatch(/^[a-z]+-[a-z]+$/);
        expect(pairOfSlug(slug)).toEqual(inZodiacOrder(first, second));
      }
    expect(pairSlug('Cáncer', 'Géminis')).toBe('geminis-cancer');
  });

  it('are read in the order that they are written in', () => {
    expect(pairOfSlug('tauro-aries')).toEqual(['Tauro', 'Aries']);
  });

  it.each([
    '',
    'aries',
    'aries-',
    '-aries',
    'aries-tauro-leo',
    'Aries-Tauro',
    'aries_tauro',
    'géminis-leo',
    'aries-__proto__',
  ])('are not read from %j', (slug) => expect(pairOfSlug(slug)).toBeNull());
});
