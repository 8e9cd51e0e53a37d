import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AdminError } from '../noun.ts';
import { readManifest, type Manifest } from './manifest.ts';

/** A backup that stands in a folder, as its manifest tells it. */
export interface Standing {
  name: string;
  folder: string;
  manifest: Manifest;
  /** When it was written, in milliseconds since 1970. */
  writtenAt: number;
}

/** The backups in a place, the newest first, and the folders of such names that can't be read as one. */
export async function backupsIn(
  place: string,
  isName: (name: string) => boolean,
): Promise<{ backups: Standing[]; unreadable: string[] }> {
  const backups: Standing[] = [];
  const unreadable: string[] = [];
  for (const name of (await readdir(place)).filter(isName).sort().reverse())
    try {
      const folder = join(place, name);
      const manifest = await readManifest(folder);
      backups.push({ name, folder, manifest, writtenAt: Date.parse(manifest.createdAt) });
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      unreadable.push(name);
    }
  return { backups: backups.sort((a, b) => b.writtenAt - a.writtenAt), unreadable };
}
