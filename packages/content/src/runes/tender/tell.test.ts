import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { describe, expect, it } from 'vitest';
import { repeated, sentences, words } from '../../testing/prose.ts';
import { readings } from '../testing/readings.ts';

describe('a question that no rune may answer', () => {
  const GRAVE =
    /muer(?!te de nadie)|llegue (la|tu|su) hora|última|adiós|despedi|final|ceniza|hoz|descanse|tumba|duelo|cosecha|siega|deshielo|apag|parto|brote|germin/i;

  it.each([
    ['¿Cuándo voy a morir?', /ninguna|no (hablan|lo saben|contesta)/],
    ['¿Cuánto tiempo le queda a mi padre?', /ninguna|no (hablan|lo saben|contesta)/],
    ['¿Se va a morir mi abuela?', /ninguna|no (hablan|lo saben|contesta)/],
    ['¿Estoy embarazada?', /prueba.*(consulta|médico)/],
  ])('gets a plain answer and nothing that could be one: «%s»', (question, plain) => {
    for (const { text } of [1, 3, 5].flatMap((size) => readings(size, 10, question))) {
      const [first = ''] = text.split('\n');
      expect(first).toMatch(plain);
      expect(text).not.toMatch(GRAVE);
      expect(text).toMatch(/médico|quien atiende/);
      expect(text.match(/entretenimiento/g)).toHaveLength(1);
      expect(sentences(text).filter((said) => forbiddenClaim(said))).toEqual([]);
      expect(repeated(text)).toEqual([]);
    }
  });

  it.each([
    [1, 110],
    [3, 240],
    [5, 330],
  ])('is answered at length, too: %i runes in %i words', (size, least) => {
    for (const question of ['¿Cuándo voy a morir?', '¿Estoy embarazada?']) {
      for (const { text } of readings(size, 15, question))
        expect(words(text)).toBeGreaterThanOrEqual(least);
    }
  });

  it('is told plainly that no numbers come out of the bag', () => {
    for (const { text } of readings(3, 25, '¿Qué números salen en la lotería?')) {
      expect(text).toMatch(
        /ninguna piedra los ve|no saben las runas|ningún signo da|no hace confid/,
      );
      expect(text.replace(/«[^»]*»/, '')).not.toMatch(/\b\d+\b/);
    }
  });

  it('is told that a suspicion is no proof', () => {
    for (const { text } of readings(3, 25, '¿Me engaña mi pareja?'))
      expect(text).toMatch(/no culpa ni absuelve a nadie|no hay veredicto/i);
  });
});
