import { createHash } from 'node:crypto';
import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import { Lucia, TimeSpan, type DatabaseSession, type DatabaseUser } from 'lucia';
import { sessions, users } from '@sibila/drizzle/schema/account';
import { toUser } from '@sibila/core/account/user';
import { deleteInBatches } from '@sibila/core/retention/in-batches';
import type { Context } from '@sibila/core/context';
import type { Clock } from '@sibila/core/ports/clock';
import type { Randomness } from '@sibila/core/ports/randomness';
import type { OpenedSession, Sessions } from '@sibila/core/ports/sessions';

type Db = Context['db'];
type DatabaseUserAttributes = Omit<
  typeof users.$inferSelect,
  'id' | 'passwordHash' | 'usernameChosenAt' | 'firstLoginAt'
>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const IDLE = new TimeSpan(7, 'd');
const ABSOLUTE_MS = 30 * DAY_MS;
const TOKEN_BYTES = 24;

interface SessionRow extends Omit<DatabaseUserAttributes, Instants> {
  userId: string;
  userAgent: string | null;
  expiresAt: string;
  sessionCreatedAt: string;
  emailVerifiedAt: string | null;
  premiumUntil: string | null;
  premiumSlackUntil: string | null;
  createdAt: string;
}
type Instants = 'emailVerifiedAt' | 'premiumUntil' | 'premiumSlackUntil' | 'createdAt';

const instant = (text: string | null) => (text === null ? null : new Date(text));

/**
 * The vendor's adapter, but for the one query that every request makes: written for the driver
 * itself, which keeps it prepared, it costs a quarter of what building and mapping it would.
 */
class DirectAdapter extends DrizzlePostgreSQLAdapter {
  readonly #db: Db;

  constructor(db: Db) {
    super(db, sessions, users);
    this.#db = db;
  }

  override async getSessionAndUser(
    id: string,
  ): Promise<[session: DatabaseSession | null, user: DatabaseUser | null]> {
    // A transaction has no driver of its own to ask.
    if (!('$client' in this.#db)) return super.getSessionAndUser(id);
    const [row] = await this.#db.$client<SessionRow[]>`
      select s.user_id as "userId", s.user_agent as "userAgent", s.expires_at as "expiresAt",
        s.created_at as "sessionCreatedAt", u.email, u.pending_email as "pendingEmail", u.username, u.full_name as "fullName",
        u.zodiac_sign as "zodiacSign", u.email_verified_at as "emailVerifiedAt",
        u.premium_until as "premiumUntil", u.premium_slack_until as "premiumSlackUntil",
        u.created_at as "createdAt"
      from sessions s join users u on u.id = s.user_id
      where s.id = ${id}`;
    if (!row) return [null, null];
    const { userId, userAgent, expiresAt, sessionCreatedAt, ...user } = row;
    const attributes = { createdAt: new Date(sessionCreatedAt), userAgent };
    return [
      { id, userId, expiresAt: new Date(expiresAt), attributes },
      {
        id: userId,
        attributes: {
          ...user,
          emailVerifiedAt: instant(user.emailVerifiedAt),
          premiumUntil: instant(user.premiumUntil),
          premiumSlackUntil: instant(user.premiumSlackUntil),
          createdAt: new Date(user.createdAt),
        },
      },
    ];
  }
}

function luciaOn(db: Db) {
  return new Lucia(new DirectAdapter(db), {
    sessionExpiresIn: IDLE,
    getSessionAttributes: ({ createdAt }) => ({ createdAt }),
    getUserAttributes: (attributes) => attributes,
  });
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof luciaOn>;
    DatabaseSessionAttributes: { createdAt: Date; userAgent: string | null };
    DatabaseUserAttributes: DatabaseUserAttributes;
  }
}

/** Session ids are hashes of their tokens: who reads the table can't use what stands there. */
const sessionId = (token: string) => createHash('sha256').update(token).digest('hex');

async function openSessionsOf(db: Db, userId: string, now: Date): Promise<OpenedSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.expiresAt));
  return rows
    .filter(({ createdAt }) => now.getTime() - createdAt.getTime() < ABSOLUTE_MS)
    .map(({ id, userAgent, createdAt, expiresAt }) => {
      const lastSeenAt = new Date(expiresAt.getTime() - IDLE.milliseconds());
      return { sessionId: id, userAgent, createdAt, lastSeenAt };
    });
}

async function purgeSessions(ctx: { db: Db; until: AbortSignal | undefined }, now: Date) {
  const { expiresAt, createdAt } = sessions;
  const old = new Date(now.getTime() - ABSOLUTE_MS);
  await deleteInBatches(ctx, { table: sessions, isDue: lte(expiresAt, now), by: expiresAt });
  await deleteInBatches(ctx, { table: sessions, isDue: lte(createdAt, old), by: createdAt });
}

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
    async endAll(db, userId, except) {
      const others = except === undefined ? undefined : ne(sessions.id, except);
      await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
    },
    listOf: (db, userId) => openSessionsOf(db, userId, ports.clock.now()),
    purge: (db, until) => purgeSessions({ db, until }, ports.clock.now()),
  };
}
