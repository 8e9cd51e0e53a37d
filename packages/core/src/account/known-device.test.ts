import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownDevices } from '@sibila/drizzle/schema/account';
import { useWorld } from '@sibila/testkit/use-world';
import type { Context } from '../context.ts';
import { purgeExpired } from '../testing/purge-expired.ts';
import { refusal } from '../testing/refusal.ts';
import { providerOf } from './known-device.ts';
import { login } from './login.ts';
import { register } from './register.ts';
import { People } from './testing/people.ts';
import { verifyEmail } from './verify-email.ts';

const world = useWorld();
let people: People;

beforeEach(() => {
  people = new People(world);
});

const PASSWORD = 'secreto-largo';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const DAY_MS = 24 * 3_600_000;
const HOME = '198.51.7.9';
const AWAY = '203.0.113.80';

const at = (ip: string, userAgent: string | null = CHROME): Context => {
  const ctx = people.guest(ip);
  return { ...ctx, request: { ...ctx.request, userAgent } };
};
const enter = (email: string, ctx: Context, password = PASSWORD) =>
  refusal(login(ctx, { email, password }));
const alarms = async (email: string) =>
  (await people.mailsTo(email)).filter(({ subject }) => subject.includes('dispositivo nuevo'));

describe('a login', () => {
  it('from a browser or a network not seen before is told by one mail that says what to do', async () => {
    const { email } = await world.user();
    expect(await enter(email, at(HOME))).toBe('none');
    expect(await alarms(email)).toEqual([]);
    for (let i = 0; i < 2; i++) expect(await enter(email, at(AWAY, FIREFOX))).toBe('none');
    const [mail, ...others] = await alarms(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Entraron en tu cuenta de Sibila desde un dispositivo nuevo');
    expect(mail?.text).toContain('Firefox en Linux');
    expect(mail?.text).toContain('(hora de Ciudad de México)');
    expect(mail?.text).toContain('/forgot-password');
    expect(mail?.text).not.toContain('203.0');
    await enter(email, at(HOME, FIREFOX));
    expect(await alarms(email)).toHaveLength(2);
    await enter(email, at(AWAY));
    expect(await alarms(email)).toHaveLength(3);
  });

  it('from a known browser is told neither for a newer version nor for a near address', async () => {
    const { email } = await world.user();
    await enter(email, at(HOME));
    await enter(email, at('198.51.200.1', CHROME.replace('126', '131')));
    expect(await alarms(email)).toEqual([]);
  });

  it('that fails tells nobody, and makes no device known', async () => {
    const { email } = await world.user();
    await enter(email, at(HOME));
    expect(await enter(email, at(AWAY), 'no-es-esta')).toBe('INVALID_CREDENTIALS');
    expect(await alarms(email)).toEqual([]);
    await enter(email, at(AWAY));
    expect(await alarms(email)).toHaveLength(1);
  });

  it('from two new devices at once tells of each; ten from one tell once', async () => {
    const { email } = await world.user();
    await enter(email, at(HOME));
    const tries = Array.from({ length: 5 }, () => [at(AWAY), at(AWAY, FIREFOX)]).flat();
    await Promise.all(tries.map((ctx) => enter(email, ctx)));
    expect(await alarms(email)).toHaveLength(2);
  });
});

describe('a new account', () => {
  const open = async (ctx: Context, email: string) => {
    const person = { email, fullName: 'Luz', password: PASSWORD, zodiacSign: null };
    await register(ctx, { ...person, termsAccepted: true, turnstileToken: 'human' });
  };
  const prove = async (email: string) =>
    verifyEmail(people.guest(), { token: await people.linkTo('verify-email', email) });

  it('is entered first from anywhere, and later from where it was opened, without an alarm', async () => {
    const email = `${randomUUID()}@example.com`;
    await open(at(HOME), email);
    await prove(email);
    await enter(email, at(AWAY, FIREFOX));
    await enter(email, at(HOME));
    expect(await alarms(email)).toEqual([]);
    await enter(email, at(HOME, FIREFOX));
    expect(await alarms(email)).toHaveLength(1);
  });

  it('does not know the device of a stranger who registered the address first', async () => {
    const email = `${randomUUID()}@example.com`;
    await open(at(AWAY, FIREFOX), email);
    await open(at(HOME), email);
    await prove(email);
    await enter(email, at(HOME));
    await enter(email, at(AWAY, FIREFOX));
    expect(await alarms(email)).toHaveLength(1);
  });
});

describe('what is kept of devices', () => {
  it('goes 180 days after the last login from there, which then tells of a new one', async () => {
    const { id, email } = await world.user();
    const rows = () => world.db.select().from(knownDevices).where(eq(knownDevices.userId, id));
    await enter(email, at(HOME));
    await enter(email, at(AWAY));
    expect(await alarms(email)).toHaveLength(1);
    world.clock.advance(179 * DAY_MS);
    await enter(email, at(AWAY));
    world.clock.advance(DAY_MS);
    await purgeExpired(world.shared);
    expect(await rows()).toHaveLength(1);
    world.clock.advance(179 * DAY_MS);
    await purgeExpired(world.shared);
    expect(await rows()).toHaveLength(0);
    await enter(email, at(HOME));
    expect(await alarms(email)).toHaveLength(2);
  });

  it('says neither browser nor address, and is not the same for two people', async () => {
    const [ana, bea] = [await world.user(), await world.user()];
    for (const { email } of [ana, bea]) await enter(email, at(HOME));
    const rows = (await world.db.select().from(knownDevices)).filter(({ userId }) =>
      [ana.id, bea.id].includes(userId),
    );
    expect(new Set(rows.map(({ mark }) => mark)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toMatch(/chrome|windows|198\.51/i);
  });

  it.each([
    ['198.51.7.9', '198.51'],
    ['2001:db8:1:2::/64', '2001:db8'],
    ['unknown', 'unknown'],
  ])('counts %s as %s', (ip, provider) => expect(providerOf(ip)).toBe(provider));
});
