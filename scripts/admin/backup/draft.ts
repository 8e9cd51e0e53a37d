import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isInstanceDead } from '@sibila/api/instance';

/** A name of a process as a part of a file's name. */
const DRAFT = /^\..+\.unfinished-(.+)$/;
const inFile = (instance: string) => instance.replaceAll(':', '+');
const fromFile = (name: string) => name.replaceAll('+', ':');
/** Whoever wrote nothing for so long has died, also on a machine that can't be asked. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Where a process writes a backup until it is whole. */
export const draftOf = (folder: string, instance: string): string =>
  join(dirname(folder), `.${basename(folder)}.unfinished-${inFile(instance)}`);

/** Removes what processes that died left of their backups beside a folder: it is private. */
export async function removeAbandoned(folder: string, instance: string): Promise<void> {
  const home = dirname(folder);
  for (const name of await readdir(home)) {
    const writer = DRAFT.exec(name)?.[1];
    if (writer === undefined) continue;
    const draft = join(home, name);
    if (isInstanceDead(fromFile(writer), instance) || (await isUntouched(draft)))
      await rm(draft, { recursive: true, force: true });
  }
}

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
