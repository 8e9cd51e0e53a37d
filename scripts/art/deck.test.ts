import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ARCANA_NAMES } from '@sibila/domain/tarot/cards';
import { optimize } from 'svgo';
import { describe, expect, it } from 'vitest';
import { DECK } from './deck.ts';
import { TAROT_DIRECTORY, tarotFiles } from './files.ts';
import { cardSvg } from './frame.ts';

const NUMERALS =
  '0 I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(' ');

const files = tarotFiles();

describe('the deck', () => {
  it('has the 22 arcana in the order of the catalogue', () => {
    expect(DECK.map((art) => art.name)).toEqual([...ARCANA_NAMES]);
    expect(DECK.map((art) => art.id)).toEqual(ARCANA_NAMES.map((_, id) => id));
  });

  it('numbers them with Roman numerals', () => {
    expect(DECK.map((art) => art.numeral)).toEqual(NUMERALS);
  });

  it('describes every picture in words of its own', () => {
    const descriptions = DECK.map((art) => art.description.trim());
    expect(descriptions.filter((text) => text.length < 40)).toEqual([]);
    expect(new Set(descriptions).size).toBe(DECK.length);
  });

  it.each(DECK.map((art) => [art.name, art] as const))(
    'draws %s the same each time, without letters that need a font',
    (_, art) => {
      const svg = cardSvg(art);
      expect(cardSvg(art) === svg).toBe(true);
      expect(/<text|NaN|undefined/.exec(svg)).toBeNull();
    },
  );
});

describe('the files of the deck', () => {
  it('are one for each card, and the back', () => {
    expect(files).toHaveLength(23);
    expect(files[0]?.name).toBe('00-el-loco.svg');
    expect(files[9]?.name).toBe('09-el-ermitano.svg');
    expect(files[22]?.name).toBe('back.svg');
  });

  it.each(files.map((file) => [file.name, file.svg] as const))(
    '%s is well-formed, under 60 kB and has no <text>',
    (_, svg) => {
      expect(() => optimize(svg, { plugins: [] })).not.toThrow();
      expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
      expect(svg.includes('<text')).toBe(false);
      expect(svg.includes('viewBox="0 0 300 520"')).toBe(true);
    },
  );

  it.each(files.slice(0, 22).map((file, id) => [file.name, file.svg, DECK[id]] as const))(
    '%s keeps its title and its description, tied to the picture by ids of its own',
    (_, svg, art) => {
      const [root = '', title, desc] =
        /^(<svg [^>]*>)<title id="([^"]+)">[^<]*<\/title><desc id="([^"]+)">/.exec(svg)?.slice(1) ??
        [];
      expect(root).toContain('role="img"');
      expect(root).toContain(`aria-labelledby="${title} ${desc}"`);
      expect(title).toMatch(/^c\d+-/);
      expect(/<title[^>]*>([^<]*)</.exec(svg)?.[1]).toBe(art?.name);
      expect(/<desc[^>]*>([^<]*)</.exec(svg)?.[1]).toBe(art?.description);
    },
  );

  it.each(files.map((file) => [file.name, file.svg] as const))(
    '%s refers to no id that it lacks and has none twice',
    (_, svg) => {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    },
  );

  it('are committed as `pnpm art build` makes them today', () => {
    expect(readdirSync(TAROT_DIRECTORY).sort()).toEqual(files.map((file) => file.name).sort());
    const stale = files.filter(
      ({ name, svg }) => readFileSync(join(TAROT_DIRECTORY, name), 'utf8') !== svg,
    );
    expect(stale.map((file) => file.name)).toEqual([]);
  });
});
