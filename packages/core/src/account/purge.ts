import { and, eq, isNotNull, isNull, lte, notExists, type SQL } from 'drizzle-orm';
import { emailTokens, knownDevices, users } from '@sibila/drizzle/schema/account';
import { deleteInBatches, updateInBatches, type PurgeContext } from '../retention/in-batches.ts';
import { isOpen } from './repo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNVERIFIED_MS = 30 * DAY_MS;
/** How long a dead link is kept for those who look into a problem. */
const LINKS_MS = 7 * DAY_MS;
/** How long a device that is not used stays a known one. */
const DEVICES_MS = 180 * DAY_MS;

const ago = ({ ports }: PurgeContext, ms: number) => new Date(ports.clock.now().getTime() - ms);

function hasNoOpenLink({ db, ports }: PurgeContext, ofKind?: SQL): SQL {
  const links = db
    .select({ id: emailTokens.id })
    .from(emailTokens)
    .where(and(eq(emailTokens.userId, users.id), ofKind, isOpen(ports.clock.now())));
  return notExists(links);
}

/** Accounts and addresses that nobody proved, the links that would have, and unused devices. */
export const accountPurges = {
  /** An account whose link can still be opened waits for it. */
  'unverified-accounts': (ctx: PurgeContext) =>
    deleteInBatches(ctx, {
      table: users,
      isDue: and(
        isNull(users.emailVerifiedAt),
        lte(users.createdAt, ago(ctx, UNVERIFIED_MS)),
        hasNoOpenLink(ctx),
      ),
      by: users.createdAt,
    }),
  'pending-addresses': (ctx: PurgeContext) =>
    updateInBatches(
      ctx,
      {
        table: users,
        isDue: and(
          isNotNull(users.pendingEmail),
          hasNoOpenLink(ctx, eq(emailTokens.kind, 'change')),
        ),
        by: users.id,
      },
      { pendingEmail: null },
    ),
  'known-devices': (ctx: PurgeContext) =>
    deleteInBatches(ctx, {
      table: knownDevices,
      isDue: lte(knownDevices.seenAt, ago(ctx, DEVICES_MS)),
      by: knownDevices.seenAt,
    }),
  links: (ctx: PurgeContext) =>
    deleteInBatches(ctx, {
      table: emailTokens,
      isDue: lte(emailTokens.expiresAt, ago(ctx, LINKS_MS)),
      by: emailTokens.expiresAt,
    }),
};
