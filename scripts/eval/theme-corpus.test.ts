import { describe, expect, it } from 'vitest';
import { delicateOf } from '@sibila/domain/safety/delicate';
import { questionForm } from '@sibila/domain/safety/question-form';
import { assessQuestion } from '@sibila/domain/safety/question';
import type { Theme } from '@sibila/domain/safety/theme-features';
import { THEME_WEIGHTS } from '@sibila/domain/safety/theme-weights';
import { isHeldOut } from './danger-corpus.ts';
import { SAFETY_PHRASES, UNSEEN_PHRASES } from './safety-phrases.ts';
import { themeCorpus, themeDigest, themedPhrasesInSight } from './theme-corpus.ts';

const corpus = themeCorpus();

function themesOf(text: string): Theme[] {
  const isOfDeath = delicateOf(text, questionForm(text)) === 'death';
  return [...assessQuestion(text).cautions, ...(isOfDeath ? (['death'] as const) : [])];
}

describe('the corpus of themes', () => {
  it('is what the weights were learnt from (else: pnpm eval safety --learn)', () => {
    expect(THEME_WEIGHTS.corpus).toBe(themeDigest());
  });

  it('holds each phrase once, as people may send it', () => {
    const texts = corpus.map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts)
      expect([text, text.length > 0 && text.length <= 500]).toEqual([text, true]);
  });

  it('keeps out what is held out', () => {
    const inSight = new Set([...corpus, ...themedPhrasesInSight()].map(({ text }) => text));
    const first = Object.values(SAFETY_PHRASES).flatMap((texts) => texts.filter(isHeldOut));
    const heldOut = [...first, ...Object.values(UNSEEN_PHRASES).flat()];
    expect(heldOut.filter((text) => inSight.has(text))).toEqual([]);
  });

  it('is judged as it is labelled, but for one phrase in fifty', { timeout: 180_000 }, () => {
    const wrong = corpus.filter(({ text, theme }) => {
      const found = themesOf(text);
      return theme === null ? found.length > 0 : !found.includes(theme);
    });
    expect(wrong.length / corpus.length).toBeLessThan(0.02);
  });
});
