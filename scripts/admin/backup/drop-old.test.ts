import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../../testing/data-dir.ts';
import { dropOld } from './drop-old.ts';
import { objectFile, writeManifest, type Manifest } from './manifest.ts';

const NEW = '2026-11-22-030000';
const PHOTO = 'palms/a.webp';
let home: string;
beforeEach(() => {
  home = makeFolder('keep');
});
afterEach(() => rmSync(home, { recursive: true }));

const timeOf = (name: string) => name.replace(/-(\d\d)(\d\d)(\d\d)$/, 'T$1:$2:$3.000Z');

interface Planted {
  createdAt?: string;
  photo?: string;
  /** What its photo was when it was kept. */
  before?: string;
  missing?: string[];
}

/** Plants a backup, with a photo where one is given. */
async function plant(
  name: string,
  { createdAt = timeOf(name), photo = '', before = photo, missing = [] }: Planted = {},
): Promise<Manifest> {
  const folder = join(home, name);
  mkdirSync(join(folder, 'objects'), { recursive: true });
  if (photo !== '') writeFileSync(objectFile(folder, PHOTO), photo);
  const sha256 = createHash('sha256').update(before).digest('hex');
  return writeManifest(folder, {
    createdAt,
    secretMark: '',
    database: { migratedTo: 0, tables: [] },
    objects: photo === '' ? [] : [{ key: PHOTO, bytes: before.length, sha256 }],
    missing,
  });
}

const drop = async (count: number, missing: string[] = []) =>
  dropOld(join(home, NEW), await plant(NEW, { missing }), count);
const left = () => readdirSync(home).sort();

describe('dropOld', () => {
  it('never deletes what was just written, nor what can not be read, though its name is later', async () => {
    await plant('2026-11-20-030000');
    mkdirSync(join(home, '2099-01-01-000000'));
    mkdirSync(join(home, '2020-01-01-000000'));
    expect(await drop(1)).toEqual({
      deleted: ['2026-11-20-030000'],
      kept: [],
      newer: [],
      unreadable: ['2099-01-01-000000', '2020-01-01-000000'],
    });
    expect(left()).toEqual(['2020-01-01-000000', NEW, '2099-01-01-000000']);
  });

  it('does not count what can not be read', async () => {
    for (const name of ['2026-11-20-030000', '2026-11-21-030000']) await plant(name);
    const broken = ['2026-11-21-040000', '2026-11-21-050000'];
    for (const name of broken) mkdirSync(join(home, name));
    writeFileSync(join(home, broken[0] ?? '', 'manifest.json'), '{"format":"other"}');
    expect(await drop(2)).toMatchObject({
      deleted: ['2026-11-20-030000'],
      unreadable: broken.toReversed(),
    });
    expect(left()).toEqual(['2026-11-21-030000', ...broken, NEW]);
  });

  it('neither counts nor deletes what a clock ahead has written, and says so', async () => {
    const ahead = '2031-01-01-000000';
    for (const name of ['2026-11-20-030000', '2026-11-21-030000', ahead]) await plant(name);
    expect(await drop(2)).toMatchObject({
      deleted: ['2026-11-20-030000'],
      newer: [{ name: ahead, createdAt: '2031-01-01T00:00:00.000Z' }],
    });
    expect(left()).toEqual(['2026-11-21-030000', NEW, ahead]);
  });

  it('goes by when they were written, not by their names', async () => {
    await plant('2026-11-01-000000', { createdAt: '2026-11-21T00:00:00.000Z' });
    await plant('2026-11-02-000000', { createdAt: '2026-11-20T00:00:00.000Z' });
    await plant('2026-11-03-000000', { createdAt: '2026-11-23T00:00:00.000Z' });
    expect(await drop(2)).toMatchObject({ deleted: ['2026-11-02-000000'] });
  });

  it('leaves folders of other names alone', async () => {
    await plant('my-own', { createdAt: '2020-01-01T00:00:00.000Z' });
    expect(await drop(1)).toMatchObject({ deleted: [], unreadable: [] });
    expect(left()).toEqual([NEW, 'my-own']);
  });

  it('keeps, and names, the one that alone holds a missing file', async () => {
    const days = ['2026-11-19-030000', '2026-11-20-030000', '2026-11-21-030000'];
    await plant(days[0] ?? '', { photo: 'whole' });
    await plant(days[1] ?? '', { photo: 'whole' });
    await plant(days[2] ?? '');
    expect(await drop(1, [PHOTO])).toMatchObject({
      deleted: [days[0], days[2]],
      kept: [{ name: days[1], holds: [PHOTO] }],
    });
  });

  it('keeps the one whose copy is whole, not a later one whose copy is damaged', async () => {
    await plant('2026-11-20-030000', { photo: 'whole' });
    await plant('2026-11-21-030000', { photo: 'cut', before: 'whole' });
    expect(await drop(1, [PHOTO])).toMatchObject({
      deleted: ['2026-11-21-030000'],
      kept: [{ name: '2026-11-20-030000' }],
    });
  });

  it('keeps a damaged copy where there is no other', async () => {
    await plant('2026-11-21-030000', { photo: 'cut', before: 'whole' });
    expect(await drop(1, [PHOTO])).toMatchObject({ deleted: [], kept: [{ holds: [PHOTO] }] });
  });

  it('keeps none for a missing file that one of those that stay holds', async () => {
    await plant('2026-11-20-030000', { photo: 'whole' });
    await plant('2026-11-21-030000', { photo: 'whole' });
    expect(await drop(2, [PHOTO])).toMatchObject({ deleted: ['2026-11-20-030000'], kept: [] });
  });
});
