import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { describe, expect, it } from 'vitest';
import { readings, sentences, words } from '../testing/readings.ts';

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
      const said = sentences(text);
      expect(said.filter((sentence) => forbiddenClaim(sentence))).toEqual([]);
      expect(new Set(said).size).toBe(said.length);
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
