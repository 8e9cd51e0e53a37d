import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { emailTokens, users } from '@sibila/drizzle/schema/account';
import { useWorld } from '@sibila/testkit/use-world';
import { login } from './login.ts';
import { register } from './register.ts';
import { checkResetToken, forgotPassword, resetPassword } from './reset-password.ts';
import { refusal, refusalOf } from '../testing/refusal.ts';
import { People } from './testing/people.ts';
import { updateProfile } from './update-profile.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

const world = useWorld({ connections: 25 });
let people: People;

beforeEach(() => {
  people = new People(world);
});

const HOUR_MS = 3_600_000;
const OLD = 'secreto-largo';
const NEW = 'otra-cosa-larga';

const forgot = (email: string, ctx = people.guest()) =>
  forgotPassword(ctx, { email, turnstileToken: 'human' });
const reset = (token: string, password = NEW) =>
  refusal(resetPassword(people.guest(), { token, password }));
const check = (token: string) => refusal(checkResetToken(people.guest(), { token }));
const enter = (email: string, password: string) =>
  refusal(login(people.guest(), { email, password }));

/** A person with an open reset link. */
async function forgetful() {
  const owner = await world.user();
  await forgot(owner.email);
  return { owner, token: await people.linkTo('reset-password', owner.email) };
}

describe('forgotPassword', () => {
  it('mails a link that sets a new password, and tells the owner that it was set', async () => {
    const { owner, token } = await forgetful();
    expect(await check(token)).toBe('none');
    expect(await reset(token)).toBe('none');
    expect(await enter(owner.email, OLD)).toBe('INVALID_CREDENTIALS');
    expect(await enter(owner.email, NEW)).toBe('none');
    const subjects = (await people.mailsTo(owner.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Elige una contraseña nueva para Sibila',
      'Tu contraseña de Sibila ha cambiado',
    ]);
  });

  it('mails nobody at an address without an account', async () => {
    const email = `${randomUUID()}@example.com`;
    await forgot(email);
    expect(await people.mailsTo(email)).toEqual([]);
  });

  it('takes the case of an address for nothing', async () => {
    const owner = await world.user();
    await forgot(owner.email.toUpperCase());
    expect(await people.mailsTo(owner.email)).toHaveLength(1);
  });

  it('proves the address of who never confirmed it, and voids the link of the registration', async () => {
    const email = `${randomUUID()}@example.com`;
    const person = { email, fullName: 'Luz', password: OLD, zodiacSign: null };
    await register(people.guest(), { ...person, termsAccepted: true, turnstileToken: 'human' });
    const verification = await people.linkTo('verify-email', email);
    await forgot(email);
    expect(await reset(await people.linkTo('reset-password', email))).toBe('none');
    expect(await refusal(verifyEmail(people.guest(), { token: verification }))).toBe(
      'TOKEN_INVALID',
    );
    expect(await enter(email, NEW)).toBe('none');
    const subjects = (await people.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.slice(-2).sort()).toEqual([
      'Tu contraseña de Sibila ha cambiado',
      'Tu cuenta de Sibila ya está abierta',
    ]);
  });

  it('mails one address at most three times an hour, whoever asks a thousand times', async () => {
    const owner = await world.user();
    for (let round = 0; round < 20; round++)
      await Promise.all(Array.from({ length: 50 }, () => forgot(owner.email)));
    expect(await people.mailsTo(owner.email)).toHaveLength(3);
    expect(await check(await people.linkTo('reset-password', owner.email))).toBe('none');
    world.clock.advance(HOUR_MS);
    await forgot(owner.email);
    expect(await people.mailsTo(owner.email)).toHaveLength(4);
  }, 60_000);

  it('refuses the twenty-first mail that one visitor causes in an hour, known or not', async () => {
    const ctx = people.guest();
    const owner = await world.user();
    for (let i = 0; i < 10; i++) await forgot(`${randomUUID()}@example.com`, ctx);
    for (let i = 0; i < 10; i++) await resendVerification(ctx, { email: owner.email });
    const error = await refusalOf(forgot(owner.email, ctx));
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: 3600 } });
  });

  it('does nothing for a machine', async () => {
    const owner = await world.user();
    const input = { email: owner.email, turnstileToken: 'robot' };
    const error = await refusalOf(forgotPassword(people.guest(), input));
    expect(error).toMatchObject({
      code: 'HUMAN_CHECK_FAILED',
      details: { errors: { turnstileToken: expect.any(String) } },
    });
    expect(await people.mailsTo(owner.email)).toEqual([]);
  });
});

describe('the link of a reset', () => {
  it.each(['first', 'second', 'third'])(
    'stays good when others are asked for; the %s is used and voids the others',
    async (which) => {
      const { owner, token } = await forgetful();
      const tokens = [token];
      for (let i = 0; i < 2; i++) {
        await forgot(owner.email);
        tokens.push(await people.linkTo('reset-password', owner.email));
      }
      expect(new Set(tokens).size).toBe(3);
      for (const link of tokens) expect(await check(link)).toBe('none');
      const used = tokens[['first', 'second', 'third'].indexOf(which)] ?? '';
      expect(await reset(used)).toBe('none');
      for (const link of tokens) {
        expect(await check(link)).toBe('RESET_TOKEN_INVALID');
        expect(await reset(link, 'una-mas-larga')).toBe('RESET_TOKEN_INVALID');
      }
      expect(await enter(owner.email, NEW)).toBe('none');
    },
  );

  it('lives for an hour, not a second more', async () => {
    const { token } = await forgetful();
    world.clock.advance(HOUR_MS - 1000);
    expect(await check(token)).toBe('none');
    world.clock.advance(2000);
    expect([await check(token), await reset(token)]).toEqual([
      'RESET_TOKEN_INVALID',
      'RESET_TOKEN_INVALID',
    ]);
  });

  it('is not used up by looking at it a hundred times', async () => {
    const { token } = await forgetful();
    const before = await world.db.select().from(emailTokens);
    for (let i = 0; i < 100; i++) expect(await check(token)).toBe('none');
    expect(await world.db.select().from(emailTokens)).toEqual(before);
    expect(await reset(token)).toBe('none');
  });

  it('works for one of fifty who use it at once', async () => {
    const { owner, token } = await forgetful();
    const tries = await Promise.all(
      Array.from({ length: 50 }, (_, i) => reset(token, `${NEW}-${i}`)),
    );
    expect(tries.filter((code) => code === 'none')).toHaveLength(1);
    expect(new Set(tries)).toEqual(new Set(['none', 'RESET_TOKEN_INVALID']));
    expect(await enter(owner.email, `${NEW}-${tries.indexOf('none')}`)).toBe('none');
  });

  it('stays as good as it was when the new password is refused', async () => {
    const { owner, token } = await forgetful();
    for (const password of ['123456', 'tarot123', owner.email]) {
      const error = await refusalOf(resetPassword(people.guest(), { token, password }));
      expect(error).toMatchObject({
        code: 'INVALID_INPUT',
        details: { errors: { password: expect.stringContaining('se adivina enseguida') } },
      });
    }
    expect(await enter(owner.email, OLD)).toBe('none');
    expect(await reset(token)).toBe('none');
  });

  it('is of no use for verification, nor a verification for a reset', async () => {
    const { token } = await forgetful();
    expect(await refusal(verifyEmail(people.guest(), { token }))).toBe('TOKEN_INVALID');
    const email = `${randomUUID()}@example.com`;
    const person = { email, fullName: 'Luz', password: OLD, zodiacSign: null };
    await register(people.guest(), { ...person, termsAccepted: true, turnstileToken: 'human' });
    const other = await people.linkTo('verify-email', email);
    expect([await check(other), await reset(other)]).toEqual([
      'RESET_TOKEN_INVALID',
      'RESET_TOKEN_INVALID',
    ]);
    expect(await check(token)).toBe('none');
  });

  it.each([
    ['nothing', () => ''],
    ['one character', () => 'x'],
    ['10 kB', () => 'A'.repeat(10_240)],
    ['dots', () => '..'],
    ['a NUL', (token: string) => `${token}\u0000`],
    ['capitals', (token: string) => token.toUpperCase()],
    ['an encoded one', (token: string) => encodeURIComponent(`${token}/`)],
    [
      'the id of one and the seal of another',
      (token: string, other: string) => `${token.split('.')[0] ?? ''}.${other.split('.')[1] ?? ''}`,
    ],
  ])('is not to be guessed: %s', async (_, make) => {
    const [one, two] = [await forgetful(), await forgetful()];
    const forged = make(one.token, two.token);
    expect([await check(forged), await reset(forged)]).toEqual([
      'RESET_TOKEN_INVALID',
      'RESET_TOKEN_INVALID',
    ]);
    expect((await refusalOf(checkResetToken(people.guest(), { token: forged })))?.details).toEqual({
      valid: false,
    });
  });
});

describe('resetPassword', () => {
  it('ends every one of twenty sessions, drops a new address that waits and voids its link', async () => {
    const { owner, token } = await forgetful();
    const open = await Promise.all(Array.from({ length: 20 }, () => people.signIn(owner)));
    const wanted = `${randomUUID()}@example.com`;
    await updateProfile(await people.at(open[0] ?? ''), { email: wanted });
    const change = await people.linkTo('verify-email', wanted);
    expect(await reset(token)).toBe('none');
    const alive = await Promise.all(open.map((session) => people.holder(session)));
    expect(alive.filter(Boolean)).toEqual([]);
    expect(await refusal(verifyEmail(people.guest(), { token: change }))).toBe('TOKEN_INVALID');
    const [row] = await world.db.select().from(users).where(eq(users.id, owner.id));
    expect(row).toMatchObject({ email: owner.email, pendingEmail: null });
  });

  it('lets no login with the old password slip past it', async () => {
    const { owner, token } = await forgetful();
    const { passwordHasher } = world.shared.ports;
    const verify = passwordHasher.verify.bind(passwordHasher);
    world.shared.ports.passwordHasher = {
      hash: (password) => passwordHasher.hash(password),
      isOutdated: () => true,
      async verify(hash, password) {
        const isRight = await verify(hash, password);
        if (password === OLD) await resetPassword(people.guest(), { token, password: NEW });
        return isRight;
      },
    };
    expect(await enter(owner.email, OLD)).toBe('INVALID_CREDENTIALS');
    expect(await world.shared.ports.sessions.listOf(world.db, owner.id)).toEqual([]);
    world.shared.ports.passwordHasher = passwordHasher;
    expect(await enter(owner.email, NEW)).toBe('none');
  });
});
