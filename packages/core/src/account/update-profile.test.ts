import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { profileInput } from '@sibila/contracts/account';
import { users } from '@sibila/drizzle/schema/account';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from './repo.ts';
import type { SignedInContext } from '../context.ts';
import { login } from './login.ts';
import { accountPurges } from './purge.ts';
import { register } from './register.ts';
import { checkResetToken, forgotPassword } from './reset-password.ts';
import { refusal, refusalOf } from '../testing/refusal.ts';
import { People } from './testing/people.ts';
import { freshUser, updateProfile } from './update-profile.ts';
import { verifyEmail } from './verify-email.ts';

const world = useWorld({ connections: 25 });
let people: People;

beforeEach(() => {
  people = new People(world);
});

const DAY_MS = 24 * 3_600_000;
const PASSWORD = 'secreto-largo';
const newAddress = () => `${randomUUID()}@example.com`;
const enter = (email: string, password = PASSWORD) =>
  refusal(login(people.guest(), { email, password }));
const confirm = (token: string) => refusal(verifyEmail(people.guest(), { token }));
const rowOf = async (id: string) =>
  (await world.db.select().from(users).where(eq(users.id, id)))[0];

interface Member {
  owner: UserRow;
  ctx: SignedInContext;
  session: string;
}

async function member(fields?: Partial<UserRow>): Promise<Member> {
  const owner = await world.user(fields);
  const session = await people.signIn(owner);
  return { owner, session, ctx: await people.at(session) };
}

/** As a request does it: the schema first, and whoever holds the session now. */
const update = async (who: Member, body: object) =>
  refusal(updateProfile(await people.at(who.session), profileInput.parse(body)));

/** Asks for a new address; gives the token that was mailed to it. */
async function ask(who: Member, email: string): Promise<string> {
  expect(await update(who, { email })).toBe('none');
  return people.linkTo('verify-email', email);
}

const squat = (email: string, password = 'la-del-ocupante') =>
  register(people.guest(), {
    email,
    password,
    fullName: 'Ocupante',
    zodiacSign: null,
    termsAccepted: true as const,
    turnstileToken: 'human',
  });

describe('updateProfile', () => {
  it('changes what is given and leaves the rest', async () => {
    const who = await member({ zodiacSign: 'Leo' });
    expect(await update(who, { fullName: ' Luz Clara ' })).toBe('none');
    expect(await freshUser(who.ctx)).toMatchObject({
      fullName: 'Luz Clara',
      username: who.owner.username,
      zodiacSign: 'Leo',
      email: who.owner.email,
      pendingEmail: null,
    });
    await update(who, { zodiacSign: '', username: '' });
    expect(await freshUser(who.ctx)).toMatchObject({
      zodiacSign: null,
      username: who.owner.username,
    });
    expect(await update(who, {})).toBe('none');
    expect(await rowOf(who.owner.id)).toEqual({
      ...who.owner,
      fullName: 'Luz Clara',
      zodiacSign: null,
    });
  });

  it('obeys no key that is not of the form', async () => {
    const who = await member();
    const body = JSON.parse(
      '{"isPremium":true,"premiumUntil":"2099-01-01","role":"admin","emailVerified":true,"emailVerifiedAt":null,"id":"x","createdAt":0,"passwordHash":"x","pendingEmail":"e@v.il","__proto__":{"isPremium":true}}',
    ) as object;
    expect(await update(who, body)).toBe('none');
    expect(await rowOf(who.owner.id)).toEqual(who.owner);
  });

  it('refuses a username that somebody has in another case, and changes nothing else', async () => {
    const [ana, bea] = [await member(), await member()];
    const username = ana.owner.username.toUpperCase();
    const work = updateProfile(bea.ctx, { username, fullName: 'Otra', email: newAddress() });
    expect(await refusalOf(work)).toMatchObject({
      code: 'USERNAME_TAKEN',
      details: { errors: { username: expect.stringContaining('ya está ocupado') } },
    });
    expect(await rowOf(bea.owner.id)).toEqual(bea.owner);
    expect(await update(ana, { username })).toBe('none');
  });

  it('refuses a chosen username alone: a name that was once made from an address tells nobody of it', async () => {
    const local = `nombre.${randomUUID().slice(0, 8)}`;
    for (const [address, username] of [
      [`${local}@example.com`, local],
      [`${local}.b+tarot@example.com`, `${local}.b-1a2b3c`],
    ] as const) {
      const holder = await member({ email: address, username });
      const prober = await member();
      expect(await update(prober, { username: username.toUpperCase() })).toBe('none');
      expect((await rowOf(holder.owner.id))?.username).toMatch(/^[a-z]+-[0-9a-f]{10}$/);
      // By now it is chosen, also where it is what the address of its owner suggests.
      expect(await update(holder, { username })).toBe('USERNAME_TAKEN');
    }
    const chooser = await member({ email: `${local}.c@example.com` });
    expect(await update(chooser, { username: `${local}.c` })).toBe('none');
    expect(await update(await member(), { username: `${local}.c` })).toBe('USERNAME_TAKEN');
  });

  it('gives one name to one of ten who claim it at once', async () => {
    const name = `nombre_${randomUUID().slice(0, 8)}`;
    const crowd = await Promise.all(Array.from({ length: 10 }, () => member()));
    const tries = await Promise.all(
      crowd.map((who, i) => update(who, { username: i % 2 ? name : name.toUpperCase() })),
    );
    expect(tries.filter((code) => code === 'none')).toHaveLength(1);
    expect(new Set(tries)).toEqual(new Set(['none', 'USERNAME_TAKEN']));
  });

  it('changes nothing for a session that ended while its request was on its way', async () => {
    const who = await member();
    await world.shared.ports.sessions.endAll(world.db, who.owner.id);
    const work = updateProfile(who.ctx, { email: newAddress(), fullName: 'Intrusa' });
    expect(await refusal(work)).toBe('NOT_SIGNED_IN');
    expect(await rowOf(who.owner.id)).toEqual(who.owner);
  });
});

describe('a new address', () => {
  it('takes effect once its link is opened; until then the old one is the one', async () => {
    const who = await member();
    const wanted = newAddress();
    const token = await ask(who, wanted);
    expect(await freshUser(who.ctx)).toMatchObject({
      email: who.owner.email,
      pendingEmail: wanted,
    });
    expect([await enter(who.owner.email), await enter(wanted)]).toEqual([
      'none',
      'INVALID_CREDENTIALS',
    ]);
    expect(await confirm(token)).toBe('none');
    expect(await freshUser(who.ctx)).toMatchObject({ email: wanted, pendingEmail: null });
    expect([await enter(who.owner.email), await enter(wanted)]).toEqual([
      'INVALID_CREDENTIALS',
      'none',
    ]);
    expect(await people.holder(who.session)).not.toBeNull();
    expect(await confirm(token)).toBe('TOKEN_INVALID');
  });

  it('is told to the old one, which can undo it', async () => {
    const who = await member();
    const wanted = newAddress();
    await ask(who, wanted);
    const [notice] = await people.mailsTo(who.owner.email);
    expect(notice?.subject).toBe('Alguien pidió cambiar el correo de tu cuenta de Sibila');
    expect(notice?.text).toContain(wanted);
    expect(notice?.text).toContain('https://sibila.test/revert-email?token=');
  });

  it('is no news when it is the one of now, in whatever case', async () => {
    const who = await member();
    for (let i = 0; i < 10; i++)
      expect(await update(who, { email: ` ${who.owner.email.toUpperCase()} ` })).toBe('none');
    expect(await rowOf(who.owner.id)).toEqual(who.owner);
    expect(await people.mailsTo(who.owner.email)).toEqual([]);
  });

  it('is forgotten when the present one is given again', async () => {
    const who = await member();
    const token = await ask(who, newAddress());
    expect(await update(who, { email: who.owner.email })).toBe('none');
    expect(await rowOf(who.owner.id)).toEqual(who.owner);
    expect(await confirm(token)).toBe('TOKEN_INVALID');
  });

  it('gives way to a newer one, and to a newer link of its own', async () => {
    const who = await member();
    const [first, second] = [newAddress(), newAddress()];
    const links = [await ask(who, first), await ask(who, second), await ask(who, second)];
    expect(await confirm(links[0] ?? '')).toBe('TOKEN_INVALID');
    expect(await confirm(links[1] ?? '')).toBe('TOKEN_INVALID');
    expect(await confirm(links[2] ?? '')).toBe('none');
    expect((await people.mailsTo(who.owner.email)).length).toBe(2);
  });

  it('runs out after a day, and is forgotten then', async () => {
    const who = await member();
    const token = await ask(who, newAddress());
    world.clock.advance(DAY_MS - 1000);
    await accountPurges['pending-addresses'](world.shared);
    expect((await rowOf(who.owner.id))?.pendingEmail).not.toBeNull();
    world.clock.advance(2000);
    expect(await confirm(token)).toBe('TOKEN_INVALID');
    await accountPurges['pending-addresses'](world.shared);
    expect(await rowOf(who.owner.id)).toEqual(who.owner);
  });

  it('makes a link that sets the password by the old one useless', async () => {
    const who = await member();
    await forgotPassword(people.guest(), { email: who.owner.email, turnstileToken: 'human' });
    const reset = await people.linkTo('reset-password', who.owner.email);
    await confirm(await ask(who, newAddress()));
    expect(await refusal(checkResetToken(people.guest(), { token: reset }))).toBe(
      'RESET_TOKEN_INVALID',
    );
  });

  it('may be asked for five times an hour', async () => {
    const who = await member();
    for (let i = 0; i < 5; i++) await ask(who, newAddress());
    expect(await update(who, { email: newAddress() })).toBe('TOO_MANY_REQUESTS');
    expect(await update(who, { fullName: 'Luz' })).toBe('none');
  });

  it('gets at most three links an hour, whoever asks, and keeps the last good', async () => {
    const wanted = newAddress();
    const [third, fourth] = [await member(), await member()];
    const links: string[] = [];
    for (let i = 0; i < 2; i++) links.push(await ask(await member(), wanted));
    const link = await ask(third, wanted);
    await update(third, { email: wanted });
    await update(fourth, { email: wanted });
    expect(await people.mailsTo(wanted)).toHaveLength(3);
    expect(await confirm(link)).toBe('none');
    for (const other of links) expect(await confirm(other)).toBe('TOKEN_INVALID');
  });
});

describe("an address that is another's", () => {
  it('looks to who asks like any other, gets no link, and its owner is told', async () => {
    const [who, other] = [await member(), await member()];
    expect(await update(who, { email: other.owner.email.toUpperCase() })).toBe('none');
    expect((await freshUser(who.ctx)).pendingEmail).toBe(other.owner.email.toUpperCase());
    const mails = await people.mailsTo(other.owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Este correo ya tiene su cuenta en Sibila',
    ]);
    expect(mails[0]?.text).not.toContain('token=');
    expect(await people.mailsTo(who.owner.email)).toHaveLength(1);
    await accountPurges['pending-addresses'](world.shared);
    expect((await freshUser(who.ctx)).pendingEmail).not.toBeNull();
  });

  it('is told so at most three times an hour', async () => {
    const other = await member();
    for (let i = 0; i < 7; i++) await update(await member(), { email: other.owner.email });
    expect(await people.mailsTo(other.owner.email)).toHaveLength(3);
  });

  it('can no more be taken once its owner has proved it; the link then opens nothing', async () => {
    const who = await member();
    const wanted = newAddress();
    const token = await ask(who, wanted);
    await squat(wanted);
    const verification = await people.linkTo('verify-email', wanted);
    expect(await confirm(verification)).toBe('none');
    const before = await rowOf(who.owner.id);
    expect(await confirm(token)).toBe('TOKEN_INVALID');
    expect(await rowOf(who.owner.id)).toEqual(before);
    expect(await enter(wanted, 'la-del-ocupante')).toBe('none');
  });

  it('is not kept from its owner by an account that never proved it', async () => {
    const who = await member();
    const wanted = newAddress();
    await squat(wanted);
    const squatters = await people.linkTo('verify-email', wanted);
    expect(await confirm(await ask(who, wanted))).toBe('none');
    expect(await confirm(squatters)).toBe('TOKEN_INVALID');
    expect([await enter(wanted), await enter(wanted, 'la-del-ocupante')]).toEqual([
      'none',
      'INVALID_CREDENTIALS',
    ]);
  });

  it('goes to one of two who prove it at once', async () => {
    const wanted = newAddress();
    const [ana, bea] = [await member(), await member()];
    const links = [await ask(ana, wanted), await ask(bea, wanted)];
    const tries = await Promise.all(links.map(confirm));
    expect(tries.filter((code) => code === 'none')).toHaveLength(1);
    const holders = await world.db.select().from(users).where(eq(users.email, wanted));
    expect(holders).toHaveLength(1);
  });
});
