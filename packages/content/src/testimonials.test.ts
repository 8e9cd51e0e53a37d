import { describe, expect, it } from 'vitest';
import { TESTIMONIALS } from './testimonials.ts';

describe('the testimonials', () => {
  it('are five, each with an id, a text and a place of its own', () => {
    for (const key of ['id', 'text', 'author', 'location', 'initials'] as const)
      expect(new Set(TESTIMONIALS.map((one) => one[key])).size).toBe(5);
  });

  it.each(TESTIMONIALS)('name $author by first name and initial, as the badge does', (one) => {
    expect(one.author).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
    expect(one.initials).toBe(one.author.replaceAll(/[^\p{Lu}]/gu, ''));
  });

  it('come from users since 2024, premium users and users, with four or five stars', () => {
    const types = TESTIMONIALS.map(({ type }) => type.replace('Usuaria', 'Usuario'));
    expect(new Set(types)).toEqual(new Set(['Usuario', 'Usuario premium', 'Usuario desde 2024']));
    expect(new Set(TESTIMONIALS.map(({ stars }) => stars))).toEqual(new Set([4, 5]));
  });

  it('are short, and speak plainly', () => {
    for (const { text } of TESTIMONIALS) {
      expect(text.length).toBeLessThan(190);
      expect(text).not.toMatch(/[¡!“”"]/);
    }
  });
});
