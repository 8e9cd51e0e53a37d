import type { RegisterInput } from '@sibila/contracts/account';
import { inTransaction, type Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { isWithinLimit, takeLimit } from '../quota/take-limit.ts';
import { refuseMachines } from './human.ts';
import { refuseGuessable } from './password-rules.ts';
import { noteRegistration } from './known-device.ts';
import { findUserByEmail, insertUser, updateUser, type UserRow } from './repo.ts';
import { sendLink, sendNotice } from './send-link.ts';
import { hashOfUnknown } from './unknown-password.ts';
import { madeUpUsername } from './username.ts';

/**
 * Opens an account and mails a link that proves the address. The answer is the same, after the
 * same work, whether the address is new, unverified (name and password are replaced, or the
 * password is nobody's any more when no further link may be mailed) or taken (its owner gets a
 * notice). Refuses with INVALID_INPUT (a password that is guessed at once), HUMAN_CHECK_FAILED and
 * TOO_MANY_REQUESTS.
 */
export async function register(ctx: Context, input: RegisterInput): Promise<void> {
  // First, since judging a password takes a processor.
  await takeLimit(ctx, 'register.ip', ctx.request.ip);
  await refuseGuessable('password', input.password, { ...input, username: null });
  await refuseMachines(ctx, 'register', input.turnstileToken);
  const address = input.email.toLowerCase();
  const verify = await isWithinLimit(ctx, 'mail.verify.email', address);
  const notice = await isWithinLimit(ctx, 'mail.registered.email', address);
  const mayMail = { verify: verify.within, notice: notice.within };
  // A link that is on its way may be another's work: it must open the account to neither password.
  const passwordHash = verify.within
    ? await ctx.ports.passwordHasher.hash(input.password)
    : await hashOfUnknown(ctx);
  await inTransaction(ctx, (tx) => openAccount(tx, input, passwordHash, mayMail));
  ctx.nudgeOutbox();
}

async function openAccount(
  ctx: Context,
  input: RegisterInput,
  passwordHash: string,
  mayMail: { verify: boolean; notice: boolean },
): Promise<void> {
  const { email, fullName, zodiacSign } = input;
  let user = await findUserByEmail(ctx, email, { lock: true });
  if (!user) {
    const made = await insertNewUser(ctx, { email, fullName, zodiacSign, passwordHash });
    if (made) {
      await noteRegistration(ctx, made.id);
      if (mayMail.verify) await sendLink(ctx, made, { kind: 'verify', email });
      return;
    }
    // Somebody registered the same address between the two statements.
    user = await findUserByEmail(ctx, email, { lock: true });
    if (!user) throw new DomainError('UNAVAILABLE');
  }
  if (user.emailVerifiedAt) {
    if (mayMail.notice)
      await sendNotice(ctx, user.email, {
        template: 'already-registered',
        fullName: user.fullName,
      });
    return;
  }
  await noteRegistration(ctx, user.id);
  if (!mayMail.verify) return updateUser(ctx, user.id, { passwordHash });
  await updateUser(ctx, user.id, { fullName, zodiacSign, passwordHash });
  await sendLink(ctx, { ...user, fullName }, { kind: 'verify', email: user.email });
}

async function insertNewUser(
  ctx: Context,
  fields: Pick<UserRow, 'email' | 'fullName' | 'zodiacSign' | 'passwordHash'>,
): Promise<UserRow | null> {
  for (let tries = 0; tries < 5; tries++) {
    const row: UserRow = {
      ...fields,
      id: ctx.ports.randomness.uuid(),
      username: madeUpUsername(ctx.ports.randomness),
      usernameChosenAt: null,
      firstLoginAt: null,
      emailVerifiedAt: null,
      pendingEmail: null,
      premiumUntil: null,
      premiumSlackUntil: null,
      createdAt: ctx.ports.clock.now(),
    };
    if (await insertUser(ctx, row)) return row;
    if (await findUserByEmail(ctx, fields.email)) return null;
  }
  throw new DomainError('UNAVAILABLE');
}
