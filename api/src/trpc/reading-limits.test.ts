import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '@sibila/contracts/limits';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const { max } = LIMITS['readings.ip'];

let t: TestApp;
let cookie: string;
let next = 1;
/** An address that nobody asked from before. */
let ip: string;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  ({ cookie } = await t.signIn());
  ip = `203.0.113.${next++}`;
});

const DRAW = { cards: ['El Loco', 'El Sol'], question: '¿Qué hago con el taller?' };
const ask = (body: unknown, headers: Record<string, string> = { cookie }) =>
  t.send('POST', '/api/tarot/interpret', body, { ...headers, ip });
const askTrpc = (json: unknown, path = 'tarot.interpret') =>
  t.send('POST', `/trpc/${path}?batch=1`, { 0: { json } }, { cookie, ip });

/** The statuses of so many calls at once, by how often each came. */
async function statusesOf(calls: number, call: () => Promise<Response>) {
  const answers = await Promise.all(Array.from({ length: calls }, call));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe("an address's readings in a minute", () => {
  const crisis = { ...DRAW, question: 'Quiero suicidarme' };
  const repeated = { ...DRAW, id: randomUUID() };
  it.each<[string, number, () => Promise<Response>]>([
    ['questions about a crisis', 422, () => ask(crisis)],
    ['questions about a crisis over tRPC', 422, () => askTrpc(crisis)],
    ['calls whose path is written otherwise', 422, () => askTrpc(crisis, 'tarot%2Einterpret')],
    ['calls without a session', 401, () => ask(DRAW, {})],
    ['calls with a wrong body', 400, () => ask({ cards: ['El Bufón'] })],
    ['repeats of one reading', 201, () => ask(repeated)],
    ['runes', 400, () => t.send('POST', '/api/runes/interpret', {}, { cookie, ip })],
    ['compatibilities', 400, () => t.send('POST', '/api/compatibilities', {}, { cookie, ip })],
  ])('count %s, and refuse the sixty-first', async (_, status, call) => {
    expect(await statusesOf(max + 3, call)).toEqual({ [status]: max, 429: 3 });
  });

  it('count whoever asks, and leave other addresses alone', async () => {
    await statusesOf(max, () => ask(DRAW, {}));
    const refused = await ask(DRAW, { cookie: (await t.signIn()).cookie });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    ip = '203.0.113.250';
    expect((await ask(DRAW)).status).toBe(201);
  });

  it('take nothing from the quota for a repeat, nor for an answer to a crisis', async () => {
    const id = randomUUID();
    await ask({ ...DRAW, id });
    await ask({ ...DRAW, id });
    await ask(crisis);
    const input = encodeURIComponent(JSON.stringify({ json: { type: 'tarot' } }));
    const status = await t.send('GET', `/trpc/quota.status?input=${input}`, undefined, { cookie });
    expect(await status.text()).toContain('"used":1,');
  });

  it.each([
    ['REST', () => ask(crisis)],
    ['tRPC', () => askTrpc(crisis)],
  ])('take nothing from the operations of the person over %s', async (_, call) => {
    await statusesOf(LIMITS['operations.account'].max + 1, call);
    expect((await t.send('GET', '/api/auth/user', undefined, { cookie, ip })).status).toBe(200);
  });
});
