import { describe, expect, it } from 'vitest';
import { SITUATION_WEIGHTS } from '@sibila/domain/hearing/situation-weights';
import { SITUATIONS } from '@sibila/domain/hearing/situations';
import { hearingFigures, heldOutHeard } from './hearing.ts';
import { heldOutSituations, situationCorpus, situationDigest } from './situation-corpus.ts';

const corpus = situationCorpus();

describe('the corpus of situations', () => {
  it('is what the weights were learnt from (else: pnpm eval hearing --learn)', () => {
    expect(SITUATION_WEIGHTS.corpus).toBe(situationDigest());
  });

  it('holds each question once, as people may send it, and none that is held out', () => {
    const texts = [...corpus, ...heldOutSituations()].map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts)
      expect([text, text.length > 0 && text.length <= 500]).toEqual([text, true]);
  });

  it('holds many questions of every situation', () => {
    for (const situation of SITUATIONS)
      expect([situation, corpus.filter((one) => one.situation === situation).length >= 60]).toEqual(
        [situation, true],
      );
  });
});

describe('of questions that nothing was learnt from, the product', () => {
  const figures = hearingFigures(heldOutHeard());

  it('seldom takes a sorrow for everyday or for another', () => {
    expect(figures.missed).toBeLessThan(0.05);
    expect(figures.confused).toBeLessThan(0.05);
  });

  it('hears most situations right', () => {
    expect(figures.right).toBeGreaterThan(0.6);
    expect(figures.amongTwo).toBeGreaterThan(0.7);
  });

  // Where it may hurt, too little is said rather than too much: many of these are hard on purpose.
  it('takes most everyday questions for what they are', () => {
    expect(figures.alarms).toBeLessThan(0.3);
  });
});
