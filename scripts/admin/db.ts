import { randomBytes, randomUUID } from 'node:crypto';
import { argon2Hasher } from '@sibila/api/adapters/password-hasher/argon2';
import { findUserByEmail, insertUser, updateUser } from '@sibila/core/account/repo';
import { migrateDatabase } from '@sibila/drizzle/migrate';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '@sibila/api/config';
import { objectFile, type Manifest } from './backup/manifest.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { secretMark, writeBackup } from './backup/write-backup.ts';
import { AdminError, type Noun, type Verb } from './noun.ts';
import { table } from './table.ts';
import { wholeNumber } from './whole-number.ts';
import { withDatabase } from './with-database.ts';
import { withShared } from './with-shared.ts';

const DEMO_EMAIL = 'demo@example.com';
/** Names of files that are missing; the others stand in the manifest. */
const MISSING_SHOWN = 10;

const backupsOf = ({ dataDir }: Config) => join(resolve(dataDir), 'backups');
/** As a name that sorts by its time, and that every disk takes. */
const stamp = (now: Date) => now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
const STAMP = /^\d{4}-\d{2}-\d{2}-\d{6}$/;

/**
 * Deletes all but the newest backups that were given no folder of their own, and but those that hold a
 * file that is missing now: nothing else may have it.
 */
async function dropOld(
  folder: string,
  kept: number,
  { missing }: Pick<Manifest, 'missing'>,
): Promise<string[]> {
  const old = (await readdir(folder)).filter((name) => STAMP.test(name)).sort();
  const isNeeded = (name: string) =>
    missing.some((key) => existsSync(objectFile(join(folder, name), key)));
  const dropped = old.slice(0, Math.max(0, old.length - kept)).filter((name) => !isNeeded(name));
  for (const name of dropped) await rm(join(folder, name), { recursive: true });
  return dropped;
}

function told(folder: string, { database, objects, missing }: Manifest) {
  const tables = database.tables.map(({ name, rows }) => ({ name, rows }));
  const rows = [...tables, { name: 'files', rows: objects.length }];
  return {
    text: [
      folder,
      table(rows.map((row) => [`  ${row.name}`, String(row.rows)])),
      ...missingLines(missing),
    ].join('\n'),
    data: { folder, tables, objects: objects.length, missing },
  };
}

function missingLines(missing: readonly string[]): string[] {
  if (missing.length === 0) return [];
  const more = missing.length - MISSING_SHOWN;
  return [
    `MISSING FILES: ${missing.length}. Rows of the database name them, and the object store did not have them; all else is in the backup.`,
    ...missing.slice(0, MISSING_SHOWN).map((key) => `  ${key}`),
    ...(more > 0 ? [`  and ${more} more, in manifest.json`] : []),
  ];
}

const backup: Verb = {
  help: 'Write database and files into a new folder, and read it again (one named by the time under DATA_DIR/backups unless told otherwise; there --keep N deletes all but the newest N)',
  usage: '[FOLDER] [--keep N]',
  most: 1,
  options: { keep: { type: 'string' } },
  run: (config, [given], { keep }) => {
    if (given !== undefined && keep !== undefined)
      throw new AdminError('--keep is for backups that are given no folder of their own');
    const kept = keep === undefined ? Infinity : wholeNumber(keep, 'keep');
    return withShared(config, async (shared, connection) => {
      const home = backupsOf(config);
      const folder = resolve(given ?? join(home, stamp(shared.ports.clock.now())));
      const manifest = await writeBackup(shared, connection, folder);
      const { text, data } = told(folder, manifest);
      const deleted = kept < Infinity ? await dropOld(home, kept, manifest) : [];
      const lines = deleted.map((name) => `deleted: ${join(home, name)}`);
      return {
        text: [text, ...lines].join('\n'),
        data: { ...data, deleted },
        failed: manifest.missing.length > 0,
      };
    });
  },
};

const restore: Verb = {
  help: 'Bring an empty database and the files to what a backup holds, after a look at all of it; asks before it replaces anything',
  usage: 'FOLDER [--yes]',
  most: 1,
  options: { yes: { type: 'boolean' } },
  run: (config, [given], _, confirm) => {
    if (given === undefined) throw new AdminError('say which backup: FOLDER');
    const folder = resolve(given);
    return withShared(config, async (shared, connection) => {
      const manifest = await restoreBackup(shared, { connection, folder, confirm });
      const result = told(folder, manifest);
      if (manifest.secretMark === secretMark(shared)) return result;
      return {
        ...result,
        text: `${result.text}\nAPP_SECRET is another one than then: links in mails that were sent do not open any more.`,
      };
    });
  },
};

export const db: Noun = {
  name: 'db',
  verbs: {
    migrate: {
      help: "Bring the database to this version's schema",
      run: (config) =>
        withDatabase(config, async (connection) => {
          await migrateDatabase(connection);
          return { text: 'The schema is up to date.', data: { migrated: true } };
        }),
    },
    backup,
    restore,
    seed: {
      help: 'Make (or renew) a demo account with a new password; local mode only',
      run: async (config) => {
        if (config.mode === 'production')
          throw new AdminError('db seed makes a demo account: not in production');
        const password = randomBytes(9).toString('base64url');
        const passwordHash = await argon2Hasher().hash(password);
        await withDatabase(config, async (connection, database) => {
          await migrateDatabase(connection);
          const existing = await findUserByEmail(database, DEMO_EMAIL);
          if (existing) return updateUser(database, existing.id, { passwordHash });
          const now = new Date();
          await insertUser(database, {
            id: randomUUID(),
            email: DEMO_EMAIL,
            pendingEmail: null,
            username: 'demo',
            fullName: 'Persona de Prueba',
            passwordHash,
            zodiacSign: 'Acuario',
            emailVerifiedAt: now,
            premiumUntil: null,
            premiumSlackUntil: null,
            createdAt: now,
          });
        });
        return {
          text: `Demo account: ${DEMO_EMAIL}, password ${password}`,
          data: { email: DEMO_EMAIL, password },
        };
      },
    },
  },
};
