import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '@sibila/drizzle/schema/account';
import { useWorld } from '@sibila/testkit/use-world';
import { login } from './login.ts';
import { register } from './register.ts';
import { checkResetToken, forgotPassword, resetPassword } from './reset-password.ts';
import { revertEmail } from './revert-email.ts';
import { refusal, refusalOf } from '../testing/refusal.ts';
import { People } from './testing/people.ts';
import { updateProfile } from './update-profile.ts';
import { verifyEmail } from './verify-email.ts';
import type { UserRow } from './repo.ts';

const world = useWorld({ connections: 25 });
let people: People;

beforeEach(() => {
  people = new People(world);
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PASSWORD = 'secreto-largo';
const THIEF = 'la-del-ladron';
const NEW = 'cielo-abierto';
const newAddress = () => `${randomUUID()}@example.com`;
const enter = (email: string, password: string) =>
  refusal(login(people.guest(), { email, password }));
const open = (token: string) => refusal(revertEmail(people.guest(), { token }));
const choose = (token: string, password = NEW) =>
  refusal(resetPassword(people.guest(), { token, password }));
const rowOf = async (id: string) =>
  (await world.db.select().from(users).where(eq(users.id, id)))[0];

/** Asks for a new address by a session, and opens the link that was mailed there. */
async function move(session: string, to: string): Promise<void> {
  await updateProfile(await people.at(session), { email: to });
  await verifyEmail(people.guest(), { token: await people.linkTo('verify-email', to) });
  world.clock.advance(1000);
}

async function setPasswordBy(email: string, password: string): Promise<void> {
  await forgotPassword(people.guest(), { email, turnstileToken: 'human' });
  const token = await people.linkTo('reset-password', email);
  await resetPassword(people.guest(), { token, password });
}

interface Theft {
  owner: UserRow;
  /** The thief's mailbox, where the account is now. */
  taken: string;
  /** The session that was stolen, and the owner's own. */
  sessions: string[];
}

/** All that a stolen session could do: the account is at the thief's address, with their password. */
async function theft(): Promise<Theft> {
  const owner = await world.user();
  const stolen = await people.signIn(owner);
  const own = await people.signIn(owner);
  const taken = newAddress();
  await move(stolen, taken);
  await setPasswordBy(taken, THIEF);
  const { token } = await login(people.guest(), { email: taken, password: THIEF });
  return { owner, taken, sessions: [stolen, own, token] };
}

describe('the link in the notice to the old address', () => {
  it('brings the account back after the move and the reset, and leads to a new password', async () => {
    const { owner, taken, sessions } = await theft();
    expect(await enter(owner.email, PASSWORD)).toBe('INVALID_CREDENTIALS');
    const token = await people.linkTo('revert-email', owner.email);
    expect(await open(token)).toBe('none');
    expect(await rowOf(owner.id)).toMatchObject({ email: owner.email, pendingEmail: null });
    const alive = await Promise.all(sessions.map((session) => people.holder(session)));
    expect(alive).toEqual([null, null, null]);
    for (const email of [owner.email, taken])
      for (const password of [PASSWORD, THIEF])
        expect(await enter(email, password)).toBe('INVALID_CREDENTIALS');
    expect(await refusal(checkResetToken(people.guest(), { token }))).toBe('none');
    expect(await choose(token)).toBe('none');
    expect([await enter(owner.email, NEW), await enter(taken, NEW)]).toEqual([
      'none',
      'INVALID_CREDENTIALS',
    ]);
  });

  it('voids every other link, the ones in the mailbox of a thief too', async () => {
    const { owner, taken, sessions } = await theft();
    const elsewhere = newAddress();
    const session = sessions[2] ?? '';
    await updateProfile(await people.at(session), { email: elsewhere });
    await forgotPassword(people.guest(), { email: taken, turnstileToken: 'human' });
    const reset = await people.linkTo('reset-password', taken);
    const change = await people.linkTo('verify-email', elsewhere);
    const undo = await people.linkTo('revert-email', taken);
    expect(await open(await people.linkTo('revert-email', owner.email))).toBe('none');
    expect(await choose(reset)).toBe('RESET_TOKEN_INVALID');
    expect(await refusal(verifyEmail(people.guest(), { token: change }))).toBe('TOKEN_INVALID');
    expect(await open(undo)).toBe('TOKEN_INVALID');
    expect((await rowOf(owner.id))?.email).toBe(owner.email);
  });

  it('outlives what a thief reverts, moves and changes after it', async () => {
    const { owner, taken, sessions } = await theft();
    await move(sessions[2] ?? '', newAddress());
    expect(await open(await people.linkTo('revert-email', taken))).toBe('none');
    await setPasswordBy(taken, 'otra-del-ladron');
    expect(await open(await people.linkTo('revert-email', owner.email))).toBe('none');
    expect((await rowOf(owner.id))?.email).toBe(owner.email);
  });

  it('stops a move that has not happened, and who asked for it', async () => {
    const owner = await world.user();
    const session = await people.signIn(owner);
    const wanted = newAddress();
    await updateProfile(await people.at(session), { email: wanted });
    const change = await people.linkTo('verify-email', wanted);
    const token = await people.linkTo('revert-email', owner.email);
    expect(await open(token)).toBe('none');
    expect(await people.holder(session)).toBeNull();
    expect(await refusal(verifyEmail(people.guest(), { token: change }))).toBe('TOKEN_INVALID');
    expect(await rowOf(owner.id)).toMatchObject({ email: owner.email, pendingEmail: null });
    expect(await choose(token)).toBe('none');
  });

  it('lives seven days from the move', async () => {
    const owner = await world.user();
    const session = await people.signIn(owner);
    const wanted = newAddress();
    await updateProfile(await people.at(session), { email: wanted });
    world.clock.advance(DAY_MS - 1000);
    await verifyEmail(people.guest(), { token: await people.linkTo('verify-email', wanted) });
    const token = await people.linkTo('revert-email', owner.email);
    world.clock.advance(7 * DAY_MS);
    const error = await refusalOf(revertEmail(people.guest(), { token }));
    expect(error).toMatchObject({ code: 'TOKEN_INVALID' });
    expect(error?.details.message).toContain('pide una contraseña nueva');
    expect((await rowOf(owner.id))?.email).toBe(wanted);
  });

  it('is good until its last moment', async () => {
    const { owner } = await theft();
    // A second went by since the move.
    world.clock.advance(7 * DAY_MS - 1001);
    expect(await open(await people.linkTo('revert-email', owner.email))).toBe('none');
  });

  it('is mailed again to who is asked for the same address until the first has died', async () => {
    const owner = await world.user();
    const wanted = newAddress();
    for (let hours = 0; hours <= 7 * 24; hours += 12) {
      const session = await people.signIn(owner);
      await updateProfile(await people.at(session), { email: wanted });
      // Delivered now: a mail that waits is dropped after a day.
      const notices = await people.mailsTo(owner.email);
      expect([hours, notices.length]).toEqual([hours, hours < 7 * 24 ? 1 : 2]);
      if (notices.length === 1) world.clock.advance(12 * HOUR_MS);
    }
    const token = await people.linkTo('revert-email', owner.email);
    await verifyEmail(people.guest(), { token: await people.linkTo('verify-email', wanted) });
    expect(await open(token)).toBe('none');
  });

  it('sets a password for an hour, once, and brings nothing back twice', async () => {
    const { owner } = await theft();
    const token = await people.linkTo('revert-email', owner.email);
    expect(await choose(token)).toBe('RESET_TOKEN_INVALID');
    expect(await open(token)).toBe('none');
    expect(await open(token)).toBe('TOKEN_INVALID');
    world.clock.advance(HOUR_MS);
    expect(await choose(token)).toBe('RESET_TOKEN_INVALID');
    await setPasswordBy(owner.email, NEW);
    expect(await enter(owner.email, NEW)).toBe('none');
  });

  it('works once of twenty at the same time, beside a thief who sets the password', async () => {
    const { owner, taken } = await theft();
    await forgotPassword(people.guest(), { email: taken, turnstileToken: 'human' });
    const reset = await people.linkTo('reset-password', taken);
    const token = await people.linkTo('revert-email', owner.email);
    const [tries] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => open(token))),
      choose(reset, 'otra-del-ladron'),
    ]);
    expect(tries.filter((code) => code === 'none')).toHaveLength(1);
    expect(new Set(tries)).toEqual(new Set(['none', 'TOKEN_INVALID']));
    expect((await rowOf(owner.id))?.email).toBe(owner.email);
    expect(await enter(owner.email, 'otra-del-ladron')).toBe('INVALID_CREDENTIALS');
    expect(await choose(token)).toBe('none');
  });

  it('takes the address back from who never proved it, and from nobody else', async () => {
    const [first, second] = [await theft(), await theft()];
    const squat = (email: string) =>
      register(people.guest(), {
        email,
        password: THIEF,
        fullName: 'Ocupante',
        zodiacSign: null,
        termsAccepted: true as const,
        turnstileToken: 'human',
      });
    await squat(first.owner.email);
    expect(await open(await people.linkTo('revert-email', first.owner.email))).toBe('none');
    await squat(second.owner.email);
    const verification = await people.linkTo('verify-email', second.owner.email);
    await verifyEmail(people.guest(), { token: verification });
    const token = await people.linkTo('revert-email', second.owner.email);
    const error = await refusalOf(revertEmail(people.guest(), { token }));
    expect(error?.details.message).toContain('otra cuenta');
    expect((await rowOf(second.owner.id))?.email).toBe(second.taken);
  });

  it('costs no hash when it is none', async () => {
    let hashed = 0;
    const { hash } = world.hasher;
    world.hasher.hash = (password) => {
      hashed++;
      return hash(password);
    };
    for (const token of ['', 'x', `${'A'.repeat(22)}.${'b'.repeat(43)}`])
      expect(await open(token)).toBe('TOKEN_INVALID');
    expect(hashed).toBe(0);
  });
});
