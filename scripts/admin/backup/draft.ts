import type { Dirent } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isInstanceDead } from '@sibila/api/instance';
import { MANIFEST_FILE } from './manifest.ts';

/** The name of a process, as the server gives it, as a part of a file's name: host, number, mark. */
const DRAFT =
  /^\..+\.unfinished-(.+)\+(\d+)\+([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;
const inFile = (instance: string) => instance.replaceAll(':', '+');
/** What stands in each folder of a draft, by its name. */
const LAYOUT = new Map([
  ['database', /^[a-z_][a-z0-9_]*\.jsonl\.gz$/],
  ['objects', /^(?:[\w.-]|%2F)+$/],
]);
/** Whoever wrote nothing for so long has died, also on a machine that can't be asked. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Where a process writes a backup until it is whole. */
export const draftOf = (folder: string, instance: string): string =>
  join(dirname(folder), `.${basename(folder)}.unfinished-${inFile(instance)}`);

/**
 * Removes what processes that died left of their backups beside a folder, as it is private, and says
 * what that was. Others may keep folders there: only one named and laid out as ours is touched.
 */
export async function removeAbandoned(folder: string, instance: string): Promise<string[]> {
  const home = dirname(folder);
  const removed: string[] = [];
  for (const entry of await readdir(home, { withFileTypes: true })) {
    const writer = DRAFT.exec(entry.name)?.slice(1).join(':');
    if (writer === undefined || !entry.isDirectory()) continue;
    const draft = join(home, entry.name);
    if (!isInstanceDead(writer, instance) && !(await isUntouched(draft))) continue;
    if (!(await isLaidOutAsOurs(draft))) continue;
    await rm(draft, { recursive: true, force: true });
    removed.push(draft);
  }
  return removed;
}

/** Whether it holds nothing but what a backup does, or a part of that. */
async function isLaidOutAsOurs(draft: string): Promise<boolean> {
  for (const entry of await entriesOf(draft)) {
    const inside = LAYOUT.get(entry.name);
    if (inside === undefined) {
      if (entry.name !== MANIFEST_FILE || !entry.isFile()) return false;
      continue;
    }
    if (!entry.isDirectory()) return false;
    const files = await entriesOf(join(draft, entry.name));
    if (!files.every((file) => file.isFile() && inside.test(file.name))) return false;
  }
  return true;
}

const entriesOf = (folder: string): Promise<Dirent[]> => readdir(folder, { withFileTypes: true });

async function isUntouched(draft: string): Promise<boolean> {
  const database = join(draft, 'database');
  const tables = (await readdir(database).catch(() => [])).map((name) => join(database, name));
  const stats = await Promise.all(
    [draft, database, join(draft, 'objects'), ...tables].map((path) =>
      stat(path).catch(() => null),
    ),
  );
  const touchedAt = Math.max(...stats.map((found) => found?.mtimeMs ?? 0));
  return Date.now() - touchedAt > ABANDONED_MS;
}
