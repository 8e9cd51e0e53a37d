import { and, lte, sql } from 'drizzle-orm';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { deleteInBatches, updateInBatches, type PurgeContext } from '../retention/in-batches.ts';

/** How long a mail that left or was given up is kept for those who look into a problem. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** How long such a mail says whom it spoke to. */
const ADDRESSED_MS = 60 * 60 * 1000;

/** When a mail was done with; null while it waits. Written as the indexes have it. */
const doneAt = sql`least(${outbox.sentAt}, ${outbox.deadAt})`;

const before = (ctx: PurgeContext, ms: number) =>
  lte(doneAt, sql`${new Date(ctx.ports.clock.now().getTime() - ms).toISOString()}::timestamptz`);

/** The mails that are done with: first they forget whom they spoke to, then they go. */
export const outboxPurges = {
  'mail-addresses': (ctx: PurgeContext) =>
    updateInBatches(
      ctx,
      {
        table: outbox,
        isDue: and(sql`${outbox.recipient} <> ''`, before(ctx, ADDRESSED_MS)),
        by: doneAt,
      },
      { recipient: '', message: {} },
    ),
  mails: (ctx: PurgeContext) =>
    deleteInBatches(ctx, { table: outbox, isDue: before(ctx, KEPT_MS), by: doneAt }),
};
