import { accountPurges } from '../account/purge.ts';
import { billingPurges } from '../billing/purge.ts';
import { horoscopePurges } from '../horoscope/purge.ts';
import { outboxPurges } from '../outbox/purge.ts';
import { quotaPurges } from '../quota/purge.ts';
import type { PurgeContext } from './in-batches.ts';
import { retentionPurges } from './run-retention.ts';

/** Deletes what is over of one kind. Returns how many rows that was. */
export type Purge = (ctx: PurgeContext) => Promise<number>;

/**
 * All that the hourly purge removes from the database but sessions, which are a port's. Each stands
 * alone and may fail alone. What the object store has to delete has tasks of its own: it may be away.
 */
export const PURGES: Readonly<Record<string, Purge>> = {
  ...quotaPurges,
  ...outboxPurges,
  ...accountPurges,
  ...horoscopePurges,
  ...retentionPurges,
  // After the rules about years: what the simulated provider holds goes with our own records.
  ...billingPurges,
};
