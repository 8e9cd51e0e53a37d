import { outbox } from '@sibila/drizzle/schema/outbox';
import type { Context } from '../context.ts';
import type { OutboxMessage } from './message.ts';

/** Puts a mail into the outbox, in the transaction of what it speaks of. */
export async function enqueueMail(
  ctx: Pick<Context, 'db' | 'ports'>,
  mail: { recipient: string; message: OutboxMessage; expiresAt: Date },
): Promise<void> {
  const now = ctx.ports.clock.now();
  await ctx.db.insert(outbox).values({
    ...mail,
    id: ctx.ports.randomness.uuid(),
    createdAt: now,
    nextAttemptAt: now,
  });
}
