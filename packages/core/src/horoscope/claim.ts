import type { Context } from '../context.ts';
import { ReaderFailure } from '../ports/reader.ts';
import { renewClaim, type Claim } from './repo.ts';

/** A claim whose holder gives no sign of life for this long is anybody's. */
export const LEASE_MS = 60_000;

type ClaimContext = Pick<Context, 'db' | 'ports' | 'log'>;

/** Renews a claim while `work` goes on, and stops the work once the claim is somebody else's. */
export async function whileClaimed<T>(
  ctx: ClaimContext,
  claim: Claim,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  let renewal = Promise.resolve();
  const heartbeat = setInterval(() => {
    renewal = renewal.then(() => renew(ctx, claim, lost));
  }, LEASE_MS / 3);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(heartbeat);
    // The claim is known by its lease: what comes next has to know the last one.
    await renewal;
  }
}

async function renew(ctx: ClaimContext, claim: Claim, lost: AbortController): Promise<void> {
  const leaseUntil = new Date(ctx.ports.clock.now().getTime() + LEASE_MS);
  try {
    if (!(await renewClaim(ctx, claim, leaseUntil)))
      lost.abort(new ReaderFailure('the claim is lost'));
  } catch (error) {
    ctx.log.warn({ err: error }, 'the lease of a horoscope was not renewed');
  }
}
