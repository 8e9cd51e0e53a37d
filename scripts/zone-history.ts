import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packed, readTzif, ruleOf } from './zone-history/tzif.ts';

/**
 * `npx tsx scripts/zone-history.ts [folder]`: makes the history of all zones' clocks anew from
 * compiled zones, by default Debian's, which keep what the database's "backzone" file knows of the
 * time before 1970. Run by hand where a tzdata package is; the history is kept in the repository.
 */
const SOURCE = process.argv[2] ?? '/usr/share/zoneinfo';
const TARGET = join(
  dirname(fileURLToPath(import.meta.url)),
  '../packages/domain/src/chart/zone-history.json',
);

/** Copies of the other zones, some of them with leap seconds, and names of no zone. */
const SKIPPED = /^(posix|right)\/|^(Factory|localtime|posixrules)$/;

/** Summer time must be written out until then: births don't come later. */
const WRITTEN_OUT = Date.UTC(2036, 0, 1) / 1000;

function zoneFiles(): [string, Buffer][] {
  return readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(SOURCE.length + 1))
    .filter((name) => !SKIPPED.test(name))
    .toSorted()
    .map((name): [string, Buffer] => [name, readFileSync(join(SOURCE, name))])
    .filter(([, file]) => file.toString('latin1', 0, 4) === 'TZif');
}

function lineOf(name: string, file: Buffer): string {
  const periods = readTzif(file);
  if (ruleOf(file).includes(',') && (periods.at(-1)?.from ?? 0) < WRITTEN_OUT)
    throw new Error(`${name} has rules in place of transitions: compile it with zic -b fat`);
  return packed(periods);
}

function buildZones(): Record<string, string> {
  const zones: Record<string, string> = {};
  const names = new Map<string, string>();
  for (const [name, file] of zoneFiles()) {
    const line = lineOf(name, file);
    const same = names.get(line);
    zones[name] = same === undefined ? line : `=${same}`;
    if (same === undefined) names.set(line, name);
  }
  return zones;
}

/** Kept charts name zones: one that was in the table must stay there. */
function refuseLosses(zones: Record<string, string>): void {
  const before = JSON.parse(readFileSync(TARGET, 'utf8')) as { zones: Record<string, string> };
  const lost = Object.keys(before.zones).filter((name) => !(name in zones));
  if (lost.length > 0) throw new Error(`missing, perhaps in tzdata-legacy: ${lost.join(', ')}`);
}

const [, version = ''] =
  /^# version (\S+)/.exec(readFileSync(join(SOURCE, 'tzdata.zi'), 'utf8')) ?? [];
const zones = buildZones();
if (zones['Europe/Amsterdam']?.startsWith('=') !== false)
  throw new Error(`${SOURCE} was compiled without backzone`);
refuseLosses(zones);
const text = `${JSON.stringify({ version, zones }, null, 2)}\n`;
writeFileSync(TARGET, text);
process.stdout.write(
  `tzdata ${version}: ${Object.keys(zones).length} zones, ${Math.round(text.length / 1000)} kB\n`,
);
