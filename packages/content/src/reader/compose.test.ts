import { describe, expect, it } from 'vitest';
import { detailsOf, type Bond } from '@sibila/domain/hearing/details';
import { shuffledDeck } from '@sibila/domain/tarot/deck';
import { randomBelow } from '../testing/chance.ts';
import { sentences, words } from '../testing/prose.ts';
import { askOf, nearestTo } from './ask.ts';
import { answer } from './compose.ts';
import { FAMILIES } from './families.ts';
import { slotsOf } from './say.ts';

const random = randomBelow(16);
const drawn = (count: number) => shuffledDeck(random).slice(0, count);
const ALL = FAMILIES.flatMap(({ family, about }) =>
  [family.open, ...Object.values(family.cases).flatMap((asks) => Object.values(asks))].map(
    (texts) => ({ family, texts, about }),
  ),
);

function readings(question: string, count: number): string[][] {
  return ALL.map(({ family, texts, about }) => {
    const slots = slotsOf(detailsOf(question), new Set<Bond>(about));
    return answer(drawn(count), question, { family, texts, slots });
  });
}

describe('a reading of any case', () => {
  it.each([
    [1, 110, 170],
    [3, 180, 280],
    [5, 260, 360],
    [2, 90, 140],
    [4, 180, 250],
    [6, 270, 360],
    [10, 450, 600],
  ])('of %i cards has %i to %i words', (count, least, most) => {
    for (const question of ['¿Y ahora qué?', '¿Qué le digo a Andrés el jueves?'])
      for (const reading of readings(question, count)) {
        const length = words(reading.join(' '));
        expect(length).toBeGreaterThanOrEqual(least);
        expect(length).toBeLessThanOrEqual(most);
      }
  });

  it('leaves no slot, no mark and no «de el», and says nothing twice', () => {
    for (const reading of readings('¿Qué le digo a Andrés el jueves?', 3)) {
      const text = reading.join('\n');
      expect(text).not.toMatch(/[{}|]|undefined|(?<!\p{L})(?:de|a) el (?=\p{Ll})/u);
      const told = sentences(text);
      expect(told.filter((one, at) => told.indexOf(one) !== at)).toEqual([]);
    }
  });

  it('asks for its task before the day that the question names', () => {
    const texts = readings('¿Qué pasará el viernes?', 3).map((reading) => reading.join(' '));
    expect(texts.filter((text) => text.includes('antes del viernes')).length).toBeGreaterThan(20);
    for (const text of texts) expect(text).not.toMatch(/antes del (?:domingo|sábado)/);
  });
});

describe('what is asked for', () => {
  it.each([
    ['¿Apruebo el examen?', 'will', 'will'],
    ['¿Hago mal en callar?', 'will', 'wrong'],
    ['¿Renuncio o me quedo?', 'which', 'should'],
    ['¿Por qué se fue?', 'why', 'why'],
    ['No sé qué hacer con esto', 'statement', 'how'],
  ] as const)('by «%s»', (question, form, ask) => {
    expect(askOf(question, form)).toBe(ask);
  });

  it('is answered by what comes nearest', () => {
    expect(nearestTo('wrong', { should: 1, will: 2 })).toBe(1);
    expect(nearestTo('why', {})).toBeUndefined();
  });
});
