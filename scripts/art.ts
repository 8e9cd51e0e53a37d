import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TAROT_DIRECTORY, tarotFiles } from './art/files.ts';
import { contactSheet } from './art/sheet.ts';

const SHEET_DIRECTORY = fileURLToPath(new URL('../.cache/art/', import.meta.url));

/** Writes every card and the back where the site serves them from. */
function build(): void {
  mkdirSync(TAROT_DIRECTORY, { recursive: true });
  for (const { name, svg } of tarotFiles()) {
    writeFileSync(join(TAROT_DIRECTORY, name), svg);
    console.log(`${name}  ${(svg.length / 1000).toFixed(1)} kB`);
  }
}

/** Draws all of them on one picture, to be looked at beside each other. */
async function sheet(): Promise<void> {
  mkdirSync(SHEET_DIRECTORY, { recursive: true });
  const file = join(SHEET_DIRECTORY, 'tarot.png');
  writeFileSync(file, await contactSheet(tarotFiles()));
  console.log(file);
}

const verb = process.argv[2];
if (verb === 'build') build();
else if (verb === 'sheet') await sheet();
else {
  console.error('usage: pnpm art build | pnpm art sheet');
  process.exitCode = 1;
}
