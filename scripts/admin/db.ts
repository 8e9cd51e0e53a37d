import { randomBytes, randomUUID } from 'node:crypto';
import { argon2Hasher } from '@sibila/api/adapters/password-hasher/argon2';
import { findUserByEmail, insertUser, updateUser } from '@sibila/core/account/repo';
import { migrateDatabase } from '@sibila/drizzle/migrate';
import { AdminError, type Noun } from './noun.ts';
import { withDatabase } from './with-database.ts';

const DEMO_EMAIL = 'demo@example.com';

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
