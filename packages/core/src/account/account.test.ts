import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { emailTokens, users } from '@sibila/drizzle/schema/account';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { useWorld } from '@sibila/testkit/use-world';
import { deliverDueMails } from '../outbox/deliver.ts';
import { refusal } from '../testing/refusal.ts';
import { login } from './login.ts';
import { register } from './register.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

const world = useWorld();

const person = (email = `${randomUUID()}@example.com`) => ({
  email,
  fullName: 'Lucía Prueba',
  password: 'luna-de-papel',
  zodiacSign: null,
  termsAccepted: true as const,
  turnstileToken: 'human',
});

/** Each visitor has an address of their own, so that no test meets another's limits. */
const visitor = () => {
  const ctx = world.visitor();
  return { ...ctx, request: { ...ctx.request, ip: randomUUID() } };
};

/** The link that was mailed last; letters without one may come after it, as ten go out at once. */
async function linkFor(email: string): Promise<string> {
  while ((await deliverDueMails(world.shared)) > 0);
  const token = world.mailer.sent
    .filter(({ to }) => to === email)
    .map(({ text }) => /\?token=(\S+)/.exec(text)?.[1])
    .findLast((found) => found !== undefined);
  if (!token) throw new Error('no link was mailed');
  return token;
}

const rowOf = async (email: string) => {
  const [row] = await world.db.select().from(users).where(eq(users.email, email));
  return row;
};

describe('register', () => {
  it('opens an account that can be used once the mailed link was followed', async () => {
    const ana = person();
    await register(visitor(), ana);
    expect(await refusal(login(visitor(), ana))).toBe('EMAIL_NOT_VERIFIED');
    await verifyEmail(visitor(), { token: await linkFor(ana.email) });
    expect((await login(visitor(), ana)).user).toMatchObject({
      email: ana.email,
      isPremium: false,
    });
  });

  it('keeps no usable token in any table', async () => {
    const ana = person();
    await register(visitor(), ana);
    const token = await linkFor(ana.email);
    const tables = [
      await world.db.select().from(emailTokens),
      await world.db.select().from(outbox),
      await world.db.select().from(users),
    ];
    const dump = JSON.stringify(tables);
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(token.split('.')[1]);
    expect(dump).not.toContain(ana.password);
  });

  it('makes one account of ten registrations of one address at once', async () => {
    const ana = person();
    await Promise.all(Array.from({ length: 10 }, () => register(visitor(), ana)));
    const rows = await world.db.select().from(users).where(eq(users.email, ana.email));
    expect(rows).toHaveLength(1);
  });

  it('takes the case of an address for nothing', async () => {
    const ana = person(`Ana.${randomUUID()}@Example.com`);
    await register(visitor(), ana);
    await register(visitor(), { ...ana, email: ana.email.toLowerCase(), fullName: 'Ana Dos' });
    expect((await rowOf(ana.email))?.fullName).toBe('Ana Dos');
  });

  it('lets nobody reserve an address: a second registration voids the first one', async () => {
    const thief = person();
    await register(visitor(), { ...thief, password: 'la-del-ladron' });
    const stolen = await linkFor(thief.email);
    await register(visitor(), { ...thief, password: 'la-de-su-dueña' });
    expect(await refusal(verifyEmail(visitor(), { token: stolen }))).toBe('TOKEN_INVALID');
    await verifyEmail(visitor(), { token: await linkFor(thief.email) });
    expect(await refusal(login(visitor(), { ...thief, password: 'la-del-ladron' }))).toBe(
      'INVALID_CREDENTIALS',
    );
    expect(await refusal(login(visitor(), { ...thief, password: 'la-de-su-dueña' }))).toBe('none');
  });

  it('changes nothing of a verified account and tells its owner', async () => {
    const owner = await world.user();
    await register(visitor(), { ...person(owner.email), fullName: 'Otra Persona' });
    expect(await rowOf(owner.email)).toEqual(owner);
    await deliverDueMails(world.shared);
    expect(world.mailer.sent.at(-1)).toMatchObject({ to: owner.email });
    expect(world.mailer.sent.at(-1)?.subject).toContain('Ya tienes una cuenta');
  });

  it('refuses a password that others guess, whatever the human check says', async () => {
    const ana = person('ana.luz@example.com');
    for (const password of ['123456', 'PASSWORD', 'tarot123', 'ana.luz1', 'prueba2026', '      '])
      for (const turnstileToken of ['human', 'robot'])
        expect(await refusal(register(visitor(), { ...ana, password, turnstileToken }))).toBe(
          'INVALID_INPUT',
        );
    expect(await rowOf(ana.email)).toBeUndefined();
  });

  it('writes nothing when the human check says no', async () => {
    const robot = { ...person(), turnstileToken: 'robot' };
    expect(await refusal(register(visitor(), robot))).toBe('HUMAN_CHECK_FAILED');
    expect(await rowOf(robot.email)).toBeUndefined();
  });

  it('mails one address at most three times an hour, whoever asks', async () => {
    const ana = person();
    for (let i = 0; i < 8; i++) await register(visitor(), ana);
    await deliverDueMails(world.shared);
    expect(world.mailer.sent.filter(({ to }) => to === ana.email)).toHaveLength(3);
  });

  it.each(['the last link', 'none of the links'])(
    'leaves an account whose mails a stranger used up to the mailbox alone: its owner asked for %s',
    async (which) => {
      const owner = { ...person(), password: 'la-de-su-dueña' };
      const stranger = { ...owner, password: 'la-del-ladron' };
      const [third, fourth] = which === 'the last link' ? [owner, stranger] : [stranger, owner];
      for (let i = 0; i < 2; i++) await register(visitor(), stranger);
      await linkFor(owner.email);
      await register(visitor(), third);
      const link = await linkFor(owner.email);
      await register(visitor(), fourth);
      await verifyEmail(visitor(), { token: link });
      for (const somebody of [owner, stranger])
        expect(await refusal(login(visitor(), somebody))).toBe('INVALID_CREDENTIALS');
      expect((await rowOf(owner.email))?.emailVerifiedAt).not.toBeNull();
      await forgotPassword(visitor(), { email: owner.email, turnstileToken: 'human' });
      await resetPassword(visitor(), { ...owner, token: await linkFor(owner.email) });
      expect(await refusal(login(visitor(), owner))).toBe('none');
      expect(await refusal(login(visitor(), stranger))).toBe('INVALID_CREDENTIALS');
    },
  );

  it('refuses the eleventh registration of one visitor in an hour', async () => {
    const ctx = visitor();
    for (let i = 0; i < 10; i++) await register(ctx, person());
    expect(await refusal(register(ctx, person()))).toBe('TOO_MANY_REQUESTS');
  });

  it('judges at most ten passwords of one visitor in an hour: it takes a processor', async () => {
    const ctx = visitor();
    const guessable = () => register(ctx, { ...person(), password: '123456' });
    for (let i = 0; i < 10; i++) expect(await refusal(guessable())).toBe('INVALID_INPUT');
    expect(await refusal(guessable())).toBe('TOO_MANY_REQUESTS');
  });
});

describe('verifyEmail', () => {
  it('works once, and of twenty at the same time once', async () => {
    const ana = person();
    await register(visitor(), ana);
    const token = await linkFor(ana.email);
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => refusal(verifyEmail(visitor(), { token }))),
    );
    expect(tries.filter((code) => code === 'none')).toHaveLength(1);
    expect(new Set(tries)).toEqual(new Set(['none', 'TOKEN_INVALID']));
  });

  it('welcomes who proves an address, once', async () => {
    const ana = person();
    await register(visitor(), ana);
    await verifyEmail(visitor(), { token: await linkFor(ana.email) });
    await deliverDueMails(world.shared);
    const subjects = world.mailer.sent.filter(({ to }) => to === ana.email).map((m) => m.subject);
    expect(subjects).toEqual([
      'Confirma tu correo para entrar en Sibila',
      'Tu cuenta de Sibila ya está abierta',
    ]);
  });

  it('refuses a link after a day', async () => {
    const ana = person();
    await register(visitor(), ana);
    const token = await linkFor(ana.email);
    world.clock.advance(24 * 3_600_000 + 1);
    expect(await refusal(verifyEmail(visitor(), { token }))).toBe('TOKEN_INVALID');
  });

  it.each(['', 'x', 'a.b', '..', 'A'.repeat(10_000), `${'A'.repeat(22)}.${'A'.repeat(43)}`])(
    'refuses a token that nobody mailed: %.20s',
    async (token) => {
      expect(await refusal(verifyEmail(visitor(), { token }))).toBe('TOKEN_INVALID');
    },
  );

  it('voids the older link when a newer one is asked for', async () => {
    const ana = person();
    await register(visitor(), ana);
    const older = await linkFor(ana.email);
    await resendVerification(visitor(), ana);
    const newer = await linkFor(ana.email);
    expect(newer).not.toBe(older);
    expect(await refusal(verifyEmail(visitor(), { token: older }))).toBe('TOKEN_INVALID');
    expect(await refusal(verifyEmail(visitor(), { token: newer }))).toBe('none');
  });
});

describe('resendVerification', () => {
  it('says nothing about an address and mails none that is unknown or verified', async () => {
    const owner = await world.user();
    await world.db.delete(outbox);
    await resendVerification(visitor(), owner);
    await resendVerification(visitor(), { email: 'nadie@example.com' });
    await deliverDueMails(world.shared);
    expect(world.mailer.sent).toEqual([]);
  });
});

describe('login', () => {
  it('tells a stranger nothing: wrong address, wrong password and unverified are one answer', async () => {
    const ana = person();
    await register(visitor(), ana);
    const owner = await world.user();
    for (const email of [ana.email, owner.email, 'nadie@example.com'])
      expect(await refusal(login(visitor(), { email, password: 'no-es-esta' }))).toBe(
        'INVALID_CREDENTIALS',
      );
  });

  it('lets exactly ten of two hundred tries at once reach the password hash', async () => {
    const owner = await world.user();
    const ctx = visitor();
    const tries = await Promise.all(
      Array.from({ length: 200 }, () =>
        refusal(login(ctx, { email: owner.email, password: 'adivino-algo' })),
      ),
    );
    expect(world.hasher.verified).toBe(10);
    expect(tries.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(190);
    expect(await refusal(login(visitor(), { email: owner.email, password: 'secreto-largo' }))).toBe(
      'none',
    );
  });
});

describe("a stranger's tries", () => {
  it('never shut a person out of where they have been before', async () => {
    const owner = await world.user();
    const right = { email: owner.email, password: 'secreto-largo' };
    const home = visitor();
    expect(await refusal(login(home, right))).toBe('none');
    for (let i = 0; i < 101; i++)
      await refusal(login(visitor(), { email: owner.email, password: 'adivino-algo' }));
    expect(await refusal(login(visitor(), right))).toBe('TOO_MANY_REQUESTS');
    expect(await refusal(login(home, right))).toBe('none');
  });
});

describe('the username of a new account', () => {
  it('is made up: nothing of the address or the name stands in it', async () => {
    const names = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const ana = { ...person(`lucia.prueba${i}@example.com`), fullName: 'Lucía Prueba' };
      await register(visitor(), ana);
      const username = (await rowOf(ana.email))?.username ?? '';
      expect(username).toMatch(/^[a-z]+-[0-9a-f]{10}$/);
      expect(username).not.toMatch(/luc|prueba|example/);
      names.add(username);
    }
    expect(names.size).toBe(20);
  });
});
