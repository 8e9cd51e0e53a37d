import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backupsIn, type Standing } from './backups-in.ts';
import { objectFile, type Manifest } from './manifest.ts';
import { readObject } from './verify-backup.ts';

const STAMP = /^\d{4}-\d{2}-\d{2}-\d{6}$/;

/** The name of a backup that is given no folder of its own, which every disk takes. */
export const stampOf = (now: Date): string =>
  now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

/** What became of the backups beside a new one, by their names. */
export interface Dropped {
  deleted: string[];
  /** Kept beyond the number, with the missing files that they alone hold. */
  kept: { name: string; holds: string[] }[];
  /** They say that they were written after the new one. */
  newer: { name: string; createdAt: string }[];
  /** Named as a backup, with no manifest that can be read. */
  unreadable: string[];
}

/**
 * Deletes all but the newest `count` backups that were given no folder of their own: by the time in
 * their manifests, the new one among them. It is never deleted, nor is what says that it is newer, or
 * can't be read, or alone holds a file that is missing now.
 */
export async function dropOld(
  folder: string,
  { createdAt, missing }: Pick<Manifest, 'createdAt' | 'missing'>,
  count: number,
): Promise<Dropped> {
  const { backups, unreadable } = await backupsIn(dirname(folder), (name) => STAMP.test(name));
  const others = backups.filter((one) => one.folder !== folder);
  const isNewer = ({ writtenAt }: Standing) => writtenAt > Date.parse(createdAt);
  const beyond = others.filter((one) => !isNewer(one)).slice(count - 1);
  const held = beyond.length === 0 ? new Map<Standing, string[]>() : await holders(missing, others);
  const deleted = beyond.filter((one) => !held.has(one)).reverse();
  for (const one of deleted) await rm(one.folder, { recursive: true, force: true });
  return {
    deleted: deleted.map(({ name }) => name),
    kept: beyond.flatMap((one) => {
      const holds = held.get(one);
      return holds ? [{ name: one.name, holds }] : [];
    }),
    newer: others
      .filter(isNewer)
      .map(({ name, manifest }) => ({ name, createdAt: manifest.createdAt })),
    unreadable,
  };
}

/** The one backup that each file is left to, with all that is left to it. */
async function holders(
  keys: readonly string[],
  backups: readonly Standing[],
): Promise<Map<Standing, string[]>> {
  const held = new Map<Standing, string[]>();
  for (const key of keys) {
    const holder = await holderOf(key, backups);
    if (holder) held.set(holder, [...(held.get(holder) ?? []), key]);
  }
  return held;
}

/** The newest that holds a file as it was kept; where none does, the newest with anything of it. */
async function holderOf(key: string, backups: readonly Standing[]): Promise<Standing | null> {
  let damaged: Standing | null = null;
  for (const backup of backups) {
    if (!existsSync(objectFile(backup.folder, key))) continue;
    const kept = backup.manifest.objects.find((object) => object.key === key);
    if (kept && (await readObject(backup.folder, kept)) !== null) return backup;
    damaged ??= backup;
  }
  return damaged;
}
