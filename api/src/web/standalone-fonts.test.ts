import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fontFaces } from './standalone-fonts.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('names the letters as they were built, and nothing else of the build', () => {
  const fonts = '../node_modules/@fontsource';
  const manifest = {
    [`${fonts}/alegreya/files/alegreya-latin-400-normal.woff2`]: { file: 'assets/serif-A1.woff2' },
    [`${fonts}/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2`]: {
      file: 'assets/sans-B2.woff2',
    },
    'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true },
  };
  mkdirSync(join(folder, 'client/.vite'), { recursive: true });
  writeFileSync(join(folder, 'client/.vite/manifest.json'), JSON.stringify(manifest));
  const css = fontFaces(folder);
  expect(css.match(/@font-face/g)).toHaveLength(2);
  expect(css).toContain("font-family:'Alegreya';font-style:normal;font-weight:400");
  expect(css).toContain("url('/assets/serif-A1.woff2')");
  expect(css).toContain("url('/assets/sans-B2.woff2')");
  expect(css).not.toContain('entry.js');
});

it('names none where the web app was not built', () => {
  expect(fontFaces(folder)).toBe('');
});
