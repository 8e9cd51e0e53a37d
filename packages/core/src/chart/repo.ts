import { count, eq } from 'drizzle-orm';
import { CHARTS_MAX } from '@sibila/contracts/chart';
import { users } from '@sibila/drizzle/schema/account';
import { astralCharts } from '@sibila/drizzle/schema/astral-charts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { readingRepo, type ReadingRepo } from '../reading/repo.ts';

type Db = Pick<Context, 'db'>;

const kept = readingRepo('chart', astralCharts);

/** A chart as it is kept: the birth and what was written of it, but nothing that is computed. */
export type StoredChart = NonNullable<Awaited<ReturnType<typeof kept.find>>>['reading'];

/** Refuses with CHARTS_FULL where a member keeps as many charts as one may. */
export async function refuseFull({ db }: Db, userId: string): Promise<void> {
  const [row] = await db
    .select({ charts: count() })
    .from(astralCharts)
    .where(eq(astralCharts.userId, userId));
  if ((row?.charts ?? 0) >= CHARTS_MAX) throw new DomainError('CHARTS_FULL');
}

/** Kept charts. No member gets one more than they may, however many are stored at once. */
export const chartsRepo: ReadingRepo<StoredChart> = {
  ...kept,
  async insert(ctx, userId, chart) {
    // One at a time for each account, or several could find the last place free.
    await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    await refuseFull(ctx, userId);
    await kept.insert(ctx, userId, chart);
  },
};
