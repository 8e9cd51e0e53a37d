import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { PhotoRefused } from '../ports/photo-lab.ts';
import { isSpent, isWithinLimit, takeLimit } from '../quota/take-limit.ts';

const LIMITS = ['palm.refused.hour', 'palm.refused.day'] as const;

/**
 * Refuses with TOO_MANY_REQUESTS who sent too many photos that gave no reading: those are not
 * charged, so that the quota does not bound them. To be asked before a photo is even received.
 */
export async function admitPhotos(ctx: SignedInContext): Promise<void> {
  for (const name of LIMITS) {
    const { spent, retryAfter } = await isSpent(ctx, name, ctx.actor.user.id);
    if (spent) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter });
  }
}

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
