import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { READING_TYPES } from '@sibila/contracts/quota';
import { emailToken } from '@sibila/core/account/email-token';
import { insertEmailToken, type EmailTokenKind, type UserRow } from '@sibila/core/account/repo';
import type { Actor } from '@sibila/core/context';
import { sessions, users } from '@sibila/drizzle/schema/account';
import { astralCharts } from '@sibila/drizzle/schema/astral-charts';
import { posts } from '@sibila/drizzle/schema/blog';
import { compatibilities } from '@sibila/drizzle/schema/compatibility';
import { palmReadings } from '@sibila/drizzle/schema/palm';
import { quotaUsage } from '@sibila/drizzle/schema/quota';
import { runeReadings } from '@sibila/drizzle/schema/runes';
import { tarotReadings } from '@sibila/drizzle/schema/tarot';
import { REST_TABLE } from '../rest/table.ts';
import { coded, hand } from '../adapters/photo-lab/testing/images.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts';
import { appRouter, createCaller } from '../trpc/router.ts';
import { toWireError } from '../wire-error.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
  const words = { title: 'Luna', summary: 'Ocho.', html: '<p>Hola.</p>', author: 'Ana' };
  const now = new Date();
  await t.database.db.insert(posts).values({
    ...words,
    id: randomUUID(),
    slug: POST,
    categories: ['Luna'],
    tags: [],
    day: '2026-05-01',
    readingMinutes: 1,
    sourceDigest: 'x',
    updatedAt: now,
    publishedAt: now,
  });
});
afterAll(() => t.close());

const ACTORS = ['anonymous', 'unverified', 'own', 'another', 'premium', 'spent'] as const;
type ActorKind = (typeof ACTORS)[number];

/** Whose things a call names: the caller's own or, for `another`, somebody else's. */
interface Target {
  user: UserRow;
  /** What names their session to them. */
  session: string;
  tarot: string;
  runes: string;
  compatibility: string;
  palm: string;
  /** Two, so that they can be compared. */
  charts: readonly [string, string];
  token(kind: EmailTokenKind): Promise<string>;
}

interface Expected {
  input?: (target: Target, as: ActorKind) => unknown;
  /** 200 to everybody where it is not said otherwise; else 401 to who has no session. */
  isOpen?: true;
  /** What differs from 200. */
  but?: Partial<Record<ActorKind, number>>;
}

const NEW = 'cielo-abierto';
const POST = 'las-fases';
const PHOTO = coded(hand(), 'jpeg').then((bytes) => new Uint8Array(bytes));
const HUMAN = { turnstileToken: 'XXXX.DUMMY.TOKEN.XXXX' };
/** Of one's own things a new reading takes a new id. */
const idFor = (as: ActorKind, taken: string) => (as === 'another' ? taken : randomUUID());
const withToken = (kind: EmailTokenKind, more: object = {}): Expected => ({
  input: async (target: Target) => ({ token: await target.token(kind), ...more }),
  isOpen: true,
});
/** To everybody with a session, as nobody here has paid for anything. */
const allOf = (status: number) =>
  Object.fromEntries(
    ACTORS.filter((as) => as !== 'anonymous' && as !== 'unverified').map((as) => [as, status]),
  );
/** In Sevilla. */
const BIRTH = { birthDate: '1990-07-01', birthTime: '12:00', placeId: 2510911 };
const MEMBERS_ONLY = { own: 402, another: 402, spent: 402 };
const TAKEN_OR_SPENT = { another: 409, spent: 402 };

/** What every procedure answers to whom. A link is good in anybody's hands who has it. */
const EXPECTED: Record<string, Expected> = {
  'account.user': { isOpen: true },
  'account.register': {
    input: ({ user }) => ({
      email: user.email,
      fullName: 'Luz',
      password: NEW,
      termsAccepted: true,
      ...HUMAN,
    }),
    isOpen: true,
  },
  'account.login': {
    input: ({ user }) => ({ email: user.email, password: PASSWORD }),
    isOpen: true,
    but: { unverified: 401 },
  },
  'account.logout': { isOpen: true },
  'account.verifyEmail': withToken('change'),
  'account.resendVerification': { input: ({ user }) => ({ email: user.email }), isOpen: true },
  'account.forgotPassword': {
    input: ({ user }) => ({ email: user.email, ...HUMAN }),
    isOpen: true,
  },
  'account.checkResetToken': withToken('reset'),
  'account.resetPassword': withToken('reset', { password: NEW }),
  'account.revertEmail': withToken('revert'),
  'account.updateProfile': {
    input: ({ user }, as) => ({
      fullName: 'Luz',
      username: as === 'another' ? user.username : `luz-${randomUUID().slice(0, 8)}`,
    }),
    but: { another: 409 },
  },
  'account.changePassword': { input: () => ({ currentPassword: PASSWORD, newPassword: NEW }) },
  'privacy.sessions': {},
  'privacy.endSession': { input: ({ session }) => ({ id: session }), but: { another: 404 } },
  'privacy.endOtherSessions': {},
  'privacy.exportAccount': {},
  'privacy.deleteAccount': { input: () => ({ password: PASSWORD }) },
  'billing.status': {},
  'billing.details': {},
  'billing.createCheckout': { but: { premium: 409 } },
  'billing.verifySession': { input: () => ({ sessionId: 'cs_test_1' }), but: allOf(404) },
  'billing.cancel': { but: allOf(409) },
  'billing.resume': { but: allOf(409) },
  'billing.portal': { but: allOf(409) },
  'billing.askRefund': { but: allOf(409) },
  'billing.withdrawRefund': { but: allOf(409) },
  'quota.status': { input: () => ({ type: 'tarot' }) },
  'tarot.interpret': {
    input: ({ tarot }, as) => ({ id: idFor(as, tarot), cards: ['El Loco', 'La Estrella'] }),
    but: TAKEN_OR_SPENT,
  },
  'tarot.arcanum': { input: () => ({ slug: 'el-loco' }), isOpen: true },
  'tarot.readings': { input: () => ({}) },
  'tarot.remove': { input: ({ tarot }) => ({ id: tarot }), but: { another: 404 } },
  'runes.interpret': {
    input: ({ runes }, as) => ({ id: idFor(as, runes), runes: ['Fehu'] }),
    but: TAKEN_OR_SPENT,
  },
  'runes.rune': { input: () => ({ slug: 'fehu' }), isOpen: true },
  'runes.readings': { input: () => ({}) },
  'runes.remove': { input: ({ runes }) => ({ id: runes }), but: { another: 404 } },
  'compatibility.calculate': {
    input: ({ compatibility }, as) => ({
      id: idFor(as, compatibility),
      firstSign: 'Leo',
      secondSign: 'Aries',
    }),
    but: TAKEN_OR_SPENT,
  },
  'compatibility.readings': { input: () => ({}) },
  'compatibility.remove': {
    input: ({ compatibility }) => ({ id: compatibility }),
    but: { another: 404 },
  },
  'palm.interpret': {
    input: async ({ palm }, as) => ({ id: idFor(as, palm), image: (await PHOTO).slice() }),
    but: TAKEN_OR_SPENT,
  },
  'palm.image': { input: ({ palm }) => ({ id: palm }), but: { another: 404 } },
  'palm.readings': { input: () => ({}) },
  'palm.remove': { input: ({ palm }) => ({ id: palm }), but: { another: 404 } },
  'chart.sketch': { input: () => BIRTH, isOpen: true },
  'chart.interpret': {
    input: ({ charts: [chart] }, as) => ({ id: idFor(as, chart), ...BIRTH }),
    but: MEMBERS_ONLY,
  },
  'chart.answerCorrection': {
    input: ({ charts: [chart] }) => ({ id: chart, answer: 'keep' }),
    but: { another: 404 },
  },
  'chart.list': { input: () => ({}) },
  'chart.byId': { input: ({ charts: [chart] }) => ({ id: chart }), but: { another: 404 } },
  'chart.transits': { input: ({ charts: [chart] }) => ({ id: chart }), but: MEMBERS_ONLY },
  'chart.compare': {
    input: ({ charts: [first, second] }) => ({ first, second }),
    but: MEMBERS_ONLY,
  },
  'chart.ownBirth': {},
  'chart.keepBirth': { input: () => BIRTH },
  'chart.forgetBirth': {},
  'chart.remove': { input: ({ charts: [chart] }) => ({ id: chart }), but: { another: 404 } },
  'contact.send': {
    input: ({ user }) => ({
      name: 'Luz',
      email: user.email,
      subject: 'Una duda',
      message: '¿Cómo cambio mi signo?',
      ...HUMAN,
    }),
    isOpen: true,
  },
  'blog.list': { isOpen: true },
  'blog.post': { input: () => ({ slug: POST }), isOpen: true },
  'places.find': { input: () => ({ q: 'sevilla' }), isOpen: true },
  'reading.crisisHelp': { input: () => ({ question: '¿Qué hago?' }) },
  'zodiac.sign': { input: () => ({ sign: 'leo' }), isOpen: true },
  'zodiac.pair': { input: () => ({ pair: 'aries-leo' }), isOpen: true },
  'horoscope.day': { input: () => ({ sign: 'leo' }), isOpen: true },
  'horoscope.premium': {
    input: () => ({ sign: 'leo' }),
    but: MEMBERS_ONLY,
  },
};

async function insertReadings(userId: string) {
  const [tarot, runes, compatibility] = [randomUUID(), randomUUID(), randomUUID()];
  const { db } = t.database;
  const row = { userId, createdAt: new Date(), reader: 'builtin' } as const;
  const said = { interpretation: `secreto de ${userId}`, question: `duda de ${userId}` };
  await db.insert(tarotReadings).values({ ...row, ...said, id: tarot, cards: ['El Sol'] });
  await db.insert(runeReadings).values({ ...row, ...said, id: runes, runes: ['Uruz'] });
  const signs = { firstSign: 'Leo', secondSign: 'Leo', compatibility: 50 } as const;
  const analysis = `secreto de ${userId}`;
  await db.insert(compatibilities).values({ ...row, ...signs, id: compatibility, analysis });
  const palm = randomUUID();
  const key = `palms/${palm}.webp`;
  await t.shared.ports.objects.put(key, new TextEncoder().encode(analysis), 'image/webp');
  await db.insert(palmReadings).values({
    ...row,
    id: palm,
    hand: 'left',
    analysis: { lines: { heart: '', head: '', life: '', fate: '' }, overall: analysis },
    features: { seen: { heart: true, head: true, life: true, fate: true }, hands: [] },
    photos: [{ picture: key, thumbnail: key }],
    bodyDigest: 'x',
  });
  return { tarot, runes, compatibility, palm, charts: await insertCharts(userId) };
}

async function insertCharts(userId: string): Promise<[string, string]> {
  const ids: [string, string] = [randomUUID(), randomUUID()];
  const place = {
    id: 2510911,
    name: 'Sevilla',
    region: 'Sevilla',
    country: 'España',
    latitude: 37.3828,
    longitude: -5.9732,
    zone: 'Europe/Madrid',
  };
  for (const id of ids)
    await t.database.db.insert(astralCharts).values({
      userId,
      id,
      createdAt: new Date(),
      reader: 'builtin',
      name: `secreto de ${userId}`,
      birthDate: '1988-02-03',
      birthTime: '07:05',
      place,
      houseSystem: 'placidus',
      signs: { sun: 'Acuario', moon: 'Leo', ascendant: 'Acuario' },
      interpretation: [],
    });
  return ids;
}

/** Somebody with readings, a session and a new address that waits. */
async function person(fields: Partial<UserRow> = {}): Promise<{ actor: Actor; target: Target }> {
  const { user, cookie } = await t.signIn({
    pendingEmail: `${randomUUID()}@example.com`,
    ...fields,
  });
  const actor = await t.shared.ports.sessions.actorOf(t.shared.db, cookie.split('=')[1] ?? '');
  if (!actor) throw new Error('nobody is signed in');
  const target = {
    ...(await insertReadings(user.id)),
    user,
    session: t.shared.mac('session', actor.sessionId),
    async token(kind: EmailTokenKind) {
      const id = randomUUID();
      const createdAt = t.shared.ports.clock.now();
      const expiresAt = new Date(createdAt.getTime() + 3_600_000);
      const email = kind === 'change' ? (user.pendingEmail ?? '') : user.email;
      await insertEmailToken(t.shared, { id, userId: user.id, kind, email, createdAt, expiresAt });
      return emailToken(t.shared, id);
    },
  };
  return { actor, target };
}

/** Who asks, and of whose things; an unverified person gets no session from the product. */
async function sceneOf(as: ActorKind): Promise<{ actor: Actor | null; target: Target }> {
  if (as === 'anonymous') return { ...(await person()), actor: null };
  if (as === 'unverified') return { ...(await person({ emailVerifiedAt: null })), actor: null };
  if (as === 'premium') return person({ premiumUntil: new Date(Date.now() + 86_400_000) });
  const self = await person();
  if (as === 'another') return { ...self, target: (await person()).target };
  const { id: userId } = self.target.user;
  if (as === 'spent')
    for (const type of READING_TYPES)
      await t.database.db.insert(quotaUsage).values({ userId, type, window: 0, used: 8 });
  return self;
}

/** Calls a procedure as somebody; its status, and all that it said. */
async function call(name: string, actor: Actor | null, input: unknown) {
  const request = { id: 'test', ip: randomUUID(), userAgent: null, idempotencyKey: null };
  const cookie = { set: () => undefined, clear: () => undefined };
  let procedure: unknown = createCaller({ core: { ...t.shared, actor, request }, cookie });
  for (const key of name.split('.')) procedure = Reflect.get(procedure as object, key);
  try {
    const answer = await (procedure as (input: unknown) => Promise<unknown>)(input);
    if (typeof answer !== 'object' || answer === null || !(Symbol.asyncIterator in answer))
      return { status: 200, text: JSON.stringify(answer) };
    const events: unknown[] = [];
    for await (const event of answer as AsyncIterable<unknown>) events.push(event);
    return { status: 200, text: JSON.stringify(events) };
  } catch (error) {
    const { status, ...body } = toWireError(error);
    return { status, text: JSON.stringify(body) };
  }
}

/** All that somebody has. */
async function belongings({ id }: UserRow): Promise<unknown[]> {
  const { db } = t.database;
  return Promise.all([
    db.select().from(users).where(eq(users.id, id)),
    db.select().from(sessions).where(eq(sessions.userId, id)),
    db.select().from(tarotReadings).where(eq(tarotReadings.userId, id)),
    db.select().from(runeReadings).where(eq(runeReadings.userId, id)),
    db.select().from(compatibilities).where(eq(compatibilities.userId, id)),
    db.select().from(palmReadings).where(eq(palmReadings.userId, id)),
    db.select().from(astralCharts).where(eq(astralCharts.userId, id)).orderBy(astralCharts.id),
  ]);
}

const procedures = Object.keys(appRouter._def.procedures);
const cells = procedures.flatMap((name) => ACTORS.map((as) => [name, as] as const));

describe('who may do what', () => {
  it('is said of every procedure', () => {
    expect(Object.keys(EXPECTED).sort()).toEqual([...procedures].sort());
  });

  it.each(cells)('%s, by somebody %s', async (name, as) => {
    const { input, isOpen, but } = EXPECTED[name] ?? {};
    const { actor, target } = await sceneOf(as);
    const before = await belongings(target.user);
    const { status, text } = await call(name, actor, await input?.(target, as));
    const closed = actor || isOpen ? 200 : 401;
    expect([status, text]).toEqual([but?.[as] ?? closed, text]);
    // A link or a password opens what it is for; everything else is one's own alone.
    const isBearer = isOpen && name !== 'account.register';
    if (actor?.user.id === target.user.id || isBearer) return;
    expect(text).not.toContain(target.user.id);
    expect(text).not.toContain(target.user.email);
    if (as !== 'unverified') expect(await belongings(target.user)).toEqual(before);
  });

  it('is asked before anything else on every path that needs a session', async () => {
    const rows = REST_TABLE.filter(({ needsSession }) => needsSession);
    expect(rows.length).toBeGreaterThan(10);
    const { target } = await person({ emailVerifiedAt: null });
    const credentials = { email: target.user.email, password: PASSWORD };
    const refused = await t.send('POST', '/api/auth/login', credentials);
    expect([refused.status, refused.headers.getSetCookie().join()]).toEqual([
      401,
      expect.not.stringContaining('sibila_session'),
    ]);
    for (const { method, path } of rows) {
      const address = path.replace(':id', target.tarot).replace(':sign', 'leo');
      const body = method === 'GET' ? undefined : { ...credentials, fullName: 'Luz' };
      const { status } = await t.send(method, address, body);
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  });
});
