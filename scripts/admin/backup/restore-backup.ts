import type { Shared } from '@sibila/core/context';
import { openDatabase, type Connection } from '@sibila/drizzle/client';
import { isDatabaseEmpty, LoadError, loadDatabase } from '@sibila/drizzle/load';
import type postgres from 'postgres';
import { AdminError, type Confirm } from '../noun.ts';
import { reasonOf } from '../reason-of.ts';
import { eachOf } from './each-of.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { linesOf, readObject, verifyBackup } from './verify-backup.ts';

const FAULTS_SHOWN = 10;
const LEFT_BEHIND =
  'The database is as it was. Files of the backup may be in the object store by now, under the names that they had.';

interface RestoreContext {
  ports: Pick<Shared['ports'], 'objects'>;
}

/**
 * Brings database and files to what a backup holds. First all of it is read and compared with its
 * manifest; then come the files, which hurt nobody where the database fails; then the database, in
 * one transaction. Asks before anything is lost, and refuses beside others until the last moment.
 */
export async function restoreBackup(
  ctx: RestoreContext,
  { connection, folder, confirm }: { connection: Connection; folder: string; confirm: Confirm },
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const faults = await verifyBackup(folder, manifest);
  if (faults.length > 0)
    throw new AdminError(
      `${folder} is damaged, nothing was changed:\n${faults.slice(0, FAULTS_SHOWN).join('\n')}`,
    );
  const { sql, close } = openDatabase(connection, { max: 1, prepare: false, statementTimeout: 0 });
  try {
    await refuseBesideOthers(sql);
    const isEmpty = await isDatabaseEmpty(sql);
    if (!isEmpty)
      await confirm(
        `The database is not empty. All that it holds is lost for good, and ${folder} of ${manifest.createdAt} takes its place.`,
      );
    // Somebody may have started one while the question was read.
    await refuseBesideOthers(sql);
    await bringBack(ctx, { sql, folder, manifest, replace: !isEmpty });
    return manifest;
  } finally {
    await close();
  }
}

interface Bringing {
  sql: postgres.Sql;
  folder: string;
  manifest: Manifest;
  replace: boolean;
}

/** From here on files are written; what fails says so. */
async function bringBack(ctx: RestoreContext, { sql, folder, manifest, replace }: Bringing) {
  try {
    await putObjects(ctx, folder, manifest);
    await loadDatabase(sql, {
      contents: manifest.database,
      linesOf: (table) => linesOf(folder, table),
      replace,
      check: refuseBesideOthers,
    });
  } catch (error) {
    const isKnown = error instanceof LoadError || error instanceof AdminError;
    throw new AdminError(
      `${folder} can't be restored: ${isKnown ? error.message : reasonOf(error)}\n${LEFT_BEHIND}`,
      { cause: isKnown ? undefined : error },
    );
  }
}

/** A server that runs would go on writing, and hold in memory what is no longer true. */
async function refuseBesideOthers(sql: postgres.Sql | postgres.TransactionSql): Promise<void> {
  const others = await sql`
    select 1 from pg_stat_activity where datname = current_database()
      and application_name = 'sibila' and pid <> pg_backend_pid()`;
  if (others.length > 0)
    throw new AdminError('Another process of the product uses this database: stop it first.');
}

async function putObjects(
  { ports: { objects: store } }: RestoreContext,
  folder: string,
  { objects }: Manifest,
): Promise<void> {
  await eachOf(objects, async (object) => {
    const { key } = object;
    const bytes = await readObject(folder, object);
    if (bytes === null) throw new AdminError(`the file ${key} has changed since it was verified`);
    await store.put(key, bytes, typeOf(bytes));
    const kept = await store.get(key);
    if (kept === null || Buffer.compare(kept, bytes) !== 0)
      throw new AdminError(`the object store did not keep ${key}`);
  });
}

/** The kinds of pictures that the product keeps, told by their first bytes. */
function typeOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp';
  if (head.slice(4) === 'ftypavif') return 'image/avif';
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (head.startsWith('\u0089PNG')) return 'image/png';
  return 'application/octet-stream';
}
