import { isReversible, RUNE_NAMES } from '@sibila/domain/runes/runes';
import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { describe, expect, it } from 'vitest';
import { NEVER_WRITTEN, offenders, sentences as split, words } from '../../testing/prose.ts';
import { RUNES } from '../catalogue.ts';
import { RUNE_PATHS, runeOfSlug, runeSlug } from '../slugs.ts';
import { RUNE_PAGES } from './pages.ts';
import type { RunePage } from './rune-page.ts';

/** Beyond the catalogue; with its entry a page has some 90 words more, and of the reverse 40. */
const PROSE_WORDS = 240;
const ELSEWHERE = ['words of one region', /\b(?:vosotros|vuestr\p{L}+|coge\p{L}*)\b/iu] as const;

const textsOf = ({ sign, poem, love, work, turned, beside, neighbours, question }: RunePage) => [
  sign,
  poem,
  love,
  work,
  turned,
  ...beside.map(({ text }) => text),
  neighbours,
  question,
];

describe('the addresses of the runes', () => {
  it('are their names, each read back', () => {
    expect(RUNE_PATHS).toHaveLength(25);
    expect(RUNE_PATHS).toContain('/runas/runa-en-blanco');
    for (const [id, name] of RUNE_NAMES.entries()) expect(runeOfSlug(runeSlug(name))).toBe(id);
    expect(['', 'Fehu', 'raidho', 'constructor'].map(runeOfSlug)).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });
});

describe('the pages of the runes', () => {
  it('stand in the order of the runes and each say enough', () => {
    expect(RUNE_PAGES.map(({ name }) => name)).toEqual([...RUNE_NAMES]);
    const short = RUNE_PAGES.filter((page) => words(textsOf(page).join(' ')) <= PROSE_WORDS);
    expect(short).toEqual([]);
  });

  it('have a summary of their own that fits a list of results and shows the sign', () => {
    expect(new Set(RUNE_PAGES.map(({ summary }) => summary)).size).toBe(25);
    for (const [id, { summary }] of RUNE_PAGES.entries()) {
      expect(summary).toMatch(/^.{111,160}$/u);
      expect(summary).toContain(RUNES[id]?.glyph ?? '1982');
    }
  });

  it('say of the ten without a reverse that they have none, and of no other', () => {
    const none =
      /no se (?:lee|invierte)|no tiene (?:revés|lectura)|sin revés|carece de revés|no existe|no tiene arriba|no se invierten|no hay lectura/i;
    for (const [id, { name, turned }] of RUNE_PAGES.entries())
      expect({ name, isFixed: none.test(turned) }).toEqual({ name, isFixed: !isReversible(id) });
  });

  it('draw the sun as the sign that does not change upside down', () => {
    const told = RUNE_PAGES.flatMap(textsOf).join(' ');
    expect(RUNE_PAGES[15]?.sign).toContain(
      '\u16CB y \u16CA. La que tallamos nosotros es la primera',
    );
    expect(told).not.toContain('\u16AD');
  });

  it('lay each rune beside three others', () => {
    for (const { name, beside } of RUNE_PAGES) {
      const others = new Set(beside.map(({ rune }) => rune));
      expect({ name, count: others.size, itself: others.has(name) }).toEqual({
        name,
        count: 3,
        itself: false,
      });
    }
  });

  it('claim nothing that a reading may not claim, and quote as Spanish does', () => {
    const sentences = RUNE_PAGES.flatMap(textsOf).flatMap(split);
    expect(sentences.filter((sentence) => forbiddenClaim(sentence))).toEqual([]);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ¿«].*[.?]$/u);
    for (const [, pattern] of [...NEVER_WRITTEN, ELSEWHERE])
      expect(offenders(sentences, pattern)).toEqual([]);
  });
});
