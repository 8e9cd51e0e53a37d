import { and, lte } from 'drizzle-orm';
import { idempotencyKeys, rateLimits, readingReservations } from '@sibila/drizzle/schema/quota';
import { deleteInBatches, type PurgeContext } from '../retention/in-batches.ts';
import { isMarkRow } from './repo.ts';

/** What counts, or is remembered, until an instant that the row itself names. */
export const quotaPurges = {
  limits: (ctx: PurgeContext) =>
    deleteInBatches(ctx, {
      table: rateLimits,
      isDue: lte(rateLimits.resetsAt, ctx.ports.clock.now()),
      by: rateLimits.resetsAt,
    }),
  'idempotency-keys': (ctx: PurgeContext) =>
    deleteInBatches(ctx, {
      table: idempotencyKeys,
      isDue: lte(idempotencyKeys.expiresAt, ctx.ports.clock.now()),
      by: idempotencyKeys.expiresAt,
    }),
  'removed-readings': (ctx: PurgeContext) =>
    deleteInBatches(ctx, {
      table: readingReservations,
      isDue: and(isMarkRow, lte(readingReservations.leaseUntil, ctx.ports.clock.now())),
      by: readingReservations.leaseUntil,
    }),
};
