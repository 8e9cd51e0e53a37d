import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AdminError } from '../noun.ts';

const FORMAT = 'sibila-backup-1';
/** The last file of a backup. */
export const MANIFEST_FILE = 'manifest.json';

const count = z.int().nonnegative();
const sha256 = z.hash('sha256');
/** Names become names of files and of tables. */
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** A private file that was kept, by its key in the object store. */
const keptObject = z.object({ key: z.string(), bytes: count, sha256 });
export type KeptObject = z.output<typeof keptObject>;

/** What stands in a backup, by counts and checksums. */
const manifestFile = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Tells one APP_SECRET from another; nothing can be made of it. */
  secretMark: z.string(),
  database: z.object({
    migratedTo: count,
    tables: z.array(z.object({ name, columns: z.array(name), rows: count, sha256 })),
  }),
  objects: z.array(keptObject),
  /** What rows name and the object store did not have. */
  missing: z.array(z.string()).default([]),
});
export type Manifest = z.output<typeof manifestFile>;

/** Where the lines of a table stand. */
export const tableFile = (folder: string, table: string) =>
  join(folder, 'database', `${table}.jsonl.gz`);

/** Where an object stands. */
export const objectFile = (folder: string, key: string) =>
  join(folder, 'objects', encodeURIComponent(key));

/** Writes the manifest, the last file of a backup. */
export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'format'>,
): Promise<Manifest> {
  const whole: Manifest = { format: FORMAT, ...manifest };
  const text = `${JSON.stringify(whole, null, 2)}\n`;
  await writeFile(join(folder, MANIFEST_FILE), text, { mode: 0o600, flush: true });
  return whole;
}

/** Reads the manifest of a backup. Throws an AdminError where there is none that can be used. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => {
    throw new AdminError(`${folder} is no backup: it has no ${MANIFEST_FILE}`);
  });
  const manifest = manifestFile.safeParse(parsed(text));
  if (!manifest.success) throw new AdminError(`the ${MANIFEST_FILE} of ${folder} can't be read`);
  return manifest.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
