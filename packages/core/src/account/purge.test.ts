import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { emailTokens, users } from '@sibila/drizzle/schema/account';
import { useWorld } from '@sibila/testkit/use-world';
import { purgeExpired } from '../testing/purge-expired.ts';
import { register } from './register.ts';
import { forgotPassword } from './reset-password.ts';
import { refusal } from '../testing/refusal.ts';
import { People } from './testing/people.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

const world = useWorld();
let people: People;

beforeEach(() => {
  people = new People(world);
});

const DAY_MS = 24 * 3_600_000;
const exists = async (email: string) =>
  (await world.db.select().from(users).where(eq(users.email, email))).length === 1;

async function registered(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const person = { email, fullName: 'Luz', password: 'luna-de-papel', zodiacSign: null };
  await register(people.guest(), { ...person, termsAccepted: true, turnstileToken: 'human' });
  return email;
}

describe('the purge', () => {
  it('removes an account that nobody proved in 30 days, and none that was', async () => {
    const owner = await world.user();
    const email = await registered();
    world.clock.advance(30 * DAY_MS - 1);
    await purgeExpired(world.shared);
    expect(await exists(email)).toBe(true);
    world.clock.advance(1);
    await purgeExpired(world.shared);
    expect([await exists(email), await exists(owner.email)]).toEqual([false, true]);
  });

  it('waits for a link that can still be opened', async () => {
    const email = await registered();
    world.clock.advance(30 * DAY_MS - 1000);
    await resendVerification(people.guest(), { email });
    const token = await people.linkTo('verify-email', email);
    world.clock.advance(2000);
    await purgeExpired(world.shared);
    expect(await refusal(verifyEmail(people.guest(), { token }))).toBe('none');
    world.clock.advance(2 * DAY_MS);
    await purgeExpired(world.shared);
    expect(await exists(email)).toBe(true);
  });

  it('removes links a week after their death', async () => {
    const owner = await world.user();
    await forgotPassword(people.guest(), { email: owner.email, turnstileToken: 'human' });
    const links = () => world.db.select().from(emailTokens).where(eq(emailTokens.userId, owner.id));
    world.clock.advance(7 * DAY_MS);
    await purgeExpired(world.shared);
    expect(await links()).toHaveLength(1);
    world.clock.advance(3_600_000);
    await purgeExpired(world.shared);
    expect(await links()).toHaveLength(0);
  });
});
