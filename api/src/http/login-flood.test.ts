import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
let verified = 0;

beforeAll(async () => {
  t = await createTestApp();
  const hasher = t.shared.ports.passwordHasher;
  t.shared.ports.passwordHasher = {
    ...hasher,
    verify: (hash, password) => {
      verified++;
      return hasher.verify(hash, password);
    },
  };
});
afterAll(() => t.close());
beforeEach(() => {
  verified = 0;
});

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  t.send('POST', '/api/auth/login', { email, password }, headers);
const wrong = (email: string, headers?: Record<string, string>) =>
  login(email, 'no-es-esta', headers);
const atOnce = (count: number, work: (i: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));
const counted = (responses: Response[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('a flood of logins', () => {
  it('reaches the hash ten times for one address, and locks nobody out elsewhere', async () => {
    const { user } = await t.signIn();
    const answers = await atOnce(200, () => wrong(user.email, { ip: '203.0.113.1' }));
    expect(counted(answers)).toEqual({ 401: 10, 429: 190 });
    expect(verified).toBe(10);
    for (const { headers } of answers.filter(({ status }) => status === 429)) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    }
    expect((await login(user.email, PASSWORD, { ip: '203.0.113.2' })).status).toBe(200);
  });

  it('is not got round by writing the address in another way', async () => {
    const { user } = await t.signIn();
    const forms = [user.email, user.email.toUpperCase(), ` ${user.email} `];
    const answers = await atOnce(60, (i) =>
      wrong(forms[i % forms.length] ?? '', { ip: '203.0.113.3' }),
    );
    expect(counted(answers)).toEqual({ 401: 10, 429: 50 });
  });

  it('is not got round by headers that name other clients, nor by one network of IPv6', async () => {
    const headers = [
      (i: number) => ({ ip: '203.0.113.4', 'x-forwarded-for': `198.51.100.${i}` }),
      (i: number) => ({ ip: '203.0.113.5', 'x-real-ip': `198.51.100.${i}`, forwarded: `for=${i}` }),
      (i: number) => ({ ip: `2001:db8:7:7::${i.toString(16)}` }),
    ];
    for (const make of headers) {
      const { user } = await t.signIn();
      const answers = await atOnce(30, (i) => wrong(user.email, make(i)));
      expect(counted(answers)).toEqual({ 401: 10, 429: 20 });
    }
  });

  it('from one address reaches the hash fifty times, whatever accounts it tries', async () => {
    const answers: Response[] = [];
    for (let i = 0; i < 3; i++)
      answers.push(
        ...(await atOnce(20, () => wrong(`${randomUUID()}@example.com`, { ip: '203.0.113.6' }))),
      );
    expect(counted(answers)).toEqual({ 401: 50, 429: 10 });
    expect(verified).toBe(50);
  });

  it('from everywhere at once is refused for a moment, and leaves the rest of the site awake', async () => {
    const flood = atOnce(120, (i) => wrong(`${randomUUID()}@example.com`, { ip: `10.0.0.${i}` }));
    let slowest = 0;
    for (let i = 0; i < 20; i++) {
      const startedAt = performance.now();
      expect((await t.request('/healthz')).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const answers = await flood;
    const { 401: tried = 0, 503: refused = 0 } = counted(answers);
    expect(tried + refused).toBe(120);
    expect(tried).toBeGreaterThanOrEqual(54);
    expect(refused).toBeGreaterThan(0);
    for (const { headers } of answers.filter(({ status }) => status === 503))
      expect(headers.get('retry-after')).toBe('3');
    const ofShed = t.logLines.filter((line) => line.includes('"status":503'));
    expect(ofShed).toHaveLength(refused);
    for (const line of ofShed)
      expect(JSON.parse(line)).toMatchObject({ level: 'warn', msg: 'a request was shed' });
    expect(t.logLines.filter((line) => /"stack"|"level":"error"/.test(line))).toEqual([]);
    expect(slowest).toBeLessThan(250);
  });
});
