import { randomBytes, randomUUID } from 'node:crypto';
import { argon2Hasher } from '@sibila/api/adapters/password-hasher/argon2';
import { findUserByEmail, insertUser, updateUser } from '@sibila/core/account/repo';
import { migrateDatabase } from '@sibila/drizzle/migrate';
import { join, resolve } from 'node:path';
import type { Config } from '@sibila/api/config';
import { dropOld, stampOf, type Dropped } from './backup/drop-old.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { droppedLines, newlyMissing, tellBackup } from './backup/tell-backup.ts';
import { removedLines, secretMark, writeBackup } from './backup/write-backup.ts';
import { AdminError, UsageError, type Noun, type Verb } from './noun.ts';
import { wholeNumber } from './whole-number.ts';
import { withDatabase } from './with-database.ts';
import { withShared } from './with-shared.ts';

const DEMO_EMAIL = 'demo@example.com';
const NONE_DROPPED: Dropped = { deleted: [], kept: [], newer: [], unreadable: [] };

const backupsOf = ({ dataDir }: Config) => join(resolve(dataDir), 'backups');

const backup: Verb = {
  help: 'Write database and files into a new folder, and read it again (one named by the time under DATA_DIR/backups unless told otherwise; there --keep N deletes all but the newest N)',
  usage: '[FOLDER] [--keep N]',
  most: 1,
  options: { keep: { type: 'string' } },
  run: (config, [given], { keep }) => {
    if (given !== undefined && keep !== undefined)
      throw new UsageError('--keep is for backups that are given no folder of their own');
    const count = keep === undefined ? null : wholeNumber(keep, 'keep');
    return withShared(config, async (shared, connection) => {
      const home = backupsOf(config);
      const folder = resolve(given ?? join(home, stampOf(shared.ports.clock.now())));
      const { manifest, removed } = await writeBackup(shared, connection, folder);
      const lost = await newlyMissing(folder, manifest);
      const dropped = count === null ? NONE_DROPPED : await dropOld(folder, manifest, count);
      const { text, data } = tellBackup(folder, manifest, lost);
      return {
        text: [text, ...removedLines(removed), ...droppedLines(home, dropped)].join('\n'),
        data: { ...data, newlyMissing: lost.keys, removed, ...dropped },
        failed: lost.keys.length > 0,
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
    if (given === undefined) throw new UsageError('say which backup: FOLDER');
    const folder = resolve(given);
    return withShared(config, async (shared, connection) => {
      const manifest = await restoreBackup(shared, { connection, folder, confirm });
      const result = tellBackup(folder, manifest);
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
            usernameChosenAt: now,
            firstLoginAt: null,
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
