import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { shuffledDeck } from '@sibila/domain/tarot/deck';
import { describe, expect, it } from 'vitest';
import { composeTarotReading } from '../compose-reading.ts';

const CALM = [
  'tengo un bulto en el pecho',
  '¿voy al doctor o espero?',
  '¿dejo de tomar mi antidepresivo?',
  '¿Por qué me duele tanto la espalda?',
  '¿Me operan o no?',
  '¿Qué enfermedad tengo?',
  '¿Cambio la dosis de la insulina?',
  'mi hijo tiene fiebre',
];
const URGENT = [
  'tengo dolor fuerte en el brazo izquierdo y me falta el aire',
  'me duele mucho el pecho, ¿qué hago?',
  'mi papá se desmayó y no siente la mano',
  '¿Por qué orino con sangre?',
];
const LEANS_TO_WAITING =
  /esper|aguard|aguant|pacien|deja(?:r|lo)? pasar|no reacciona|\bcall(?:a|ar|arte|e|es)\b|silencio|decide tú|decidirlo tú|tendrás que decirlo|solo tú|estación|a su tiempo|sin hacer nada|no hagas nada|con calma/iu;

function randomBelow(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function readingsOf(question: string, size: number, draws: number): string[] {
  const random = randomBelow(question.length + size);
  return Array.from({ length: draws }, () =>
    composeTarotReading({ cards: shuffledDeck(random).slice(0, size), question }).join('\n'),
  );
}

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
      const sentences = text.split(/(?<=[.?…])\s+/);
      expect(sentences.filter((sentence) => forbiddenClaim(sentence))).toEqual([]);
      expect(new Set(sentences).size).toBe(sentences.length);
      expect(text).not.toMatch(/[{}]|undefined|(?<!\p{L})(?:de|a) el(?!\p{L})|[,.]{2}/iu);
    }
  });

  it.each([
    [1, 130],
    [3, 250],
    [5, 350],
  ])('is as long as any other: %i in %i words', (size, least) => {
    for (const text of [...CALM, ...URGENT].flatMap((q) => readingsOf(q, size, 10)))
      expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(least);
  });
});
