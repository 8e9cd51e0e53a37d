import { waitText } from '@sibila/contracts/wait-text';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { PhotoRefused } from '../ports/photo-lab.ts';
import { isSpent, isWithinLimit, takeLimit } from '../quota/take-limit.ts';

const LIMITS = ['palm.refused.hour', 'palm.refused.day'] as const;
/** Bounds what an account's photos cost, read or refused, Premium or not. */
const BUDGET = 'palm.developed.hour';

/**
 * Refuses with TOO_MANY_REQUESTS who sent too many photos that gave no reading, which the quota does
 * not bound, or whose photos cost too much work. To be asked before a photo is even received.
 */
export async function admitPhotos(ctx: SignedInContext): Promise<void> {
  for (const name of LIMITS) {
    const { spent, retryAfter } = await isSpent(ctx, name, ctx.actor.user.id);
    if (spent) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter });
  }
  const { spent, retryAfter } = await isSpent(ctx, BUDGET, ctx.actor.user.id);
  if (spent) throw tooMuchWork(retryAfter);
}

/** Counts what photos will cost (milliseconds of one core); TOO_MANY_REQUESTS past the hour's budget. */
export async function spendOnPhotos(ctx: SignedInContext, cost: number): Promise<void> {
  const { within, retryAfter } = await isWithinLimit(ctx, BUDGET, ctx.actor.user.id, cost);
  if (!within) throw tooMuchWork(retryAfter);
}

const tooMuchWork = (retryAfter: number) =>
  new DomainError('TOO_MANY_REQUESTS', {
    retryAfter,
    message: `Nos enviaste muchas fotos en poco tiempo. Esta no se ha descontado de tu cupo: vuelve a intentarlo dentro de ${waitText(retryAfter)}.`,
  });

/** The limits before a form of photos is received: the address's own, and `admitPhotos`. */
export async function admitForm(ctx: SignedInContext): Promise<void> {
  await takeLimit(ctx, 'readings.ip', ctx.request.ip);
  await admitPhotos(ctx);
}

/** Counts what a photo was refused for, where it had cost work: a look at its headers is none. */
export async function noteRefused(ctx: SignedInContext, error: unknown): Promise<void> {
  if (!(error instanceof DomainError)) return;
  const { code, cause } = error;
  const isUnfit = cause instanceof PhotoRefused && /^(?:damaged|too-slow)$/.test(cause.fault);
  if (code !== 'NO_PALM_FOUND' && !isUnfit) return;
  for (const name of LIMITS) await isWithinLimit(ctx, name, ctx.actor.user.id);
}
