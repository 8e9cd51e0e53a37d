import { describe, expect, it } from 'vitest';
import { dangerIn } from '@sibila/domain/safety/danger';
import { DANGER_WEIGHTS } from '@sibila/domain/safety/danger-weights';
import { corpusDigest, dangerCorpus, isHeldOut, phrasesInSight } from './danger-corpus.ts';
import { SAFETY_PHRASES, UNSEEN_PHRASES } from './safety-phrases.ts';

const corpus = dangerCorpus();

describe('the corpus of danger', () => {
  it('is what the weights were learnt from (else: pnpm eval safety --learn)', () => {
    expect(DANGER_WEIGHTS.corpus).toBe(corpusDigest());
  });

  it('holds each phrase once, as people may send it', () => {
    const texts = corpus.map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts)
      expect([text, text.length > 0 && text.length <= 500]).toEqual([text, true]);
  });

  it('has as much danger as innocence, from many writers', () => {
    const share = corpus.filter(({ danger }) => danger !== null).length / corpus.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
    expect(new Set(corpus.map(({ writer }) => writer)).size).toBeGreaterThan(10);
  });

  it('keeps out what is held out', () => {
    const inSight = new Set([...corpus, ...phrasesInSight()].map(({ text }) => text));
    const first = Object.values(SAFETY_PHRASES).flatMap((texts) => texts.filter(isHeldOut));
    const heldOut = [...first, ...Object.values(UNSEEN_PHRASES).flat()];
    expect(heldOut.filter((text) => inSight.has(text))).toEqual([]);
  });

  it('is judged as it is labelled, but for one phrase in fifty', () => {
    const some = corpus.filter((_, i) => i % 5 === 0);
    const wrong = some.filter(
      ({ text, danger }) => (dangerIn(text) !== null) !== (danger !== null),
    );
    expect(wrong.length / some.length).toBeLessThan(0.02);
  });
});
