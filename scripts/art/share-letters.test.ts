import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import sharp from 'sharp';
import { iconFiles, PUBLIC_DIRECTORY } from './icons.ts';
import { LETTERS_FILE, lettersModule } from './share-letters.ts';

it('the letters of share images are committed as `pnpm art build` makes them today', () => {
  expect(readFileSync(LETTERS_FILE, 'utf8') === lettersModule()).toBe(true);
});

it('the icons are committed, each as large as it is made', async () => {
  for (const { name, bytes } of await iconFiles()) {
    const path = join(PUBLIC_DIRECTORY, name);
    expect([name, existsSync(path)]).toEqual([name, true]);
    const [made, kept] = [await sharp(bytes).metadata(), await sharp(path).metadata()];
    expect([kept.width, kept.height]).toEqual([made.width, made.height]);
  }
});
