import type { KeepBirthInput, OwnBirth } from '@sibila/contracts/birth';
import { inTransaction, type SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { holdAccount } from '../quota/repo.ts';
import { admitBirth } from './birth.ts';
import { deleteKeptBirth, findKeptBirth, putKeptBirth } from './repo.ts';

/** The birth that the person's profile keeps; null where they never asked for that. */
export const ownBirth = (ctx: SignedInContext): Promise<OwnBirth> =>
  findKeptBirth(ctx, ctx.actor.user.id);

/** Keeps the person's birth in their profile, in place of any before. Refuses as `admitBirth` does. */
export async function keepBirth(ctx: SignedInContext, input: KeepBirthInput): Promise<void> {
  const { id: userId } = ctx.actor.user;
  const birth = admitBirth(ctx, input);
  const savedAt = ctx.ports.clock.now();
  await inTransaction(ctx, async (tx) => {
    // An account that was deleted meanwhile keeps nothing.
    if (!(await holdAccount(tx, userId))) throw new DomainError('NOT_SIGNED_IN');
    await putKeptBirth(tx, { ...birth, userId, savedAt });
  });
}

/** Forgets the person's birth, whether or not there is one. */
export const forgetBirth = (ctx: SignedInContext): Promise<void> =>
  deleteKeptBirth(ctx, ctx.actor.user.id);
