import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { emailTokens, users, type EMAIL_TOKEN_KINDS } from '@sibila/drizzle/schema/account';
import type { Context } from '../context.ts';

type Db = Pick<Context, 'db'>;
export type UserRow = typeof users.$inferSelect;
export type EmailTokenKind = (typeof EMAIL_TOKEN_KINDS)[number];

/** The account of an address, compared without case; locked until the transaction ends if asked. */
export async function findUserByEmail(
  { db }: Db,
  email: string,
  options: { lock?: boolean } = {},
): Promise<UserRow | null> {
  const query = db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  const [row] = options.lock ? await query.for('update') : await query;
  return row ?? null;
}

/** Inserts an account; false when its address or username is taken. */
export async function insertUser({ db }: Db, row: UserRow): Promise<boolean> {
  const rows = await db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
  return rows.length === 1;
}

export async function updateUser(
  { db }: Db,
  id: string,
  fields: Partial<Omit<UserRow, 'id'>>,
): Promise<void> {
  await db.update(users).set(fields).where(eq(users.id, id));
}

export async function isUsernameTaken({ db }: Db, username: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username})`);
  return rows.length > 0;
}

/** Makes a person's open links of one kind useless. */
export async function voidEmailTokens(
  { db }: Db,
  userId: string,
  kind: EmailTokenKind,
  now: Date,
): Promise<void> {
  await db
    .update(emailTokens)
    .set({ voidedAt: now })
    .where(
      and(
        eq(emailTokens.userId, userId),
        eq(emailTokens.kind, kind),
        isNull(emailTokens.usedAt),
        isNull(emailTokens.voidedAt),
      ),
    );
}

export async function insertEmailToken(
  { db }: Db,
  row: typeof emailTokens.$inferInsert,
): Promise<void> {
  await db.insert(emailTokens).values(row);
}

/** Uses a link up in one statement: of two who try at once, one gets it. */
export async function consumeEmailToken(
  { db }: Db,
  id: string,
  kind: EmailTokenKind,
  now: Date,
): Promise<{ userId: string; email: string } | null> {
  const [row] = await db
    .update(emailTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailTokens.id, id),
        eq(emailTokens.kind, kind),
        isNull(emailTokens.usedAt),
        isNull(emailTokens.voidedAt),
        gt(emailTokens.expiresAt, now),
      ),
    )
    .returning({ userId: emailTokens.userId, email: emailTokens.email });
  return row ?? null;
}
