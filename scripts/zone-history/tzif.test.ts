import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ZONES } from '@sibila/domain/chart/zone-history';
import { packed, readTzif, ruleOf } from './tzif.ts';

const root = join(import.meta.dirname, '../..');

interface Type {
  offset: number;
  isSummer: boolean;
  abbreviation: string;
}

/** One block of a TZif file, with instants of `width` bytes. */
function block(width: 4 | 8, transitions: readonly (readonly [number, number])[], types: Type[]) {
  const names = types.map(({ abbreviation }) => `${abbreviation}\0`).join('');
  const header = Buffer.alloc(44);
  header.write('TZif2', 'latin1');
  for (const [i, count] of [0, 0, 0, transitions.length, types.length, names.length].entries())
    header.writeUInt32BE(count, 20 + 4 * i);
  const instants = transitions.map(([at]) => {
    const bytes = Buffer.alloc(width);
    if (width === 4) bytes.writeInt32BE(at);
    else bytes.writeBigInt64BE(BigInt(at));
    return bytes;
  });
  const kinds = types.map(({ offset, isSummer }, i) => {
    const bytes = Buffer.alloc(6);
    bytes.writeInt32BE(offset);
    bytes.writeUInt8(isSummer ? 1 : 0, 4);
    bytes.writeUInt8(
      types.slice(0, i).reduce((sum, one) => sum + one.abbreviation.length + 1, 0),
      5,
    );
    return bytes;
  });
  const which = Buffer.from(transitions.map(([, type]) => type));
  return Buffer.concat([header, ...instants, which, ...kinds, Buffer.from(names, 'latin1')]);
}

const TYPES: Type[] = [
  { offset: -57360, isSummer: false, abbreviation: 'LMT' },
  { offset: 29040, isSummer: false, abbreviation: 'LMT' },
  { offset: 28800, isSummer: false, abbreviation: 'PST' },
  { offset: 32400, isSummer: true, abbreviation: 'PDT' },
  { offset: 28800, isSummer: false, abbreviation: 'PHST' },
];
const TRANSITIONS = [
  [-3_944_621_040, 1],
  [-2_229_321_840, 2],
  [-1_046_678_400, 3],
  [-1_038_733_200, 2],
  [-1_000_000_000, 4],
] as const;
const FILE = Buffer.concat([
  block(4, [[0, 0]], [{ offset: 1, isSummer: false, abbreviation: 'NOT' }]),
  block(8, TRANSITIONS, TYPES),
  Buffer.from('\nPST-8\n'),
]);

describe('a compiled zone', () => {
  it('is read by its 64-bit instants', () => {
    expect(readTzif(FILE).map(({ from, offset }) => [from, offset])).toEqual([
      [Number.NEGATIVE_INFINITY, -57360],
      ...TRANSITIONS.map(([at, type]) => [at, TYPES[type]?.offset]),
    ]);
    expect(ruleOf(FILE)).toBe('PST-8');
  });

  it('is packed without mean times and without changes of name', () => {
    const gaps = [-2_229_321_840, 1_182_643_440, 7_945_200].map((gap) => gap.toString(36));
    expect(packed(readTzif(FILE))).toBe(`m 28800 32400s|0121|${gaps.join(' ')}`);
  });

  it('is refused where it is no such file', () => {
    expect(() => readTzif(Buffer.from('# version 2026f, and nothing of a compiled zone'))).toThrow(
      'not a TZif file',
    );
  });
});

describe('the built product', () => {
  /** Stands in no other text. */
  const line = ZONES.get('Europe/Madrid') ?? '';
  const holders = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        name.endsWith('.js') && readFileSync(join(root, folder, name), 'utf8').includes(line),
    );

  it('has the history of clocks in the server and in nothing that a browser loads', () => {
    expect(line.length).toBeGreaterThan(100);
    expect(holders('api/dist')).toContain('main.js');
    expect(holders('web/dist')).toEqual([]);
    expect(holders('packages/client/dist')).toEqual([]);
  });
});
