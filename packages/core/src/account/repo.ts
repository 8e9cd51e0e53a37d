import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { emailTokens, users, type EMAIL_TOKEN_KINDS } from '@sibila/drizzle/schema/account';
import type { Context } from '../context.ts';

type Db = Pick<Context, 'db'>;
export type UserRow = typeof users.$inferSelect;
export type EmailTokenKind = (typeof EMAIL_TOKEN_KINDS)[number];
export type EmailToken = Pick<
  typeof emailTokens.$inferSelect,
  'id' | 'userId' | 'kind' | 'email' | 'createdAt'
>;

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

/** The account with this username in any case, locked until the transaction ends. */
export async function lockUserByUsername({ db }: Db, username: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username})`)
    .for('update');
  return row ?? null;
}

/** An account; locked until the transaction ends if asked. */
export async function findUserById(
  { db }: Db,
  id: string,
  options: { lock?: boolean } = {},
): Promise<UserRow | null> {
  const query = db.select().from(users).where(eq(users.id, id));
  const [row] = options.lock ? await query.for('update') : await query;
  return row ?? null;
}

/** Removes an account and all that hangs on it. */
export async function deleteUser({ db }: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

/** Makes a person's open links of these kinds useless. */
export async function voidEmailTokens(
  { db }: Db,
  userId: string,
  kinds: readonly EmailTokenKind[],
  now: Date,
): Promise<void> {
  await db
    .update(emailTokens)
    .set({ voidedAt: now })
    .where(
      and(
        eq(emailTokens.userId, userId),
        inArray(emailTokens.kind, [...kinds]),
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

/** A link that still opens something: neither used nor voided nor too old. */
export const isOpen = (now: Date) =>
  and(isNull(emailTokens.usedAt), isNull(emailTokens.voidedAt), gt(emailTokens.expiresAt, now));

/** A link that can still be used; null for any other. */
export async function findOpenEmailToken(
  { db }: Db,
  id: string,
  kinds: readonly EmailTokenKind[],
  now: Date,
): Promise<EmailToken | null> {
  const [row] = await db
    .select({
      id: emailTokens.id,
      userId: emailTokens.userId,
      kind: emailTokens.kind,
      email: emailTokens.email,
      createdAt: emailTokens.createdAt,
    })
    .from(emailTokens)
    .where(and(eq(emailTokens.id, id), inArray(emailTokens.kind, [...kinds]), isOpen(now)));
  return row ?? null;
}

/** Uses a link up in one statement: of two who try at once, one gets it. */
export async function consumeEmailToken({ db }: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(emailTokens)
    .set({ usedAt: now })
    .where(and(eq(emailTokens.id, id), isOpen(now)))
    .returning({ id: emailTokens.id });
  return rows.length === 1;
}

/** A person's links that bring an old address back, as far as they can still be used. */
const openReverts = (userId: string, now: Date) =>
  and(eq(emailTokens.userId, userId), eq(emailTokens.kind, 'revert'), isOpen(now));

/** Whether a link that brings this address back can still be used. */
export async function hasRevertLink(
  { db }: Db,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: emailTokens.id })
    .from(emailTokens)
    .where(and(openReverts(id, now), sql`lower(${emailTokens.email}) = lower(${email})`));
  return rows.length > 0;
}

/** Lets the links that bring an old address back live until `expiresAt`. */
export async function prolongReverts(
  { db }: Db,
  userId: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db.update(emailTokens).set({ expiresAt }).where(openReverts(userId, now));
}

/** Makes a link that brought an old address back one that sets a password; once, like any use. */
export async function turnIntoReset(
  { db }: Db,
  id: string,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(emailTokens)
    .set({ kind: 'reset', expiresAt })
    .where(and(eq(emailTokens.id, id), eq(emailTokens.kind, 'revert'), isOpen(now)))
    .returning({ id: emailTokens.id });
  return rows.length === 1;
}

/** Makes useless what would undo a return to an address: links of the same one, and newer ones. */
export async function voidReverts(
  { db }: Db,
  { userId, email, createdAt }: EmailToken,
  now: Date,
): Promise<void> {
  await db
    .update(emailTokens)
    .set({ voidedAt: now })
    .where(
      and(
        openReverts(userId, now),
        or(
          gte(emailTokens.createdAt, createdAt),
          sql`lower(${emailTokens.email}) = lower(${email})`,
        ),
      ),
    );
}
