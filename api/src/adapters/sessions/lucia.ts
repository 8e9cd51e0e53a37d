import { createHash } from 'node:crypto';
import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import { eq, lte, sql } from 'drizzle-orm';
import { Lucia, TimeSpan, type DatabaseSession, type DatabaseUser } from 'lucia';
import { sessions, users } from '@sibila/drizzle/schema/account';
import { toUser } from '@sibila/core/account/user';
import type { Context } from '@sibila/core/context';
import type { Clock } from '@sibila/core/ports/clock';
import type { Randomness } from '@sibila/core/ports/randomness';
import type { Sessions } from '@sibila/core/ports/sessions';

type Db = Context['db'];
type UserAttributes = Omit<typeof users.$inferSelect, 'id'>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const IDLE = new TimeSpan(7, 'd');
const ABSOLUTE_MS = 30 * DAY_MS;
const TOKEN_BYTES = 24;

/** The vendor's adapter, with the one query of every request built once instead of each time. */
class PreparedAdapter extends DrizzlePostgreSQLAdapter {
  readonly #find: ReturnType<typeof prepareFind>;

  constructor(db: Db) {
    super(db, sessions, users);
    this.#find = prepareFind(db);
  }

  override async getSessionAndUser(
    id: string,
  ): Promise<[session: DatabaseSession | null, user: DatabaseUser | null]> {
    const [row] = await this.#find.execute({ id });
    if (!row) return [null, null];
    const { userId, expiresAt, createdAt, userAgent } = row.session;
    const { id: _, ...attributes } = row.user;
    return [
      { id, userId, expiresAt, attributes: { createdAt, userAgent } },
      { id: userId, attributes },
    ];
  }
}

function prepareFind(db: Db) {
  return db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(sessions.userId, users.id))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('session_and_user');
}

function luciaOn(db: Db) {
  return new Lucia(new PreparedAdapter(db), {
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
      // Lucia prolongs a session in the second half of its days alone; an hour's step spares writes.
      const expiresAt = new Date(now.getTime() + IDLE.milliseconds());
      if (expiresAt.getTime() - session.expiresAt.getTime() > HOUR_MS)
        await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, session.id));
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
