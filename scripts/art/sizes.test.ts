import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDERS = [
  'web/public/art/tarot',
  'web/public/art/runes',
  // The plates behind the gates; the sheet of emblems beside them is no picture by itself.
  'web/src/features/home/art',
].map((folder) => fileURLToPath(new URL(`../../${folder}/`, import.meta.url)));
const PICTURES = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name !== 'emblems.svg')
    .map((name) => [name, folder + name] as const),
);

describe('the size of a picture', () => {
  // Without it Chromium draws a copy 150 pixels high, and Firefox none at all.
  it.each(PICTURES)('stands in %s, as large as what is drawn', (_, file) => {
    const [root = ''] = /<svg [^>]*>/.exec(readFileSync(file, 'utf8')) ?? [];
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(root) ?? [];
    expect(width).toBeDefined();
    expect(root).toContain(` width="${width}" height="${height}"`);
  });
});
