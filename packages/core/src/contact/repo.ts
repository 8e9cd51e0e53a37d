import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { contactMessages } from '@sibila/drizzle/schema/contact';
import type { Context } from '../context.ts';

type Db = Pick<Context, 'db'>;
export type ContactRow = typeof contactMessages.$inferSelect;

export async function insertMessage({ db }: Db, row: ContactRow): Promise<void> {
  await db.insert(contactMessages).values(row);
}

export async function findMessage({ db }: Db, id: string): Promise<ContactRow | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row ?? null;
}

/**
 * Those that wait, and with `all` the closed ones after them; Premium first in either. Who waits
 * longest comes before the others, what was closed last before what was closed earlier.
 */
export async function findMessages(
  { db }: Db,
  { all, limit }: { all: boolean; limit: number },
): Promise<ContactRow[]> {
  const { closedAt, isPremium, receivedAt, id } = contactMessages;
  return db
    .select()
    .from(contactMessages)
    .where(all ? undefined : isNull(closedAt))
    .orderBy(isNotNull(closedAt), desc(isPremium), desc(closedAt), asc(receivedAt), asc(id))
    .limit(limit);
}

/** Closes a message that is open, in one statement; false where it is not. */
export async function markClosed({ db }: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(contactMessages)
    .set({ closedAt: now })
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.closedAt)))
    .returning({ id: contactMessages.id });
  return rows.length === 1;
}
