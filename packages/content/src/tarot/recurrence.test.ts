import { shuffledDeck } from '@sibila/domain/tarot/deck';
import { describe, expect, it } from 'vitest';
import { randomBelow } from '../testing/chance.ts';
import { median, shares, told } from '../testing/recurrence.ts';
import { composeTarotReading } from './compose-reading.ts';
import { drawOf } from './draw.ts';
import { planFor } from './plans.ts';
import { CARD_NAMES } from './testing/card-names.ts';
import { readings } from './testing/readings.ts';

const QUESTIONS = [
  '',
  '¿Dejo mi trabajo?',
  '¿Me van a ascender este año?',
  '¿Cómo hablo con mi jefe?',
  '¿Por qué no avanza mi negocio?',
  '¿Cuándo encontraré empleo?',
  'Tengo una entrevista el jueves',
  '¿Volverá mi ex?',
  '¿Me quiere?',
  '¿Debería volver con mi ex?',
  '¿Cuándo llegará el amor?',
  '¿Por qué terminó mi relación?',
  '¿Cómo mejoro mi relación de pareja?',
  '¿Con quién me voy a casar?',
  '¿Cómo mejoro la relación con mi madre?',
  '¿Me perdonará mi hermana?',
  '¿Le presto el coche a mi hijo?',
  '¿Invierto mis ahorros?',
  '¿Saldré de mis deudas?',
  '¿Cómo ordeno mi dinero?',
  '¿Cómo seguirá mi salud este año?',
  '¿Debo pedir cita con el médico?',
  '¿Aprobaré el examen?',
  '¿Qué carrera estudio, derecho o historia?',
  '¿Cómo me organizo para la tesis?',
  '¿Me mudo a otra ciudad?',
  '¿Qué me espera si emigro?',
  'Estoy pensando en mudarme con mi hermana',
  '¿Debería aceptar?',
  '¿Me quedo o me voy?',
  '¿Es buen momento para decidir?',
  '¿Qué necesito ver de mí?',
  '¿Por qué tengo tanto miedo?',
  '¿Cómo encuentro paz?',
  '¿Qué dicen las cartas?',
  '¿Qué me falta por entender?',
  '¿Saldrá bien?',
  '¿Cuándo cambiará mi suerte?',
  'asdf asdf',
  '¿Ganaré el juicio contra mi casero?',
];

interface Reading {
  text: string[];
  plan: string;
}

/** Ten readings of three cards, each of another question. */
function tenReadings(random: (below: number) => number): Reading[] {
  const questions = QUESTIONS.map((question) => ({ question, order: random(1_000_000) }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, 10);
  return questions.map(({ question }) => {
    const input = { cards: shuffledDeck(random).slice(0, 3), question };
    return { text: composeTarotReading(input), plan: planFor(drawOf(input)).id };
  });
}

/** The words of a reading that are the reader's own: no question, no caution, no names of cards. */
function ownWords(paragraphs: readonly string[]): string[] {
  return (
    paragraphs
      .join(' ')
      .replace(/«[^»]*»/, ' ')
      .split(/(?<=[.?…])\s+/)
      .filter((sentence) => !sentence.includes('entretenimiento'))
      .join(' ')
      .replace(CARD_NAMES, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

interface Recurrence {
  /** Different runs of five words that stand in two or more of the readings. */
  grams: number;
  /** Stretches of such words in the readings that come after the first to say them. */
  clauses: string[];
}

function recurrence(set: readonly string[][]): Recurrence {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const clauses: string[] = [];
  for (const reading of set) {
    const words = ownWords(reading);
    const grams = words.slice(4).map((_, i) => words.slice(i, i + 5).join(' '));
    let run: number | null = null;
    grams.forEach((gram, i) => {
      if (seen.has(gram)) {
        repeated.add(gram);
        run ??= i;
      } else if (run !== null) {
        clauses.push(words.slice(run, i + 4).join(' '));
        run = null;
      }
    });
    if (run !== null) clauses.push(words.slice(run).join(' '));
    for (const gram of grams) seen.add(gram);
  }
  return { grams: repeated.size, clauses };
}

const random = randomBelow(20261);
const SETS = Array.from({ length: 150 }, () => tenReadings(random));
const FOUND = SETS.map((set) => recurrence(set.map(({ text }) => text)));

function wordsOf(clause: string): number {
  return clause.split(' ').length;
}

// The reader of one frame for every place had 271 such runs and 47 such clauses in its median set.
describe('ten readings in a row', () => {
  it('share few runs of five words', () => {
    expect(median(FOUND.map(({ grams }) => grams))).toBeLessThanOrEqual(38);
  });

  it('repeat at most two clauses in a typical set, and three with the shortest fragments', () => {
    const whole = FOUND.map(({ clauses }) => clauses.filter((c) => wordsOf(c) > 6).length);
    expect(median(whole)).toBeLessThanOrEqual(2);
    expect(median(FOUND.map(({ clauses }) => clauses.length))).toBeLessThanOrEqual(3);
  });

  it('never lean on one clause', () => {
    const said = new Map<string, number>();
    for (const clause of FOUND.flatMap(({ clauses }) => clauses))
      said.set(clause, (said.get(clause) ?? 0) + 1);
    const worn = [...said].filter(([, times]) => times > SETS.length / 12);
    expect(worn).toEqual([]);
  });

  it('are told in several ways', () => {
    const plans = SETS.map((set) => new Set(set.map(({ plan }) => plan)).size);
    expect(Math.min(...plans)).toBeGreaterThanOrEqual(3);
    expect(median(plans)).toBeGreaterThanOrEqual(5);
  });

  it('differ in their number of paragraphs', () => {
    const shapes = SETS.map((set) => new Set(set.map(({ text }) => text.length)).size);
    expect(Math.min(...shapes)).toBeGreaterThanOrEqual(2);
    expect(median(shapes)).toBeGreaterThanOrEqual(3);
    const counts = SETS.flat().map(({ text }) => text.length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([3, 6]);
  });
});

/** Five hundred readings of three cards to one question. */
const fiveHundred = (question: string, seed = 500) =>
  readings(3, 500, question, seed).map(({ cards, text }) =>
    told(
      cards.map((card) => `${card.arcanum}${card.reversed}`),
      text,
    ),
  );

describe('five hundred draws to the same question', () => {
  it.each(['', '¿Dejo mi trabajo?', '¿Volverá mi ex?', '¿Cuándo encontraré pareja?'])(
    'read differently: «%s»',
    (question) => {
      const found = shares(fiveHundred(question));
      expect(found.reduce((most, share) => Math.max(most, share), 0)).toBeLessThanOrEqual(0.4);
      expect(median(found)).toBeLessThan(0.15);
    },
  );

  // These hold cautions and careful texts, which are said again and again: six other decks each.
  it.each([
    '¿Cómo seguirá mi salud este año?',
    '¿Debo descansar más por el insomnio?',
    '¿Invierto mis ahorros?',
    '¿Saldré de mis deudas?',
  ])(
    'read differently though a caution is owed: «%s»',
    (question) => {
      const most = [500, 154, 231, 308, 385, 462].map((seed) =>
        shares(fiveHundred(question, seed)).reduce((max, share) => Math.max(max, share), 0),
      );
      expect(Math.max(...most)).toBeLessThanOrEqual(0.4);
    },
    90_000,
  );
});
