import { linesOf, TREATMENT_QUESTIONS } from '@sibila/domain/safety/testing/plain-questions';
import { SORROW_QUESTIONS } from '@sibila/domain/safety/testing/sorrow-questions';
import { describe, expect, it } from 'vitest';
import { readings as runeReadings } from '../runes/testing/readings.ts';
import { readings as tarotReadings } from '../tarot/testing/readings.ts';
import { itIsProse, words } from '../testing/prose.ts';
import { GENTLE_WORDS } from './compose.ts';
import { TREATMENT_NOTE } from './notes.ts';

type Asked = keyof typeof SORROW_QUESTIONS;
const isSorrow = (name: string): name is Asked => name in SORROW_QUESTIONS;
const QUESTIONS = Object.values(SORROW_QUESTIONS).flatMap(linesOf);

interface Told {
  question: string;
  size: number;
  text: string;
}

const SIZES = [1, 5, 10];
const told: Told[] = QUESTIONS.flatMap((question, seed) =>
  [SIZES[seed % SIZES.length] ?? 1, 3].flatMap((size) => [
    ...tarotReadings(size, 1, question, seed + size).map((one) => ({ ...one, size })),
    ...runeReadings(size, 1, question).map((one) => ({ ...one, size })),
  ]),
);
const of = (sorrow: Asked): string[] => {
  const asked = linesOf(SORROW_QUESTIONS[sorrow]);
  return told.filter(({ question }) => asked.includes(question)).map(({ text }) => text);
};

describe('a reading for somebody in sorrow', () => {
  itIsProse(
    told.map(({ text }) => text),
    [
      [
        'what belongs to other moods',
        /cantar|canción|celebr|festej|(?:buena|la) noticia(?!s)|brinda|baila|juega/iu,
      ],
      ['a fault or its repair', /repar[ae]|justicia(?!s? (?:invertid|\.))[^.]*hecho|merecid/iu],
      ['a date or a court', /el día de la vista|juez|sentencia|plazo legal/iu],
      ['the doctor of whoever has one', /(?:llama|pide|ve)[^.]{0,30} (?:al médico|cita)/iu],
      ['that it passes the time', /pasar el rato|lo que quieras/iu],
    ],
  );

  // Short on purpose: sentences that only fill a length are those that hurt. A reading is at least
  // 200 characters everywhere, and a model's at least 90 words.
  it.each([
    [1, 60, 260],
    [3, 100, 330],
    [5, 120, 400],
    [10, 180, 600],
  ])('says little, of a draw of %i: %i to %i words', (size, least, most) => {
    const lengths = told.filter((one) => one.size === size).map(({ text }) => words(text));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(most);
  });

  it('opens with words for its own sorrow', () => {
    const SORROWS = Object.keys(SORROW_QUESTIONS).filter(isSorrow);
    for (const sorrow of SORROWS) {
      const { openings } = GENTLE_WORDS[sorrow];
      expect(of(sorrow).length).toBeGreaterThan(0);
      for (const text of of(sorrow))
        expect(openings.some((opening) => text.includes(opening))).toBe(true);
    }
  });

  it.each([
    'self-contempt',
    'grief',
    'abortion',
    'betrayal',
    'dead-pet',
    'breakup',
    'heavy',
  ] as const)('sends nobody to a doctor and belittles nothing: %s', (sorrow) => {
    const said = of(sorrow).filter((text) => !text.includes(TREATMENT_NOTE));
    for (const text of said) expect(text).not.toMatch(/médico|temas de salud|psicólog/iu);
    for (const text of of('self-contempt')) expect(text).not.toMatch(/entretenimiento/iu);
  });

  it('sends nobody who lost a pregnancy to a doctor but at once, where there is blood', () => {
    for (const text of of('lost-pregnancy')) expect(text).not.toMatch(/médico|emergencias/iu);
    const [bleeding] = tarotReadings(
      3,
      1,
      'perdí a mi bebé ayer y sigo sangrando mucho, hay sangre',
    );
    expect(bleeding?.text.split('\n')[0]).toMatch(/emergencias.*112.*911/);
  });

  it('calls no ambulance for an illness that lies behind', () => {
    const [stroke] = tarotReadings(
      3,
      1,
      'mi papá tuvo un derrame hace dos meses y quedó sin hablar',
    );
    expect(stroke?.text).not.toMatch(/112|911/);
  });
});

describe('a reading for who asks about a treatment', () => {
  it.each(linesOf(TREATMENT_QUESTIONS))(
    'leaves it to the doctor, on a line alone: «%s»',
    (question) => {
      for (const size of [1, 3, 5])
        for (const { text } of [
          ...tarotReadings(size, 1, question),
          ...runeReadings(size, 1, question),
        ]) {
          expect(text.split('\n')).toContain(TREATMENT_NOTE);
          expect(text).not.toMatch(
            /(?<!no )(?:deja|suspende|toma|cambia|empieza) (?:de tomar|la|el|tu) (?:medic|trat|pastill|quimio)/iu,
          );
        }
    },
  );

  it('says so too to somebody in sorrow who names one', () => {
    const [one] = tarotReadings(3, 1, 'mi mamá está con quimio, ¿cómo la apoyo?');
    expect(one?.text.split('\n')).toContain(TREATMENT_NOTE);
  });
});
