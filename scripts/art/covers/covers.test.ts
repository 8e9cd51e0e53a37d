import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { describe, expect, it } from 'vitest';
import { COVERS, COVERS_DIRECTORY, coverFiles } from './files.ts';

const files = coverFiles();
const named = files.map((file) => [file.name, file.svg] as const);

describe('the covers of the blog', () => {
  it('are one for each article, and say in words what the article says of them', () => {
    const folder = join(COVERS_DIRECTORY, '..');
    const articles = readdirSync(folder).filter((name) => name.endsWith('.md'));
    expect(COVERS.map(({ slug }) => `${slug}.md`).sort()).toEqual(articles.sort());
    for (const { slug, description } of COVERS) {
      const article = readFileSync(join(folder, `${slug}.md`), 'utf8');
      expect(article).toContain(`\ncover: ${slug}.svg\n`);
      expect(article).toContain(`\ncoverAlt: ${description}\n`);
    }
  });

  it.each(named)('%s is well-formed, under 140 kB, 1200 × 630 and without letters', (_, svg) => {
    expect(() => optimize(svg, { plugins: [] })).not.toThrow();
    expect(Buffer.byteLength(svg)).toBeLessThan(140_000);
    expect(svg).toContain('viewBox="0 0 1200 630"');
    expect(/<text|<image|<style|<script|NaN|undefined/.exec(svg)).toBeNull();
  });

  it.each(named)(
    '%s refers to nothing elsewhere, to no id that it lacks and has none twice',
    (_, svg) => {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/(?:href|src)="([^"]*)"|url\(([^)]*)\)/g)].map(
        ([, address, url]) => address ?? url ?? '',
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(used.filter((target) => !target.startsWith('#'))).toEqual([]);
      expect(used.filter((target) => !ids.includes(target.slice(1)))).toEqual([]);
    },
  );

  it('differ from each other and from one run to the next not at all', () => {
    expect(new Set(files.map(({ svg }) => svg)).size).toBe(files.length);
    expect(coverFiles()).toEqual(files);
  });

  it('are committed as `pnpm art build` makes them today', () => {
    expect(readdirSync(COVERS_DIRECTORY).sort()).toEqual(files.map(({ name }) => name).sort());
    const stale = files.filter(
      ({ name, svg }) => readFileSync(join(COVERS_DIRECTORY, name), 'utf8') !== svg,
    );
    expect(stale.map(({ name }) => name)).toEqual([]);
  });
});
