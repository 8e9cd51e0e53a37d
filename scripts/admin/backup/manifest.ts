import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseContents } from '@sibila/drizzle/dump';
import { AdminError } from '../noun.ts';

const FORMAT = 'sibila-backup-1';
const FILE = 'manifest.json';

/** A private file that was kept, by its key in the object store. */
export interface KeptObject {
  key: string;
  bytes: number;
  sha256: string;
}

/** What stands in a backup, by counts and checksums. */
export interface Manifest {
  format: typeof FORMAT;
  createdAt: string;
  /** Tells one APP_SECRET from another; nothing can be made of it. */
  secretMark: string;
  database: DatabaseContents;
  objects: KeptObject[];
}

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
  await writeFile(join(folder, FILE), text, { mode: 0o600, flush: true });
  return whole;
}

/** Reads the manifest of a backup. Throws an AdminError where there is none that can be used. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new AdminError(`${folder} is no backup: it has no ${FILE}`);
  });
  const manifest = parsed(text);
  if (!isManifest(manifest)) throw new AdminError(`the ${FILE} of ${folder} can't be read`);
  return manifest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Known = Record<string, unknown>;
const isKnown = (value: unknown): value is Known => typeof value === 'object' && value !== null;
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const isSum = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
/** Names become names of files and of tables. */
const isName = (value: unknown) => typeof value === 'string' && /^[a-z_][a-z0-9_]*$/.test(value);

function isManifest(value: unknown): value is Manifest {
  if (!isKnown(value) || value['format'] !== FORMAT) return false;
  const { database, objects, secretMark, createdAt } = value;
  return (
    typeof secretMark === 'string' &&
    typeof createdAt === 'string' &&
    isKnown(database) &&
    isCount(database['migratedTo']) &&
    Array.isArray(database['tables']) &&
    database['tables'].every(isTable) &&
    Array.isArray(objects) &&
    objects.every(isObject)
  );
}

const isTable = (value: unknown): boolean =>
  isKnown(value) &&
  isName(value['name']) &&
  Array.isArray(value['columns']) &&
  value['columns'].every(isName) &&
  isCount(value['rows']) &&
  isSum(value['sha256']);

const isObject = (value: unknown): boolean =>
  isKnown(value) &&
  typeof value['key'] === 'string' &&
  isCount(value['bytes']) &&
  isSum(value['sha256']);
