import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chart, chartSketch, chartSummary } from '@sibila/contracts/chart';
import { astralCharts } from '@sibila/drizzle/schema/astral-charts';
import { idempotencyKeys } from '@sibila/drizzle/schema/quota';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const PATH = '/api/astral-charts';
/** In Sevilla, on a day whose digits stand nowhere else. */
const BIRTH = { birthDate: '1987-02-13', birthTime: '04:47', placeId: 2510911 };

let t: TestApp;
let cookie: string;
beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => t.close());
beforeEach(async () => {
  ({ cookie } = await member());
});

const member = () => t.signIn({ premiumUntil: new Date(Date.now() + 86_400_000) });
const post = (fields: object = {}, headers: Record<string, string> = { cookie }) =>
  t.send('POST', PATH, { ...BIRTH, ...fields }, headers);
const get = (path: string, headers: Record<string, string> = { cookie }) =>
  t.send('GET', `${PATH}${path}`, undefined, headers);
const sketch = (fields: object = {}) =>
  t.send('POST', '/trpc/chart.sketch', { json: { ...BIRTH, ...fields } });
const kept = async () => (await t.database.db.select().from(astralCharts)).length;

describe('/api/astral-charts', () => {
  it('keeps a chart, gives it back, lists it and forgets it', async () => {
    const id = randomUUID();
    const made = await post({ id, name: 'Abuela' });
    expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const body = (await made.json()) as { date: string };
    const whole = chart.parse({ ...body, date: new Date(body.date) });
    expect(whole).toMatchObject({ id, name: 'Abuela', reader: 'builtin', birthTime: '04:47' });
    expect(await (await post({ id, name: 'Abuela' })).json()).toEqual(body);
    const one = await get(`/${id}`);
    expect([one.status, await one.json()]).toEqual([200, body]);
    const list = await get('');
    const [first, ...others] = (await list.json()) as { date: string }[];
    expect([list.status, others]).toEqual([200, []]);
    const listed = chartSummary.parse({ ...first, date: new Date(first?.date ?? '') });
    expect(listed).toMatchObject({ id, sun: 'Acuario' });
    const gone = await t.send('DELETE', `${PATH}/${id}`, undefined, { cookie });
    expect([gone.status, (await get(`/${id}`)).status]).toEqual([204, 404]);
  });

  it('has a letter whose hour was corrected written anew, once, for nothing', async () => {
    const id = randomUUID();
    await post({ id });
    await t.database.db
      .update(astralCharts)
      .set({ writtenFor: new Date('1987-02-13T03:00:00Z') })
      .where(eq(astralCharts.id, id));
    const { correction } = (await (await get(`/${id}`)).json()) as { correction: unknown };
    expect(correction).toMatchObject({ writtenFor: '1987-02-13T03:00:00.000Z', isTold: false });
    const rewrite = (headers: Record<string, string> = { cookie }) =>
      t.send('POST', `${PATH}/${id}/letter`, undefined, headers);
    const other = { cookie: (await member()).cookie };
    const refused = [await rewrite({}), await rewrite(other)];
    expect(refused.map(({ status }) => status)).toEqual([401, 404]);
    const input = { json: { id, answer: 'keep' } };
    const left = await t.send('POST', '/trpc/chart.answerCorrection', input, { cookie });
    expect(await left.json()).toMatchObject({
      result: { data: { json: { correction: { isTold: true } } } },
    });
    const written = await rewrite();
    expect([written.status, await written.json()]).toMatchObject([200, { id, correction: null }]);
  });

  it('leads from page to page by its Link', async () => {
    for (const name of ['una', 'dos', 'tres']) expect((await post({ name })).status).toBe(201);
    const first = await get('?limit=2');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const rest = await t.send('GET', next.replace(/^https?:\/\/[^/]+/, ''), undefined, { cookie });
    const names = [...((await first.json()) as []), ...((await rest.json()) as [])];
    expect(names.map(({ name }) => name)).toEqual(['tres', 'dos', 'una']);
  });

  it('opens the chart that there is where the same birth comes again under another id', async () => {
    const made = (await (await post({ id: randomUUID(), name: 'Abuela' })).json()) as object;
    const before = await kept();
    const again = await Promise.all(
      [1, 2].map(() => post({ id: randomUUID(), name: 'Abuela' }).then((r) => r.json())),
    );
    expect(again).toEqual([made, made]);
    expect(await kept()).toBe(before);
  });

  it('is closed to guests, and keeps nothing for who has no Premium', async () => {
    expect((await post({}, {})).status).toBe(401);
    expect((await get('', {})).status).toBe(401);
    const before = await kept();
    const free = await t.signIn();
    const refused = await post({}, { cookie: free.cookie });
    expect([refused.status, await refused.json()]).toMatchObject([
      402,
      { code: 'PREMIUM_REQUIRED' },
    ]);
    expect((await get('', { cookie: free.cookie })).status).toBe(200);
    expect(await kept()).toBe(before);
  });

  it("knows no chart of somebody else's", async () => {
    const id = randomUUID();
    await post({ id });
    const other = { cookie: (await member()).cookie };
    expect((await get(`/${id}`, other)).status).toBe(404);
    expect((await t.send('DELETE', `${PATH}/${id}`, undefined, other)).status).toBe(404);
    expect((await post({ id }, other)).status).toBe(409);
    expect((await get(`/${id}`)).status).toBe(200);
  });

  it.each([
    ['31 February', { birthDate: '1990-02-31' }, 'birthDate'],
    ['the year 1600', { birthDate: '1600-01-01' }, 'birthDate'],
    ['a day to come', { birthDate: '2199-01-01' }, 'birthDate'],
    ['a child of twelve', { birthDate: `${new Date().getUTCFullYear() - 12}-01-01` }, 'birthDate'],
    ['25:00', { birthTime: '25:00' }, 'birthTime'],
    ['a place that does not exist', { placeId: 999_999_999 }, 'placeId'],
    ['no place', { placeId: null }, 'placeId'],
    ['a name with HTML', { name: '<img src=x onerror=alert(1)>' }, 'name'],
    ['a NUL in a name', { name: 'Ana\u0000' }, 'name'],
    ['an hour told twice', { birthDate: '1998-10-25', birthTime: '02:30' }, 'birthTimeChoice'],
    ['houses of nobody', { houseSystem: 'koch' }, 'houseSystem'],
    ['an id that is none', { id: 'x' }, 'id'],
  ])('refuses %s in Spanish, at its field, and keeps nothing', async (_, fields, field) => {
    const before = await kept();
    const refused = await post(fields);
    const body = (await refused.json()) as { errors: Record<string, string>; message: string };
    expect([refused.status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect(body.errors[field]).toMatch(/[a-záéíóúñ]{2,} [a-záéíóúñ0-9]/i);
    expect(await kept()).toBe(before);
  });

  it('names the two hours that may be meant, and takes the one that is chosen', async () => {
    const twice = { birthDate: '1998-10-25', birthTime: '02:30' };
    const asked = (await (await post(twice)).json()) as { choices: unknown };
    expect(asked.choices).toEqual([
      { value: 'first', name: 'la primera (horario de verano, UTC+2)' },
      { value: 'second', name: 'la segunda (horario de invierno, UTC+1)' },
    ]);
    const chosen = await post({ ...twice, birthTimeChoice: 'second' });
    expect(chosen.status).toBe(201);
    expect(await chosen.json()).toMatchObject({ clock: { at: '1998-10-25T01:30:00.000Z' } });
  });
});

describe('chart.sketch', () => {
  it('is open to guests, keeps nothing, and is never asked for in an address', async () => {
    const before = await kept();
    const answer = await sketch();
    const { result } = (await answer.json()) as { result: { data: { json: unknown } } };
    expect(answer.status).toBe(200);
    expect(chartSketch.parse(result.data.json)).toMatchObject({ sun: { sign: 'Acuario' } });
    expect(await kept()).toBe(before);
    const input = encodeURIComponent(JSON.stringify({ json: BIRTH }));
    expect((await t.send('GET', `/trpc/chart.sketch?input=${input}`)).status).toBe(405);
  });

  it('tells the two hours that may be meant', async () => {
    const asked = await sketch({ birthDate: '1998-10-25', birthTime: '02:30' });
    expect([asked.status, await asked.json()]).toMatchObject([
      400,
      { error: { json: { data: { choices: [{ value: 'first' }, { value: 'second' }] } } } },
    ]);
  });
});

describe('the birth that a profile keeps', () => {
  const call = (verb: string, input?: object, as = cookie) =>
    t.send('POST', `/trpc/chart.${verb}`, input && { json: input }, { cookie: as });
  const own = async (as = cookie) => {
    const answer = await t.send('GET', '/trpc/chart.ownBirth', undefined, { cookie: as });
    const { result } = (await answer.json()) as { result: { data: { json: unknown } } };
    return result.data.json;
  };

  it('is kept for a free member who asks for it, given to them alone, and forgotten', async () => {
    ({ cookie } = await t.signIn());
    expect(await own()).toBeNull();
    const saved = await call('keepBirth', BIRTH);
    expect([saved.status, saved.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await own()).toMatchObject({
      birthDate: '1987-02-13',
      birthTime: '04:47',
      place: { name: 'Sevilla' },
    });
    expect(await own((await member()).cookie)).toBeNull();
    expect((await call('forgetBirth')).status).toBe(200);
    expect(await own()).toBeNull();
  });

  it('is closed to guests and refuses what there is no chart of', async () => {
    expect((await call('keepBirth', BIRTH, '')).status).toBe(401);
    const child = `${new Date().getUTCFullYear() - 12}-01-01`;
    for (const birthDate of ['1990-02-31', '1600-01-01', '2199-01-01', child]) {
      const refused = await call('keepBirth', { ...BIRTH, birthDate });
      expect([birthDate, refused.status]).toEqual([birthDate, 400]);
    }
    expect(await own()).toBeNull();
  });

  it('is in no answer that is stored for a repeated request', async () => {
    const headers = { cookie, 'idempotency-key': randomUUID() };
    await t.send('POST', '/trpc/chart.keepBirth', { json: BIRTH }, headers);
    await t.send('POST', '/trpc/chart.keepBirth', { json: BIRTH }, headers);
    const stored = JSON.stringify(await t.database.db.select().from(idempotencyKeys));
    expect(stored).toContain('chart.keepBirth');
    expect(stored).not.toMatch(/1987|04:47|Sevilla/);
  });
});

it('a birth stands in no line of the log, whatever becomes of it', async () => {
  t.logLines.length = 0;
  const secrets = { name: 'Canario Secreto', birthTime: '04:47' };
  const id = randomUUID();
  for (const fields of [{ id }, { birthDate: '1987-02-31' }, { placeId: 999_999_999 }])
    await post({ ...secrets, ...fields });
  await sketch(secrets);
  for (const fields of [{}, { birthDate: '1987-02-31' }])
    await t.send('POST', '/trpc/chart.keepBirth', { json: { ...BIRTH, ...fields } }, { cookie });
  await get(`/${id}`);
  await t.send('GET', `/trpc/chart.sketch?input=${encodeURIComponent(JSON.stringify(BIRTH))}`);
  const log = t.logLines.join('');
  expect(log).toContain(PATH);
  for (const secret of ['Canario', '04:47', '04%3A47', '1987', 'Sevilla', '2510911', '37.38'])
    expect(log).not.toContain(secret);
});
