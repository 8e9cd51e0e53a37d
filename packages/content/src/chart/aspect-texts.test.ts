import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { BODIES } from '@sibila/domain/sky/body-names';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../horoscope/testing/checks.ts';
import { ANGLE_TEXTS } from './angle-texts.ts';
import { LIGHT_PAIRS, MORE_TEXTS, SLOW_PAIRS, SWIFT_PAIRS } from './aspect-texts.ts';

const TONES = ['together', 'easy', 'hard'] as const;

/** Mercury and Venus stay too near the Sun, and to each other, for any other aspect. */
const POSSIBLE: Readonly<Record<string, readonly string[]>> = {
  'Sun Mercury': ['together'],
  'Sun Venus': ['together'],
  'Mercury Venus': ['together', 'easy'],
};

const pairs = BODIES.flatMap(({ body: a }, index) =>
  BODIES.slice(index + 1).map(({ body: b }) => `${a} ${b}`),
);
const all = { ...LIGHT_PAIRS, ...SWIFT_PAIRS, ...SLOW_PAIRS };

const textsOf = (groups: readonly object[]): string[] =>
  groups.flatMap((group) => Object.values<string>({ ...group }));

describe('the texts of aspects', () => {
  it('cover every aspect that two bodies can form, and no other', () => {
    expect(Object.keys(all).toSorted()).toEqual(pairs.toSorted());
    for (const pair of pairs) {
      const told = TONES.filter((tone) => all[pair]?.[tone] !== undefined);
      expect(told).toEqual(POSSIBLE[pair] ?? TONES);
    }
  });

  it('are a hundred different ones for the lights, Mercury, Venus and Mars', () => {
    const texts = textsOf([...Object.values(LIGHT_PAIRS), ...Object.values(SWIFT_PAIRS)]);
    expect(new Set(texts).size).toBe(100);
  });

  it('tell every body at both angles apart', () => {
    const groups = Object.values(ANGLE_TEXTS).flatMap((bodies) => Object.values(bodies));
    const texts = textsOf(groups);
    expect(new Set(texts).size).toBe(2 * BODIES.length * TONES.length);
  });

  it('make no claim that a reading may not make', () => {
    const more = Object.values(MORE_TEXTS).flatMap((tones) => Object.values(tones).flat());
    const texts = [...textsOf(Object.values(all)), ...more];
    expect(texts.flatMap(sentencesOf).filter((sentence) => forbiddenClaim(sentence))).toEqual([]);
  });
});
