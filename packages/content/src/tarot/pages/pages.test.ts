import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';
import { describe, expect, it } from 'vitest';
import { RUNES } from '../../runes/catalogue.ts';
import { RUNE_PAGES } from '../../runes/pages/pages.ts';
import { NEVER_WRITTEN, offenders, sentences as split, words } from '../../testing/prose.ts';
import { ARCANA } from '../arcana.ts';
import { ARCANUM_PATHS, arcanumOfSlug, arcanumSlug } from '../slugs.ts';
import type { ArcanumPage } from './arcanum-page.ts';
import { ARCANUM_PAGES as PAGES } from './pages.ts';

/** Beyond the catalogue; with its entry a page has some 120 words more. */
const PROSE_WORDS = 300;
const LONG = 60;
const ELSEWHERE = ['words of one region', /\b(?:vosotros|vuestr\p{L}+|coge\p{L}*)\b/iu] as const;

const textsOf = ({ seen, love, work, advice, beside, neighbours, question }: ArcanumPage) => [
  ...seen,
  love,
  work,
  advice,
  ...beside.map(({ text }) => text),
  neighbours,
  question,
];
const sentencesOf = (texts: readonly string[]) => texts.flatMap(split);

describe('the addresses of the arcana', () => {
  it('are their Spanish names in plain letters, each read back', () => {
    expect(ARCANUM_PATHS).toHaveLength(22);
    expect(ARCANUM_PATHS).toContain('/tarot/el-ermitano');
    for (const [id, name] of ARCANA_NAMES.entries()) {
      expect(arcanumSlug(name)).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(arcanumOfSlug(arcanumSlug(name))).toBe(id);
    }
    expect(['', 'El-Loco', 'loco', 'constructor'].map(arcanumOfSlug)).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });
});

describe('the pages of the arcana', () => {
  it('stand in the order of the cards and each say enough', () => {
    expect(PAGES.map(({ name }) => name)).toEqual([...ARCANA_NAMES]);
    const short = PAGES.filter((page) => words(textsOf(page).join(' ')) <= PROSE_WORDS);
    expect(short).toEqual([]);
  });

  it('have a summary of their own that fits a list of results', () => {
    expect(new Set(PAGES.map(({ summary }) => summary)).size).toBe(22);
    for (const { summary } of PAGES) {
      expect(summary).toMatch(/^.{111,160}$/u);
    }
  });

  it('lay each card beside three others', () => {
    for (const { name, beside } of PAGES) {
      const others = new Set(beside.map(({ card }) => card));
      expect({ name, count: others.size, itself: others.has(name) }).toEqual({
        name,
        count: 3,
        itself: false,
      });
    }
  });

  it('share no long sentence with one another, with those of the runes or with the catalogues', () => {
    const catalogues = [...ARCANA, ...RUNES].flatMap(({ description, upright, reversed }) => [
      description,
      upright,
      typeof reversed === 'string' ? reversed : (reversed?.meaning ?? ''),
    ]);
    const runes = RUNE_PAGES.flatMap(({ sign, poem, love, work, turned, beside, neighbours }) => [
      sign,
      poem,
      love,
      work,
      turned,
      neighbours,
      ...beside.map(({ text }) => text),
    ]);
    const long = sentencesOf([...PAGES.flatMap(textsOf), ...runes, ...catalogues]).filter(
      ({ length }) => length > LONG,
    );
    expect(long.length).toBeGreaterThan(500);
    expect(long.filter((sentence, i) => long.indexOf(sentence) !== i)).toEqual([]);
  });

  it('claim nothing that a reading may not claim, and quote as Spanish does', () => {
    const sentences = sentencesOf(PAGES.flatMap(textsOf));
    expect(sentences.filter((sentence) => forbiddenClaim(sentence))).toEqual([]);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ¿«].*[.?]$/u);
    for (const [, pattern] of [...NEVER_WRITTEN, ELSEWHERE])
      expect(offenders(sentences, pattern)).toEqual([]);
  });
});
