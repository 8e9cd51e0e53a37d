import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameInstance } from '@sibila/api/instance';
import { makeFolder } from '../../testing/data-dir.ts';
import { draftOf, removeAbandoned } from './draft.ts';

let home: string;
beforeEach(() => {
  home = makeFolder('drafts');
});
afterEach(() => rmSync(home, { recursive: true }));

const elsewhere = () => `elsewhere:7:${randomUUID()}`;

/** Plants a folder with files that nobody touched for years. */
function plant(folder: string, files: readonly string[] = []): string {
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
    for (const path of [join(folder, file), dirname(join(folder, file))]) utimesSync(path, 0, 0);
  }
  utimesSync(folder, 0, 0);
  return folder;
}
const draft = (files?: readonly string[]) => plant(draftOf(join(home, 'x'), elsewhere()), files);
const remove = () => removeAbandoned(join(home, 'next'), nameInstance());

describe('removeAbandoned', () => {
  it('removes and names what a backup left, however far it had come', async () => {
    const drafts = [
      draft(),
      draft(['database/users.jsonl.gz']),
      draft(['database/users.jsonl.gz', 'objects/palms%2Fa-1.webp', 'manifest.json']),
    ];
    expect((await remove()).sort()).toEqual(drafts.sort());
    expect(drafts.filter((path) => existsSync(path))).toEqual([]);
  });

  it.each(['.tesis.unfinished-v2', '.tesis.unfinished-a+1+b', `.tesis.unfinished-${randomUUID()}`])(
    'leaves a folder of somebody else alone: %s',
    async (name) => {
      const theirs = plant(join(home, name), ['capitulo-1.md']);
      const empty = plant(join(home, `.otra${name}`));
      expect(await remove()).toEqual([]);
      expect([existsSync(theirs), existsSync(empty)]).toEqual([true, true]);
    },
  );

  it.each([
    'capitulo-1.md',
    'database/notas.txt',
    'objects/a b.webp',
    'objects/palms/a.webp',
    'manifest.json/x',
  ])('leaves a folder of such a name alone that holds something else: %s', async (file) => {
    const theirs = draft(['database/users.jsonl.gz', file]);
    expect(await remove()).toEqual([]);
    expect(existsSync(join(theirs, file))).toBe(true);
  });

  it('follows no link', async () => {
    const target = plant(join(home, 'target'), ['manifest.json']);
    symlinkSync(target, draftOf(join(home, 'x'), elsewhere()));
    expect(await remove()).toEqual([]);
    expect(existsSync(join(target, 'manifest.json'))).toBe(true);
  });
});
