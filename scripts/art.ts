import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COVERS_DIRECTORY, coverFiles } from './art/covers/files.ts';
import { coverSheet } from './art/covers/sheet.ts';
import { TAROT_DIRECTORY, tarotFiles, type ArtFile } from './art/files.ts';
import { iconFiles, PUBLIC_DIRECTORY } from './art/icons.ts';
import { RUNES_DIRECTORY, runeFiles } from './art/runes/files.ts';
import { runeSheet } from './art/runes/sheet.ts';
import { LETTERS_FILE, lettersModule } from './art/share-letters.ts';
import { contactSheet } from './art/sheet.ts';

const SHEET_DIRECTORY = fileURLToPath(new URL('../.cache/art/', import.meta.url));

function write(directory: string, files: readonly ArtFile[]): void {
  mkdirSync(directory, { recursive: true });
  for (const { name, svg } of files) {
    writeFileSync(join(directory, name), svg);
    console.log(`${name}  ${(svg.length / 1000).toFixed(1)} kB`);
  }
}

/** Writes cards, stones and icons where the site serves them from, and the covers beside their articles. */
async function build(): Promise<void> {
  write(TAROT_DIRECTORY, tarotFiles());
  write(RUNES_DIRECTORY, runeFiles());
  write(COVERS_DIRECTORY, coverFiles());
  writeFileSync(LETTERS_FILE, lettersModule());
  mkdirSync(join(PUBLIC_DIRECTORY, 'icons'), { recursive: true });
  for (const { name, bytes } of await iconFiles()) {
    writeFileSync(join(PUBLIC_DIRECTORY, name), bytes);
    console.log(`${name}  ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}

/** Draws the cards on one picture, the stones on another and the covers on a third, to be looked at. */
async function sheet(): Promise<void> {
  mkdirSync(SHEET_DIRECTORY, { recursive: true });
  const pictures = {
    tarot: contactSheet(tarotFiles()),
    runes: runeSheet(runeFiles()),
    covers: coverSheet(coverFiles()),
  };
  for (const [name, picture] of Object.entries(pictures)) {
    const file = join(SHEET_DIRECTORY, `${name}.png`);
    writeFileSync(file, await picture);
    console.log(file);
  }
}

const verb = process.argv[2];
if (verb === 'build') await build();
else if (verb === 'sheet') await sheet();
else {
  console.error('usage: pnpm art build | pnpm art sheet');
  process.exitCode = 1;
}
