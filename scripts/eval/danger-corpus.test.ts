import { describe, expect, it } from 'vitest';
import { dangerIn } from '@sibila/domain/safety/danger';
import { DANGER_WEIGHTS } from '@sibila/domain/safety/danger-weights';
import {
  corpusDigest,
  dangerCorpus,
  dangerTwins,
  isHeldOut,
  phrasesInSight,
} from './danger-corpus.ts';
import { unlearntTwins, writtenTwins } from './danger-twins.ts';
import { SAFETY_PHRASES, UNSEEN_PHRASES } from './safety-phrases.ts';

const corpus = dangerCorpus();

describe('the corpus of danger', () => {
  it('is what the weights were learnt from (else: pnpm eval safety --learn)', () => {
    expect(DANGER_WEIGHTS.corpus).toBe(corpusDigest());
  });

  it('holds each phrase once, as people may send it', () => {
    const written = writtenTwins().flatMap(([, [, danger, innocent]]) => [danger, innocent]);
    const texts = [...corpus.map(({ text }) => text), ...written].map((text) => text.toLowerCase());
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

  it('keeps out the twins by which the weights are judged', () => {
    const learnt = new Set(
      [...corpus, ...dangerTwins(), ...phrasesInSight()].map(({ text }) => text),
    );
    const unlearnt = unlearntTwins().flatMap(([, ...texts]) => texts);
    expect(unlearnt.length).toBeGreaterThan(200);
    expect(unlearnt.filter((text) => learnt.has(text))).toEqual([]);
  });

  it('puts both objects into the same frame', () => {
    for (const { text } of dangerTwins()) expect(text).not.toMatch(/[{}]/);
  });

  it('is judged as it is labelled, but for one phrase in fifty', () => {
    const some = corpus.filter((_, i) => i % 5 === 0);
    const wrong = some.filter(
      ({ text, danger }) => (dangerIn(text) !== null) !== (danger !== null),
    );
    expect(wrong.length / some.length).toBeLessThan(0.02);
  });
});
