import { eq } from 'drizzle-orm';
import { readingReservations } from '@sibila/drizzle/schema/quota';
import { logEvent } from '../account/log-event.ts';
import { deleteUser, findUserById, type UserRow } from '../account/repo.ts';
import { endCharges } from '../billing/end-charges.ts';
import { customerIdsOf, isLive, isOwed, subscriptionsOfAccount } from '../billing/repo.ts';
import { inTransaction, type Context, type SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { forgetPhotos } from '../palm/photos.ts';
import { photosOf } from '../palm/repo.ts';
import { takeLimit } from '../quota/take-limit.ts';
import { HOLDINGS } from './holdings.ts';
import { answerRequests } from './requests.ts';

const FAREWELL_MS = 24 * 60 * 60 * 1000;
const TRIES = 3;
const WRONG = 'La contraseña no es correcta';

type Plan = 'over' | 'refunded';
type EraseContext = Pick<Context, 'db' | 'ports' | 'log' | 'mac' | 'nudgeOutbox'>;

/**
 * Deletes the account of who is signed in and knows its password. An account that another request
 * deleted meanwhile is deleted. Refuses with WRONG_PASSWORD and TOO_MANY_REQUESTS.
 */
export async function deleteAccount(
  ctx: SignedInContext,
  { password }: { password: string },
): Promise<void> {
  const { id } = ctx.actor.user;
  await takeLimit(ctx, 'account.delete', id);
  const user = await findUserById(ctx, id);
  if (!user) return;
  if (!(await ctx.ports.passwordHasher.verify(user.passwordHash, password))) throw wrong();
  await eraseAccount(ctx, id, (row) => {
    // It was changed after it was typed: what was typed is no longer the password.
    if (row.passwordHash !== user.passwordHash) throw wrong();
  });
}

const wrong = () =>
  new DomainError('WRONG_PASSWORD', { message: WRONG, errors: { password: WRONG } });

/**
 * Erases an account and all that is held about its person in one transaction, puts one farewell
 * into the outbox, deletes the person's photos and ends what they pay. `check` may refuse on the
 * locked row. False when there is no such account.
 */
export async function eraseAccount(
  ctx: EraseContext,
  userId: string,
  check: (row: UserRow) => void = () => undefined,
): Promise<boolean> {
  const left = await unlessDeadlocked(() =>
    inTransaction(ctx, async (tx) => {
      const user = await findUserById(tx, userId, { lock: true });
      if (!user) return null;
      check(user);
      // Before the quota, as whoever gives a unit back does. A reading that is being stored now was
      // stored before this and goes too, or finds its reservation gone and stores nothing.
      await tx.db.delete(readingReservations).where(eq(readingReservations.userId, userId));
      await answerRequests(tx, userId, ['export', 'delete']);
      for (const holding of Object.values(HOLDINGS))
        if ('erased' in holding && typeof holding.erased === 'function')
          await holding.erased(tx, user);
      const photos = await photosOf(tx, userId);
      const customers = await customerIdsOf(tx, userId);
      const plan = await planOf(tx, userId);
      await deleteUser(tx, userId);
      await sayGoodbye(tx, user, plan);
      return { photos, customers };
    }),
  );
  if (!left) return false;
  ctx.nudgeOutbox();
  // Neither is a part of the transaction; what fails here sweep and reconciling job make good.
  await forgetPhotos(ctx, left.photos);
  await endCharges(ctx, left.customers);
  logEvent(ctx, 'account.deleted', userId, 'an account was deleted');
  return true;
}

/** What is to be said of what they pay; null where they pay for nothing. */
async function planOf(ctx: Pick<Context, 'db'>, userId: string): Promise<Plan | null> {
  const known = await subscriptionsOfAccount(ctx, userId);
  if (known.some(isOwed)) return 'refunded';
  return known.some(isLive) ? 'over' : null;
}

async function sayGoodbye(
  ctx: Pick<Context, 'db' | 'ports'>,
  { email, fullName }: UserRow,
  plan: Plan | null,
): Promise<void> {
  await enqueueMail(ctx, {
    recipient: email,
    message: { template: 'account-deleted', fullName, ...(plan && { plan }) },
    expiresAt: new Date(ctx.ports.clock.now().getTime() + FAREWELL_MS),
  });
}

/** Does the work again when PostgreSQL chose it to end a deadlock with another writer. */
async function unlessDeadlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '40P01') || isDeadlock(error.cause);
}
