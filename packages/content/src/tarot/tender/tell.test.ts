import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { shuffledDeck } from '@sibila/domain/tarot/deck';
import { describe, expect, it } from 'vitest';
import { randomBelow } from '../../testing/chance.ts';
import { repeated, sentences, words } from '../../testing/prose.ts';
import { composeTarotReading } from '../compose-reading.ts';

/** Readings of one to ten cards; La Muerte and La Torre lie in some of them. */
function readingsOf(question: string, each = 12): string[] {
  const random = randomBelow(question.length);
  return [1, 1, 2, 3, 3, 4, 5, 7, 10].flatMap((size) =>
    Array.from({ length: each }, () =>
      composeTarotReading({ cards: shuffledDeck(random).slice(0, size), question }).join('\n'),
    ),
  );
}

const OF_DEATH = [
  '¿Cuándo moriré?',
  '¿Cuándo voy a morir?',
  '¿Va a morir mi madre?',
  '¿Cuánto tiempo me queda?',
  '¿Morirá mi abuelo?',
];

const OF_PREGNANCY = ['¿Estoy embarazada?', '¿Quedaré embarazada este año?', '¿Seré mamá?'];

// The words of an end, a date or a farewell, apart from the plain answer that denies them.
const OF_AN_END =
  /\b(?:final(?:es)?|fin|termin\p{L}+|acab\p{L}+|últim[oa]s?|despedid\p{L}+|despid\p{L}+|adiós|se apaga|apagad\p{L}+|cierre|se cierra|cuando|cuándo|llega la hora|se fue|se va|entierro|tumba)\b/iu;

describe('a reading for who asks about a death', () => {
  it.each(OF_DEATH)('says plainly that no card knows, and speaks of no end: «%s»', (question) => {
    for (const text of readingsOf(question)) {
      expect(text).toMatch(
        /no hablan? de la muerte|ninguna carta la sabe|no contesta ninguna baraja|habla de la muerte de nadie/i,
      );
      expect(text).toMatch(/fechas?/);
      expect(OF_AN_END.exec(text)?.[0]).toBeUndefined();
      expect(text.match(/entretenimiento/g)).toHaveLength(1);
      expect(text).toContain('médico');
    }
  });

  it('has La Muerte speak of stages that change, and of nobody', () => {
    const cards = [
      { arcanum: 13, reversed: true },
      { arcanum: 3, reversed: false },
    ];
    for (const drawn of [cards, cards.toReversed()]) {
      const text = composeTarotReading({ cards: drawn, question: '¿Cuándo moriré?' }).join(' ');
      expect(text).toContain('habla de etapas que cambian y no de la vida de nadie');
    }
  });

  it('is as long as any other', () => {
    const random = randomBelow(9);
    for (const [size, least] of [
      [1, 130],
      [3, 250],
      [5, 350],
    ] as const) {
      for (let i = 0; i < 40; i += 1) {
        const cards = shuffledDeck(random).slice(0, size);
        const text = composeTarotReading({ cards, question: '¿Morirá mi abuelo?' }).join(' ');
        expect(words(text)).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

describe('a reading for who asks what no card may answer', () => {
  it.each(OF_PREGNANCY)('sends a doubt to a test, and speaks of no illness: «%s»', (question) => {
    for (const text of readingsOf(question)) {
      expect(text).toContain('prueba');
      expect(text).not.toMatch(/síntoma|enferm|el cuerpo(?! de nadie)|felicidades|enhorabuena/i);
    }
  });

  it('gives no numbers to play, and says so', () => {
    for (const text of readingsOf('¿Qué números de lotería juego?'))
      expect(text).toMatch(
        /[Nn]úmeros no hay|no hay números|no tienen números|ninguna cifra|No busques números/,
      );
  });

  it('gives no verdict on another person', () => {
    for (const text of readingsOf('¿Me engaña mi marido?'))
      expect(text).toMatch(/no culpa ni absuelve a nadie|no hay veredicto/i);
  });

  it.each([
    ...OF_DEATH,
    ...OF_PREGNANCY,
    '¿Qué números de lotería juego?',
    '¿Me engaña mi marido?',
  ])('makes no claim that a reading may not make, and repeats no sentence: «%s»', (question) => {
    for (const text of readingsOf(question, 6)) {
      expect(sentences(text).filter((sentence) => forbiddenClaim(sentence))).toEqual([]);
      expect(repeated(text)).toEqual([]);
      expect(text).not.toMatch(/[{}]|undefined|(?<!\p{L})(?:de|a) el(?!\p{L})/iu);
    }
  });
});
