import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { describe, expect, it } from 'vitest';
import { deedsOf, tiltsOf } from './deeds/deeds.ts';
import { pairText } from './relate.ts';
import { scenesOf } from './scenes/scenes.ts';
import { sideOf } from './voices/sides.ts';

const SIDES = Array.from({ length: 22 }, (_, arcanum) =>
  [false, true].map((reversed) => ({ arcanum, reversed })),
).flat();

const SENTENCES = SIDES.flatMap((card) => {
  const { past, present, future } = scenesOf(card);
  const { care, invitations, closings } = deedsOf(card);
  const { shows: _, ways: __, ...voice } = sideOf(card);
  const said = [past, present, future, care, invitations, closings, tiltsOf(card)].flat();
  return [...said, ...Object.values(voice).flat()];
});

const PAIRS = SIDES.filter(({ reversed }) => !reversed).flatMap((a, i, cards) =>
  cards.slice(i + 1).map((b) => pairText(a, b)),
);

describe('the texts of the built-in reader', () => {
  it('hold a text of their own for each of the 231 pairs', () => {
    expect(new Set(PAIRS).size).toBe(231);
  });

  it('are whole sentences, each said in one place only', () => {
    for (const text of [...SENTENCES, ...PAIRS]) expect(text).toMatch(/^[A-ZÁÉÍÓÚ¿].*[.?]$/u);
    expect(SENTENCES.filter((text, i) => SENTENCES.indexOf(text) !== i)).toEqual([]);
  });

  it('make no claim that a reading may not make', () => {
    const sentences = [...SENTENCES, ...PAIRS].flatMap((text) => text.split(/(?<=[.?])\s+/));
    expect(sentences.filter((sentence) => forbiddenClaim(sentence))).toEqual([]);
  });

  it('leave to a person something to do, in the infinitive', () => {
    for (const todo of SIDES.flatMap((card) => deedsOf(card).deeds))
      expect(todo).toMatch(/^(?:no )?\p{Ll}+r(?:te|le|lo)?(?=[ ,]|$)/u);
  });
});
