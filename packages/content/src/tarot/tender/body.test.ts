import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { describe, expect, it } from 'vitest';
import { repeated, sentences, words } from '../../testing/prose.ts';
import { CALM, LEANS_TO_WAITING, URGENT } from '../../testing/questions.ts';
import { readings } from '../testing/readings.ts';

const readingsOf = (question: string, size: number, draws: number): string[] =>
  readings(size, draws, question, question.length + size).map(({ text }) => text);

describe('a reading of cards for who asks about a body', () => {
  it.each([...CALM, ...URGENT])('sends to a doctor, and never to wait: «%s»', (question) => {
    for (const text of [1, 3, 5].flatMap((size) => readingsOf(question, size, 30))) {
      const told = text.replaceAll(question, '');
      expect(LEANS_TO_WAITING.exec(told)?.[0]).toBeUndefined();
      expect(told).toMatch(/médico/);
      expect(told).toMatch(/cita/);
      expect(told.match(/entretenimiento/g)).toHaveLength(1);
    }
  });

  it.each(URGENT)('says to call for help before anything else: «%s»', (question) => {
    for (const text of [1, 3, 5].flatMap((size) => readingsOf(question, size, 30)))
      expect(text.split('\n')[0]).toMatch(/emergencias.*112.*911/);
  });

  it.each(CALM)('alarms nobody without a reason: «%s»', (question) => {
    for (const text of readingsOf(question, 3, 30))
      expect(text.split('\n')[0]).not.toMatch(/emergencias/);
  });

  it.each([...CALM, ...URGENT])('claims nothing and repeats nothing: «%s»', (question) => {
    for (const text of [1, 2, 3, 5, 10].flatMap((size) => readingsOf(question, size, 10))) {
      expect(sentences(text).filter((sentence) => forbiddenClaim(sentence))).toEqual([]);
      expect(repeated(text)).toEqual([]);
      expect(text).not.toMatch(/[{}]|undefined|(?<!\p{L})(?:de|a) el(?!\p{L})|[,.]{2}/iu);
    }
  });

  it.each([
    [1, 130],
    [3, 250],
    [5, 350],
  ])('is as long as any other: %i in %i words', (size, least) => {
    for (const text of [...CALM, ...URGENT].flatMap((q) => readingsOf(q, size, 10)))
      expect(words(text)).toBeGreaterThanOrEqual(least);
  });
});
