import { castRunes } from '@sibila/domain/runes/cast';
import { RUNE_NAMES } from '@sibila/domain/runes/runes';
import { describe, expect, it } from 'vitest';
import { randomBelow } from '../testing/chance.ts';
import { composeRuneReading } from './compose-reading.ts';
import { QUESTIONS } from './testing/readings.ts';

const RUN = 6;
const NAMES = new RegExp(`(?:la )?(?:${RUNE_NAMES.join('|')})(?: invertida)?`, 'giu');

const random = randomBelow(8);
const READINGS = Array.from({ length: 200 }, () => {
  const runes = castRunes([1, 3, 3, 5][random(4)] ?? 3, random);
  const question = QUESTIONS[random(QUESTIONS.length)] ?? '';
  return { question, paragraphs: composeRuneReading({ runes, question }) };
});

/** The runs of so many words in a paragraph, its stones all called X and the question left out. */
function runsOf(paragraph: string, length: number): string[] {
  const plain = paragraph
    .replace(/«[^»]*»/g, 'Q')
    .replace(NAMES, 'X')
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(length - 1).map((_, i) => words.slice(i, i + length).join(' '));
}

describe('two hundred casts of one, three and five stones', () => {
  it('hold no run of six words in more than eight of a hundred', () => {
    const counts = new Map<string, number>();
    for (const { paragraphs } of READINGS)
      for (const run of new Set(paragraphs.flatMap((each) => runsOf(each, RUN))))
        counts.set(run, (counts.get(run) ?? 0) + 1);
    const worn = [...counts].filter(([, times]) => times > READINGS.length * 0.08);
    expect(worn).toEqual([]);
  });

  it('say no run of six words twice', () => {
    for (const { paragraphs } of READINGS) {
      const runs = paragraphs.flatMap((each) => runsOf(each, RUN));
      expect(runs.filter((run, i) => runs.indexOf(run) !== i)).toEqual([]);
    }
  });

  it('give every stone a paragraph of its own', () => {
    const runes = [0, 3, 10, 15, 22].map((rune) => ({ rune, reversed: false }));
    for (const question of QUESTIONS) {
      const paragraphs = composeRuneReading({ runes, question });
      expect(paragraphs.length).toBeGreaterThan(runes.length);
      runes.forEach(({ rune }, i) => expect(paragraphs[i]).toContain(RUNE_NAMES[rune]));
    }
  });

  it('speak of a question only where there is one', () => {
    for (const { question, paragraphs } of READINGS) {
      const text = paragraphs.join(' ');
      if (question.includes('?'))
        expect(text).not.toMatch(/hoy no preguntas|(?<!de )lo que cuentas|vienes sin preguntar/i);
      else
        expect(text.replace(/[Nn]ada preguntas/, '')).not.toMatch(
          /(?<!no )preguntas (?:por|si)|lo que preguntas/i,
        );
    }
  });
});

describe('a question about one thing', () => {
  it.each([
    ['¿Qué significa que me salga La Muerte invertida?', /^La Muerte invertida habla de un final/],
    ['me matan los celos, ¿qué puedo hacer?', /celos/],
    ['¿Me conviene mudarme a otra ciudad con mi pareja?', /pareja/],
  ])('«%s» hears of it', (question, said) => {
    for (const size of [1, 3, 5]) {
      const paragraphs = composeRuneReading({ runes: castRunes(size, random), question });
      expect(paragraphs.join(' ').replace(/«[^»]*»/g, '')).toMatch(said);
    }
  });
});
