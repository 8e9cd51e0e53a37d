import { createHash } from 'node:crypto';
import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import { lte } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import { sessions, users } from '@sibila/drizzle/schema/account';
import { toUser } from '@sibila/core/account/user';
import type { Context } from '@sibila/core/context';
import type { Clock } from '@sibila/core/ports/clock';
import type { Randomness } from '@sibila/core/ports/randomness';
import type { Sessions } from '@sibila/core/ports/sessions';

type Db = Context['db'];
type UserAttributes = Omit<typeof users.$inferSelect, 'id'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE = new TimeSpan(7, 'd');
const ABSOLUTE_MS = 30 * DAY_MS;
const TOKEN_BYTES = 24;

function luciaOn(db: Db) {
  return new Lucia(new DrizzlePostgreSQLAdapter(db, sessions, users), {
    sessionExpiresIn: IDLE,
    getSessionAttributes: ({ createdAt }) => ({ createdAt }),
    getUserAttributes: (attributes) => attributes,
  });
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof luciaOn>;
    DatabaseSessionAttributes: { createdAt: Date; userAgent: string | null };
    DatabaseUserAttributes: UserAttributes;
  }
}

/** Session ids are hashes of their tokens: who reads the table can't use what stands there. */
const sessionId = (token: string) => createHash('sha256').update(token).digest('hex');

/** Lucia over the Drizzle adapter, with the absolute lifetime that Lucia does not know. */
export function luciaSessions(ports: { clock: Clock; randomness: Randomness }): Sessions {
  const instances = new WeakMap<Db, ReturnType<typeof luciaOn>>();
  const on = (db: Db) => {
    let lucia = instances.get(db);
    if (!lucia) instances.set(db, (lucia = luciaOn(db)));
    return lucia;
  };
  return {
    async open(db, { userId, userAgent }) {
      const token = ports.randomness.token(TOKEN_BYTES);
      const attributes = {
        createdAt: ports.clock.now(),
        userAgent: userAgent?.slice(0, 300) ?? null,
      };
      await on(db).createSession(userId, attributes, { sessionId: sessionId(token) });
      return { token };
    },
    async actorOf(db, token) {
      const { session, user } = await on(db).validateSession(sessionId(token));
      if (!session || !user) return null;
      const now = ports.clock.now();
      if (now.getTime() - session.createdAt.getTime() >= ABSOLUTE_MS) {
        await on(db).invalidateSession(session.id);
        return null;
      }
      return { sessionId: session.id, user: toUser(user, now) };
    },
    async end(db, id) {
      await on(db).invalidateSession(id);
    },
    async purge(db) {
      const now = ports.clock.now();
      await db.delete(sessions).where(lte(sessions.expiresAt, now));
      await db
        .delete(sessions)
        .where(lte(sessions.createdAt, new Date(now.getTime() - ABSOLUTE_MS)));
    },
  };
}
