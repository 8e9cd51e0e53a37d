import type { LimitName } from '@sibila/contracts/limits';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { isWithinLimit } from '../quota/take-limit.ts';

type BillingLimit = Extract<LimitName, `billing.${string}`>;

/** Counts a try of who is signed in; past the limit, TOO_MANY_REQUESTS says when the next is welcome. */
export async function takeTry(ctx: SignedInContext, name: BillingLimit): Promise<void> {
  const { within, retryAfter } = await isWithinLimit(ctx, name, ctx.actor.user.id);
  if (within) return;
  const message = `Son demasiados intentos en poco tiempo. Vuelve a intentarlo dentro de ${waitText(retryAfter)}.`;
  throw new DomainError('TOO_MANY_REQUESTS', { retryAfter, message });
}

/** Rounded up, so that whoever waits that long is not refused again. */
function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'un minuto' : `${minutes} minutos`;
}
