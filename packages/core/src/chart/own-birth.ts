import { eq } from 'drizzle-orm';
import type { KeepBirthInput, OwnBirth } from '@sibila/contracts/birth';
import { keptBirths } from '@sibila/drizzle/schema/astral-charts';
import { inTransaction, type SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { holdAccount } from '../quota/repo.ts';
import { admitBirth } from './birth.ts';

/** The birth that the person's profile keeps; null where they never asked for that. */
export async function ownBirth({ db, actor }: SignedInContext): Promise<OwnBirth> {
  const [row] = await db.select().from(keptBirths).where(eq(keptBirths.userId, actor.user.id));
  return row ?? null;
}

/** Keeps the person's birth in their profile, in place of any before. Refuses as `admitBirth` does. */
export async function keepBirth(ctx: SignedInContext, input: KeepBirthInput): Promise<void> {
  const { id: userId } = ctx.actor.user;
  const { houseSystem: _, ...birth } = admitBirth(ctx, {
    ...input,
    name: null,
    houseSystem: 'placidus',
  });
  const row = { ...birth, savedAt: ctx.ports.clock.now() };
  await inTransaction(ctx, async (tx) => {
    // An account that was deleted meanwhile keeps nothing.
    if (!(await holdAccount(tx, userId))) throw new DomainError('NOT_SIGNED_IN');
    await tx.db
      .insert(keptBirths)
      .values({ ...row, userId })
      .onConflictDoUpdate({ target: keptBirths.userId, set: row });
  });
}

/** Forgets the person's birth, whether or not there is one. */
export async function forgetBirth({ db, actor }: SignedInContext): Promise<void> {
  await db.delete(keptBirths).where(eq(keptBirths.userId, actor.user.id));
}
