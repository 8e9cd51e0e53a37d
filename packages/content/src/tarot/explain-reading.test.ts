import { ARCANA_NAMES, type ArcanumName } from '@sibila/domain/tarot/cards';
import { shuffledDeck } from '@sibila/domain/tarot/deck';
import { spreadFor } from '@sibila/domain/tarot/spreads';
import { describe, expect, it } from 'vitest';
import { randomBelow } from '../testing/chance.ts';
import { ARCANA } from './arcana.ts';
import { composeTarotReading } from './compose-reading.ts';
import { explainTarotReading } from './explain-reading.ts';

const QUESTIONS = [
  '',
  '¿Dejo mi trabajo?',
  '¿Volverá mi ex?',
  '¿Ganaré el juicio contra mi casero?',
  'Me duele el sol. ¿Cómo seguirá mi salud?',
  '¿Cuándo voy a morir?',
  '¿Qué números salen en la lotería?',
];
const random = randomBelow(9);
const READINGS = [1, 3, 5, 10].flatMap((size) =>
  Array.from({ length: 50 }, (_, i) => {
    const cards = shuffledDeck(random).slice(0, size);
    const question = QUESTIONS[i % QUESTIONS.length] ?? '';
    const paragraphs = composeTarotReading({ cards, question });
    return { cards, paragraphs, explained: explainTarotReading(cards, paragraphs) };
  }),
);

const drawn = (...names: ArcanumName[]) =>
  names.map((name) => ({ arcanum: ARCANA_NAMES.indexOf(name), reversed: false }));

const quoted = (names: ArcanumName[], ...paragraphs: string[]) =>
  explainTarotReading(drawn(...names), paragraphs).map(({ sentence }) => sentence);

describe('explainTarotReading', () => {
  it('gives each card its place, name, way up, keywords and what it means as it lies', () => {
    for (const { cards, explained } of READINGS) {
      const titles = spreadFor(cards.length).positions.map(({ title }) => title);
      expect(explained.map(({ position }) => position)).toEqual(titles);
      for (const [i, { name, reversed, keywords, meaning }] of explained.entries()) {
        const arcanum = ARCANA[cards[i]?.arcanum ?? -1];
        expect([name, reversed]).toEqual([arcanum?.name, cards[i]?.reversed]);
        expect(keywords).toEqual(arcanum?.keywords);
        expect(meaning).toMatch(/\.$/);
        const whole = (reversed ? arcanum?.reversed : arcanum?.upright) ?? '';
        expect(whole.startsWith(`${meaning} `)).toBe(true);
      }
    }
  });

  it('sets no keyword and no meaning of every day beside what is told to somebody in sorrow', () => {
    const cards = drawn('La Emperatriz', 'El Sol', 'La Muerte');
    const question = 'perdí a mi bebé a las nueve semanas';
    const explained = explainTarotReading(cards, composeTarotReading({ cards, question }));
    expect(explained.map(({ keywords, meaning }) => [keywords, meaning])).toEqual(
      cards.map(() => [[], '']),
    );
    for (const { sentence } of explained) expect(sentence).not.toBeNull();
  });

  it('quotes for each card whole sentences that stand in the text and name that card', () => {
    for (const { paragraphs, explained } of READINGS) {
      for (const { name, sentence } of explained) {
        expect(paragraphs.some((paragraph) => paragraph.includes(sentence ?? '?'))).toBe(true);
        expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ«].*[.?…]$/u);
        expect(sentence).toContain(name.replace(/^(El|La|Los) /, ''));
      }
    }
  });

  it('never gives one sentence to two cards of a built-in reading', () => {
    for (const { explained } of READINGS) {
      expect(new Set(explained.map(({ sentence }) => sentence)).size).toBe(explained.length);
    }
  });

  it('carries the next sentence along unless it names a card or starts a paragraph', () => {
    expect(
      quoted(
        ['El Loco', 'La Torre', 'Los Enamorados'],
        'Sale el Loco. Va ligero. Lleva poco.',
        'Después cae la Torre. Los Enamorados miran.',
        'Nadie responde.',
      ),
    ).toEqual(['Sale el Loco. Va ligero.', 'Después cae la Torre.', 'Los Enamorados miran.']);
  });

  it.each<[string, ArcanumName, string]>([
    ['del', 'El Loco', 'Aquí se ve la rosa del Loco.'],
    ['al', 'El Carro', 'Al Carro le sobran riendas.'],
    ['a small article', 'La Rueda de la Fortuna', 'Gira la Rueda de la fortuna.'],
    ['a great one', 'El Ermitaño', 'Lo primero es la luz de El Ermitaño.'],
  ])('knows a card by its name after %s', (_, name, text) => {
    expect(quoted([name], `Preguntas mucho. ${text}`)).toEqual([text]);
  });

  it('takes neither a common noun nor a longer word for a card', () => {
    const text = 'Preguntas por el juicio, bajo el sol, y por el Emperadorcito.';
    expect(quoted(['El Juicio', 'El Sol', 'El Emperador'], text)).toEqual([null, null, null]);
  });

  it('keeps a sentence whole that quotes a question', () => {
    const text = 'Dices «No puedo más. ¿Dejo el trabajo?» y responde el Mundo.';
    expect(quoted(['El Mundo'], text)).toEqual([text]);
  });

  it('gives a sentence that names two new cards to the last, and the other its own', () => {
    expect(
      quoted(
        ['El Hierofante', 'La Luna', 'El Sol'],
        'Con el Hierofante a la espalda, sale la Luna.',
        'Del pasado llega el Hierofante. El Sol y la Luna se reparten el día.',
      ),
    ).toEqual([
      'Del pasado llega el Hierofante.',
      'Con el Hierofante a la espalda, sale la Luna.',
      'El Sol y la Luna se reparten el día.',
    ]);
  });

  it('shares the only sentence that names two cards between them', () => {
    const text = 'El Mago y la Fuerza llevan el mismo signo.';
    expect(quoted(['El Mago', 'La Fuerza'], text)).toEqual([text, text]);
  });

  it('prefers a sentence to a heading, and a heading to nothing', () => {
    expect(
      quoted(
        ['El Loco', 'La Torre'],
        'Pasado: El Loco',
        'Camina el Loco sin mapa.',
        'Presente: La Torre',
      ),
    ).toEqual(['Camina el Loco sin mapa.', 'Presente: La Torre']);
  });

  it('refuses a draw that no spread holds and a card that no deck holds', () => {
    expect(() => explainTarotReading([], [])).toThrow(RangeError);
    expect(() => explainTarotReading(shuffledDeck(random).slice(0, 11), [])).toThrow(RangeError);
    expect(() => explainTarotReading([{ arcanum: 22, reversed: false }], [])).toThrow(RangeError);
  });
});
