import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Shared } from '@sibila/core/context';
import { openDatabase, type Connection } from '@sibila/drizzle/client';
import { dumpDatabase, type DatabaseContents } from '@sibila/drizzle/dump';
import { failedAfter } from '../failed-after.ts';
import { AdminError } from '../noun.ts';
import { reasonOf } from '../reason-of.ts';
import { draftOf, removeAbandoned } from './draft.ts';
import { eachOf } from './each-of.ts';
import {
  objectFile,
  tableFile,
  writeManifest,
  type KeptObject,
  type Manifest,
} from './manifest.ts';
import { notingNamed, stillNamed } from './named-objects.ts';
import { verifyBackup } from './verify-backup.ts';

/** Tells one secret from another. */
export const secretMark = (shared: Pick<Shared, 'mac'>) => shared.mac('backup', 'secret');

/** A backup that was written. */
interface Written {
  manifest: Manifest;
  /** What was left unfinished beside it, and was removed first. */
  removed: string[];
}

/**
 * Writes a backup into a new folder, for its owner alone: whole and read again, or not at all. First
 * the database, all of one moment, then the objects that it names, and no others: a bucket may be
 * shared. One that is not there is noted as missing, unless its person has deleted it since.
 */
export async function writeBackup(
  shared: Shared,
  connection: Connection,
  folder: string,
): Promise<Written> {
  if (existsSync(folder)) throw new AdminError(`${folder} is there already`);
  const draft = draftOf(folder, shared.instance);
  await mkdir(dirname(folder), { recursive: true });
  const removed = await removeAbandoned(folder, shared.instance);
  try {
    await mkdir(join(draft, 'database'), { recursive: true, mode: 0o700 });
    await mkdir(join(draft, 'objects'), { mode: 0o700 });
    const createdAt = shared.ports.clock.now().toISOString();
    const named = new Set<string>();
    const database = await keepDatabase(connection, draft, named);
    const { objects, absent } = await keepObjects(shared, draft, named);
    const manifest = await writeManifest(draft, {
      createdAt,
      secretMark: secretMark(shared),
      database,
      objects,
      missing: await stillNamed(connection, absent),
    });
    const faults = await verifyBackup(draft, manifest);
    if (faults.length > 0) throw new AdminError(`the disk lost something: ${faults.join('; ')}`);
    await rename(draft, folder);
    return { manifest, removed };
  } catch (error) {
    throw removed.length === 0 ? error : withRemoved(error, removed);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** What was removed is told of also where the backup fails. */
function withRemoved(error: unknown, removed: readonly string[]): AdminError {
  const why = error instanceof AdminError ? error.message : `it failed: ${reasonOf(error)}`;
  return failedAfter([why, ...removedLines(removed)].join('\n'), error);
}

/** What was removed, a line each. */
export const removedLines = (removed: readonly string[]): string[] =>
  removed.map((path) => `removed, as it was left unfinished: ${path}`);

async function keepDatabase(
  connection: Connection,
  folder: string,
  named: Set<string>,
): Promise<DatabaseContents> {
  const { sql, close } = openDatabase(connection, { max: 1, prepare: false, statementTimeout: 0 });
  try {
    return await dumpDatabase(sql, async (table, lines) => {
      const file = createWriteStream(tableFile(folder, table), { mode: 0o600, flush: true });
      await pipeline(
        Readable.from(withBreaks(notingNamed(table, lines, named))),
        createGzip(),
        file,
      );
    });
  } finally {
    await close();
  }
}

async function* withBreaks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

async function keepObjects(
  shared: Shared,
  folder: string,
  named: Iterable<string>,
): Promise<{ objects: KeptObject[]; absent: string[] }> {
  const kept: KeptObject[] = [];
  const absent: string[] = [];
  await eachOf(named, async (key) => {
    const bytes = await shared.ports.objects.get(key);
    if (bytes === null) return void absent.push(key);
    await writeFile(objectFile(folder, key), bytes, { mode: 0o600, flush: true });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    kept.push({ key, bytes: bytes.length, sha256 });
  });
  return { objects: kept.sort((a, b) => (a.key < b.key ? -1 : 1)), absent: absent.sort() };
}
