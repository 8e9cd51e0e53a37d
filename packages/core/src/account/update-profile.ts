import type { ProfileInput, User } from '@sibila/contracts/account';
import { ERRORS } from '@sibila/contracts/errors';
import { inTransaction, type SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { askForAddress, forgetPendingAddress, takeAddressLimits } from './ask-for-address.ts';
import { isSameAddress } from './open-link.ts';
import { findUserById, lockUserByUsername, updateUser, type UserRow } from './repo.ts';
import { unlessTaken } from './unique.ts';
import { toUser } from './user.ts';
import { isMadeFromAddress, madeUpUsername } from './username.ts';

const TAKEN = { errors: { username: ERRORS.USERNAME_TAKEN.message } };

/**
 * Changes a person's own data, all of it or nothing; what is absent stays. A new address waits until
 * the link that is mailed to it is opened, and the present address given again forgets the one that
 * waits. Refuses with USERNAME_TAKEN, and with TOO_MANY_REQUESTS past five new addresses an hour.
 */
export async function updateProfile(ctx: SignedInContext, input: ProfileInput): Promise<void> {
  const { user } = ctx.actor;
  const { email, username } = input;
  const asks = email !== undefined && !isSameAddress(email, user.email);
  const mayMail = asks ? await takeAddressLimits(ctx, email) : null;
  const work = inTransaction(ctx, async (tx) => {
    const row = await lockActor(tx);
    const isNewName = username !== undefined && username !== row.username;
    if (isNewName) await freeUsername(tx, row, username);
    const chosen = isNewName ? { usernameChosenAt: tx.ports.clock.now() } : {};
    const fields = { ...fieldsOf(input), ...chosen };
    if (Object.keys(fields).length > 0) await updateUser(tx, row.id, fields);
    if (email === undefined) return;
    if (isSameAddress(email, row.email)) return forgetPendingAddress(tx, row);
    // The address changed while this request was on its way: what was asked has another sense now.
    if (!mayMail) throw new DomainError('UNAVAILABLE');
    await askForAddress(tx, { ...row, ...fields }, email, mayMail);
  });
  await unlessTaken(work, 'users_username_key', 'USERNAME_TAKEN', TAKEN);
  ctx.nudgeOutbox();
}

/** A name that another account got from its address goes to who chooses it; one chosen before stays. */
async function freeUsername(ctx: SignedInContext, asker: UserRow, username: string): Promise<void> {
  const holder = await lockUserByUsername(ctx, username);
  if (!holder || holder.id === asker.id) return;
  if (!isMadeFromAddress(holder)) throw new DomainError('USERNAME_TAKEN', TAKEN);
  await updateUser(ctx, holder.id, { username: madeUpUsername(ctx.ports.randomness) });
}

/** Locks the person who asks; a session that was ended meanwhile changes nothing any more. */
async function lockActor(ctx: SignedInContext): Promise<UserRow> {
  const { user, sessionId } = ctx.actor;
  const row = await findUserById(ctx, user.id, { lock: true });
  const open = await ctx.ports.sessions.listOf(ctx.db, user.id);
  if (!row || !open.some((session) => session.sessionId === sessionId))
    throw new DomainError('NOT_SIGNED_IN');
  return row;
}

function fieldsOf({ username, fullName, zodiacSign }: ProfileInput) {
  return {
    ...(username === undefined ? {} : { username }),
    ...(fullName === undefined ? {} : { fullName }),
    ...(zodiacSign === undefined ? {} : { zodiacSign }),
  };
}

/** A person's own data as it stands now. */
export async function freshUser(ctx: SignedInContext): Promise<User> {
  const row = await findUserById(ctx, ctx.actor.user.id);
  if (!row) throw new DomainError('NOT_SIGNED_IN');
  return toUser(row, ctx.ports.clock.now());
}
