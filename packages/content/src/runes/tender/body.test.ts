import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { describe, expect, it } from 'vitest';
import { repeated, sentences, words } from '../../testing/prose.ts';
import { CALM, LEANS_TO_WAITING, URGENT } from '../../testing/questions.ts';
import { readings } from '../testing/readings.ts';

describe('a reading of runes for who asks about a body', () => {
  it.each([...CALM, ...URGENT])('sends to a doctor, and never to wait: «%s»', (question) => {
    for (const { text } of [1, 3, 5].flatMap((size) => readings(size, 30, question))) {
      expect(LEANS_TO_WAITING.exec(text)?.[0]).toBeUndefined();
      expect(text).toMatch(/médico/);
      expect(text).toMatch(/cita/);
      expect(text.match(/entretenimiento/g)).toHaveLength(1);
    }
  });

  it.each(URGENT)('says to call for help before anything else: «%s»', (question) => {
    for (const { text } of [1, 3, 5].flatMap((size) => readings(size, 30, question)))
      expect(text.split('\n')[0]).toMatch(/emergencias.*112.*911/);
  });

  it.each(CALM)('alarms nobody without a reason: «%s»', (question) => {
    for (const { text } of readings(3, 30, question))
      expect(text.split('\n')[0]).not.toMatch(/emergencias/);
  });

  it.each([...CALM, ...URGENT])('claims nothing and repeats nothing: «%s»', (question) => {
    for (const { text } of [1, 2, 3, 5, 10].flatMap((size) => readings(size, 10, question))) {
      expect(sentences(text).filter((sentence) => forbiddenClaim(sentence))).toEqual([]);
      expect(repeated(text)).toEqual([]);
      expect(text).not.toMatch(/[{}]|undefined|[,.]{2}/);
    }
  });

  it.each([
    [1, 110],
    [3, 250],
    [5, 330],
  ])('is as long as any other: %i in %i words', (size, least) => {
    for (const { text } of [...CALM, ...URGENT].flatMap((q) => readings(size, 10, q)))
      expect(words(text)).toBeGreaterThanOrEqual(least);
  });
});
