import { createHash } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import { sessions, users } from '@sibila/drizzle/schema/account';
import type { Ports } from '../../context.ts';
import type { Sessions } from '../../ports/sessions.ts';
import { toUser } from '../user.ts';

const IDLE_MS = 7 * 24 * 60 * 60 * 1000;
const idOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Sessions in their real table and nothing more, for tests of the verbs that open and end them. */
export function tableSessions({
  clock,
  randomness,
}: Pick<Ports, 'clock' | 'randomness'>): Sessions {
  return {
    async open(db, { userId, userAgent }) {
      const token = randomness.token(24);
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + IDLE_MS);
      await db
        .insert(sessions)
        .values({ id: idOf(token), userId, userAgent, createdAt, expiresAt });
      return { token };
    },
    async actorOf(db, token) {
      const [row] = await db
        .select()
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, idOf(token)), gt(sessions.expiresAt, clock.now())));
      return row ? { sessionId: row.sessions.id, user: toUser(row.users, clock.now()) } : null;
    },
    async end(db, id) {
      await db.delete(sessions).where(eq(sessions.id, id));
    },
    async endAll(db, userId, except) {
      const others = except === undefined ? undefined : ne(sessions.id, except);
      await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
    },
    async listOf(db, userId) {
      const rows = await db.select().from(sessions).where(eq(sessions.userId, userId));
      return rows.map((row) => ({ ...row, sessionId: row.id, lastSeenAt: row.createdAt }));
    },
    purge: () => Promise.resolve(),
  };
}
