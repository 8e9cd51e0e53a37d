import type { RegisterInput } from '@sibila/contracts/account';
import { inTransaction, type Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { isWithinLimit, takeLimit } from '../quota/take-limit.ts';
import { findUserByEmail, insertUser, updateUser, type UserRow } from './repo.ts';
import { sendVerification } from './send-verification.ts';
import { freeUsername } from './username.ts';

const NOTICE_MS = 24 * 60 * 60 * 1000;

/**
 * Opens an account and mails a link that proves the address. The answer is the same, after the
 * same work, whether the address is new, unverified (name and password are replaced) or taken
 * (its owner gets a notice). Refuses with HUMAN_CHECK_FAILED and TOO_MANY_REQUESTS.
 */
export async function register(ctx: Context, input: RegisterInput): Promise<void> {
  await takeLimit(ctx, 'register.ip', ctx.request.ip);
  const isHuman = await ctx.ports.humanCheck.passes({
    token: input.turnstileToken ?? null,
    action: 'register',
    ip: ctx.request.ip,
    idempotencyKey: ctx.request.idempotencyKey,
  });
  if (!isHuman)
    throw new DomainError('HUMAN_CHECK_FAILED', {
      errors: { turnstileToken: 'No se pudo completar la verificación de seguridad' },
    });
  const passwordHash = await ctx.ports.passwordHasher.hash(input.password);
  const address = input.email.toLowerCase();
  const verify = await isWithinLimit(ctx, 'mail.verify.email', address);
  const notice = await isWithinLimit(ctx, 'mail.registered.email', address);
  const mayMail = { verify: verify.within, notice: notice.within };
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
      if (mayMail.verify) await sendVerification(ctx, made);
      return;
    }
    // Somebody registered the same address between the two statements.
    user = await findUserByEmail(ctx, email, { lock: true });
    if (!user) throw new DomainError('UNAVAILABLE');
  }
  if (user.emailVerifiedAt) {
    if (mayMail.notice)
      await enqueueMail(ctx, {
        recipient: user.email,
        message: { template: 'already-registered', fullName: user.fullName },
        expiresAt: new Date(ctx.ports.clock.now().getTime() + NOTICE_MS),
      });
    return;
  }
  // The password changes only together with the link: an older link must never open the account
  // with somebody else's newer password.
  if (!mayMail.verify) return;
  await updateUser(ctx, user.id, { fullName, zodiacSign, passwordHash });
  await sendVerification(ctx, { ...user, fullName });
}

async function insertNewUser(
  ctx: Context,
  fields: Pick<UserRow, 'email' | 'fullName' | 'zodiacSign' | 'passwordHash'>,
): Promise<UserRow | null> {
  for (let tries = 0; tries < 5; tries++) {
    const row: UserRow = {
      ...fields,
      id: ctx.ports.randomness.uuid(),
      username: await freeUsername(ctx, fields.email),
      emailVerifiedAt: null,
      pendingEmail: null,
      premiumUntil: null,
      createdAt: ctx.ports.clock.now(),
    };
    if (await insertUser(ctx, row)) return row;
    if (await findUserByEmail(ctx, fields.email)) return null;
  }
  throw new DomainError('UNAVAILABLE');
}
