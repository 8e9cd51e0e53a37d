import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isReversible, RUNE_NAMES } from '@sibila/domain/runes/runes';
import { optimize } from 'svgo';
import { describe, expect, it } from 'vitest';
import type { Point } from '../engraving.ts';
import { SIGN_SCALE } from './cut.ts';
import { RUNES_DIRECTORY, runeFiles } from './files.ts';
import { RUNE_STROKES, turned, type Stroke } from './signs.ts';
import { isWithinStone } from './stone.ts';

const files = runeFiles();
const signs = RUNE_NAMES.filter((name) => name !== 'Runa en Blanco');
const idOf = (name: string): number => (RUNE_NAMES as readonly string[]).indexOf(name);

/** The straight pieces of a sign, whichever way and in whatever order they were drawn. */
function pieces(strokes: readonly Stroke[]): string[] {
  const plain = ([x, y]: Point): string => `${x + 0} ${y + 0}`;
  return strokes
    .flatMap((stroke) =>
      stroke.slice(1).map((to, i) => [plain(stroke[i] ?? to), plain(to)].sort().join(' – ')),
    )
    .sort();
}

/** Points a unit apart along every stroke. */
function sampled(strokes: readonly Stroke[]): Point[] {
  return strokes.flatMap((stroke) =>
    stroke.slice(1).flatMap(([x2, y2], i): Point[] => {
      const [x1, y1] = stroke[i] ?? [x2, y2];
      const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1));
      return Array.from({ length: steps + 1 }, (_, k) => [
        x1 + ((x2 - x1) * k) / steps,
        y1 + ((y2 - y1) * k) / steps,
      ]);
    }),
  );
}

/** How much of a sign lies, once turned, within half a groove of the sign as it stands. */
function likenessToItsTurn(strokes: readonly Stroke[]): number {
  const standing = sampled(strokes);
  const upsideDown = sampled(turned(strokes));
  const near = upsideDown.filter(([x, y]) =>
    standing.some(([px, py]) => Math.hypot(px - x, py - y) <= 4),
  );
  return near.length / upsideDown.length;
}

describe('the signs', () => {
  it.each(signs.filter((name) => !isReversible(idOf(name))))(
    'include %s, which falls exactly on itself when it is turned by 180°',
    (name) => {
      const strokes = RUNE_STROKES[name];
      expect(pieces(turned(strokes))).toEqual(pieces(strokes));
      expect(likenessToItsTurn(strokes)).toBe(1);
    },
  );

  it.each(signs.filter((name) => isReversible(idOf(name))))(
    'include %s, which plainly differs when it is turned',
    (name) => {
      const strokes = RUNE_STROKES[name];
      expect(pieces(turned(strokes))).not.toEqual(pieces(strokes));
      expect(likenessToItsTurn(strokes)).toBeLessThan(0.85);
    },
  );

  it('are nine that stay the same and fifteen that turn, and the blank one has none', () => {
    expect(signs.filter((name) => likenessToItsTurn(RUNE_STROKES[name]) === 1)).toHaveLength(9);
    expect(RUNE_STROKES['Runa en Blanco']).toEqual([]);
  });

  it('differ from each other, upright and turned', () => {
    const drawn = signs.flatMap((name) => {
      const strokes = RUNE_STROKES[name];
      return isReversible(idOf(name)) ? [strokes, turned(strokes)] : [strokes];
    });
    expect(new Set(drawn.map((strokes) => pieces(strokes).join('; '))).size).toBe(24 + 15);
  });

  it('stay well within their stones, upright and turned', () => {
    for (const name of signs) {
      for (const [x, y] of [...RUNE_STROKES[name], ...turned(RUNE_STROKES[name])].flat()) {
        expect(isWithinStone(idOf(name), [x * SIGN_SCALE, y * SIGN_SCALE], 0.88)).toBe(true);
      }
    }
  });
});

describe('the files of the stones', () => {
  it('are 25 stones in the order of the catalogue, 15 reversed ones, the back and the bag', () => {
    expect(files).toHaveLength(25 + 15 + 2);
    expect(files.slice(0, 3).map(({ name }) => name)).toEqual([
      '00-fehu.svg',
      '00-fehu-invertida.svg',
      '01-uruz.svg',
    ]);
    expect(files.slice(-3).map(({ name }) => name)).toEqual([
      '24-runa-en-blanco.svg',
      'back.svg',
      'bag.svg',
    ]);
    expect(files.filter(({ name }) => name.endsWith('-invertida.svg'))).toHaveLength(15);
  });

  it.each(files.map((file) => [file.name, file.svg] as const))(
    '%s is well-formed, under 6 kB, without letters and without anything from elsewhere',
    (_, svg) => {
      expect(() => optimize(svg, { plugins: [] })).not.toThrow();
      expect(Buffer.byteLength(svg)).toBeLessThan(6000);
      expect(/<text|<image|<style|<script|NaN|undefined/.exec(svg)).toBeNull();
      const elsewhere = [...svg.matchAll(/(?:href|src)="([^"]*)"|url\(([^)]*)\)/g)]
        .map(([, address, url]) => address ?? url ?? '')
        .filter((target) => !target.startsWith('#'));
      expect(elsewhere).toEqual([]);
    },
  );

  it.each(files.map((file) => [file.name, file.svg] as const))(
    '%s keeps its title, tied to the picture, and ids of its own that exist',
    (_, svg) => {
      const [label, title] =
        /^<svg [^>]*aria-labelledby="([^"]+)"[^>]*><title id="([^"]+)">[^<]+</
          .exec(svg)
          ?.slice(1) ?? [];
      expect(label).toBeDefined();
      expect(label).toBe(title);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    },
  );

  it('turn the sign alone: a reversed stone keeps its outline, hatching and shadow', () => {
    const pathsOf = (name: string): string[] => {
      const svg = files.find((file) => file.name === name)?.svg ?? '';
      return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);
    };
    for (const { name } of files.filter((file) => file.name.endsWith('-invertida.svg'))) {
      const upright = pathsOf(name.replace('-invertida', ''));
      const changed = pathsOf(name).filter((d) => !upright.includes(d));
      expect(changed).toHaveLength(2);
    }
  });

  it('give every stone a shape of its own', () => {
    const outlines = files
      .filter(({ name }) => /^\d\d-/.test(name) && !name.endsWith('-invertida.svg'))
      .map(({ svg }) => /<path id="[^"]+" d="([^"]+)"/.exec(svg)?.[1]);
    expect(outlines).not.toContain(undefined);
    expect(new Set(outlines).size).toBe(25);
  });

  it('are committed as `pnpm art build` makes them today', () => {
    expect(readdirSync(RUNES_DIRECTORY).sort()).toEqual(files.map((file) => file.name).sort());
    const stale = files.filter(
      ({ name, svg }) => readFileSync(join(RUNES_DIRECTORY, name), 'utf8') !== svg,
    );
    expect(stale.map((file) => file.name)).toEqual([]);
  });
});
