import { count, desc, getTableName, ilike, or } from 'drizzle-orm';
import { clientId } from '@sibila/contracts/text';
import { users } from '@sibila/drizzle/schema/account';
import { findUserByEmail, findUserById, type UserRow } from '../account/repo.ts';
import type { Context } from '../context.ts';
import { exportedParts } from './holding.ts';
import { HOLDINGS } from './holdings.ts';

type Db = Pick<Context, 'db'>;

/** The account that an e-mail address or an id names. */
export function findAccount(ctx: Db, who: string): Promise<UserRow | null> {
  const id = clientId.safeParse(who);
  return id.success ? findUserById(ctx, id.data) : findUserByEmail(ctx, who);
}

/** The newest accounts whose address, name or username holds a text. */
export function listAccounts({ db }: Db, text: string, limit: number): Promise<UserRow[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select()
    .from(users)
    .where(
      or(
        ilike(users.email, pattern),
        ilike(users.fullName, pattern),
        ilike(users.username, pattern),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}

/** How many rows of each table, or part of one, speak of a person. */
export async function countHeld({ db }: Db, user: UserRow): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, name, mine } of Object.values(HOLDINGS).flatMap(exportedParts)) {
    const [row] = await db.select({ rows: count() }).from(table).where(mine(user));
    counts[name ?? getTableName(table)] = row?.rows ?? 0;
  }
  return counts;
}
