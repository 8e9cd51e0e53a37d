import { castRunes } from '@sibila/domain/runes/cast';
import { RUNE_NAMES } from '@sibila/domain/runes/runes';
import { runeSpreadFor } from '@sibila/domain/runes/spreads';
import { delicateOf } from '@sibila/domain/safety/delicate';
import { describe, expect, it } from 'vitest';
import { formOf } from '../tarot/quotable.ts';
import { randomBelow } from '../testing/chance.ts';
import { RUNES } from './catalogue.ts';
import { composeRuneReading } from './compose-reading.ts';
import { explainRuneReading } from './explain-reading.ts';
import { isTender } from './tender/tell.ts';

const QUESTIONS = [
  '',
  '¿Dejo mi trabajo?',
  '¿Cómo seguirá mi salud?',
  '¿Cuándo voy a morir?',
  '¿Estoy embarazada?',
  '¿Qué números salen en la lotería?',
];
const random = randomBelow(4);
const CASTS = [1, 2, 3, 5, 8].flatMap((size) =>
  Array.from({ length: 60 }, (_, i) => {
    const runes = castRunes(size, random);
    const question = QUESTIONS[i % QUESTIONS.length] ?? '';
    return { runes, question, paragraphs: composeRuneReading({ runes, question }) };
  }),
);

describe('explainRuneReading', () => {
  it('sets no keyword of every day beside what is told to somebody in sorrow', () => {
    const runes = castRunes(3, random);
    const question = 'perdí a mi bebé a las nueve semanas';
    const explained = explainRuneReading(runes, composeRuneReading({ runes, question }));
    expect(explained.map(({ keywords }) => keywords)).toEqual([[], [], []]);
    for (const { sentence } of explained) expect(sentence).not.toBeNull();
  });

  it('gives each rune its place, name, way up and the keywords of that side', () => {
    for (const { runes, paragraphs } of CASTS) {
      const titles = runeSpreadFor(runes.length).positions.map(({ title }) => title);
      const explained = explainRuneReading(runes, paragraphs);
      expect(explained.map(({ position }) => position)).toEqual(titles);
      for (const [i, { name, reversed, keywords }] of explained.entries()) {
        const rune = runes[i];
        const drawn = rune && RUNES[rune.rune];
        expect([name, reversed]).toEqual([rune && RUNE_NAMES[rune.rune], rune?.reversed]);
        expect(keywords).toEqual(reversed ? drawn?.reversed?.keywords : drawn?.keywords);
      }
    }
  });

  it('quotes for each rune a sentence that stands in the text, and never the same one twice', () => {
    for (const { runes, paragraphs } of CASTS) {
      const text = paragraphs.join('\n').toLowerCase();
      const quoted = explainRuneReading(runes, paragraphs).map(({ sentence }) => sentence);
      for (const sentence of quoted) {
        expect(sentence).not.toBeNull();
        for (const part of (sentence ?? '').split(' […] '))
          expect(text).toContain(part.toLowerCase());
        expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ«].*[.?…]$/u);
      }
      expect(new Set(quoted).size).toBe(runes.length);
    }
  });

  it('quotes for each later rune what is said of it and of a neighbour together', () => {
    for (const { runes, question, paragraphs } of CASTS) {
      if (runes.length !== 3 || isTender(delicateOf(question, formOf(question)))) continue;
      const explained = explainRuneReading(runes, paragraphs);
      expect(explained[0]?.sentence).not.toContain('[…]');
      for (const { sentence } of explained.slice(1)) expect(sentence).toMatch(/ \[…\] \p{Lu}/u);
    }
  });

  it('quotes from any other text the first sentence that names the rune', () => {
    const runes = [
      { rune: 0, reversed: false },
      { rune: 10, reversed: false },
      { rune: 24, reversed: false },
    ];
    const paragraphs = [
      'Sale Fehu, el ganado. Revisa lo tuyo.',
      'Isa detiene el río. Fehu espera.',
    ];
    expect(explainRuneReading(runes, paragraphs).map(({ sentence }) => sentence)).toEqual([
      'Sale Fehu, el ganado.',
      'Isa detiene el río.',
      null,
    ]);
  });

  it('refuses a cast that no spread holds', () => {
    expect(() => explainRuneReading([], [])).toThrow(RangeError);
  });
});
