import { HttpResponse, delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DUMMY_TOKEN } from '@sibila/contracts/human-check';
import { humanCheckContract } from '@sibila/testkit/contracts/human-check';
import { clientIp } from '../../http/client-ip.ts';
import { dummyHumanCheck } from './dummy.ts';
import { turnstile } from './turnstile.ts';

const VERIFY_URL = 'https://challenges.example/siteverify';
const GOOD = 'GOOD.Token.of.the.Widget';
const SECRET = 'the-secret-of-the-site';

const seen: URLSearchParams[] = [];
const logged: string[] = [];
const note = (fields: Record<string, unknown>, message: string) =>
  void logged.push(JSON.stringify([fields, message, String(fields['err'])]));
const log = { info: note, warn: note, error: note };

const verdict = (fields: Record<string, unknown> = {}) => ({
  success: true,
  challenge_ts: '2026-11-21T12:00:00Z',
  hostname: 'sibila.test',
  action: 'register',
  'error-codes': [],
  ...fields,
});
const answers = (body: Record<string, unknown>) =>
  server.use(http.post(VERIFY_URL, () => HttpResponse.json(body)));

const server = setupServer(
  http.post(VERIFY_URL, async ({ request }) => {
    const form = new URLSearchParams(await request.text());
    seen.push(form);
    const isGood = form.get('response') === GOOD && form.get('secret') === SECRET;
    return HttpResponse.json(
      isGood ? verdict() : { success: false, 'error-codes': ['invalid-input-response'] },
    );
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
beforeEach(() => {
  seen.length = 0;
  logged.length = 0;
});

const OUTAGE = { code: 'HUMAN_CHECK_UNAVAILABLE', details: { retryAfter: 15 } };
const refusal = (code: string) => HttpResponse.json({ success: false, 'error-codes': [code] });

const make = () =>
  turnstile({ secretKey: SECRET, verifyUrl: VERIFY_URL, hostname: 'sibila.test', log });
const ask = (token = GOOD, idempotencyKey: string | null = null) =>
  make().passes({ token, action: 'register', ip: '203.0.113.7', idempotencyKey });

humanCheckContract('of local mode', () => ({ check: dummyHumanCheck, good: DUMMY_TOKEN }));
humanCheckContract('of Turnstile', () => ({ check: make(), good: GOOD }));

describe('Turnstile', () => {
  it('is asked with the secret, the token, the address and the key of the retry', async () => {
    const key = '1b4e28ba-2fa1-4d2e-8836-7f0c5f6d0001';
    await ask(GOOD, key);
    expect(seen.map((form) => Object.fromEntries(form))).toEqual([
      { secret: SECRET, response: GOOD, remoteip: '203.0.113.7', idempotency_key: key },
    ]);
  });

  it.each(['2001:db8:0:1::1', '2001:db8::/32', 'fe80::1%eth0'])(
    'is not told a network for the address of %s',
    async (socket) => {
      const ip = clientIp(socket, undefined, 0);
      expect(
        await make().passes({ token: GOOD, action: 'register', ip, idempotencyKey: null }),
      ).toBe(true);
      expect(seen.map((form) => Object.fromEntries(form))).toEqual([
        { secret: SECRET, response: GOOD },
      ]);
    },
  );

  it('is not asked about no token, nor about one longer than any of its own', async () => {
    await ask('');
    await ask('x'.repeat(2049));
    expect(seen).toEqual([]);
    await ask('x'.repeat(2048));
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['of another form', { action: 'contact' }],
    ['of no form', { action: undefined }],
    ['of another site', { hostname: 'evil.example' }],
    ['of a site whose name begins like ours', { hostname: 'sibila.test.evil.example' }],
    ['of no site', { hostname: undefined }],
  ])('says no to a token %s, and the log says why', async (_, fields) => {
    answers(verdict(fields));
    expect(await ask()).toBe(false);
    expect(logged.join()).toContain('human-check.foreign');
  });

  it('says no to a token that was used before', async () => {
    answers({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    expect(await ask()).toBe(false);
  });

  it.each([
    ['a 500', () => new HttpResponse('oops', { status: 500 })],
    ['a page of HTML', () => HttpResponse.html('<html><body>Busy</body></html>')],
    ['an empty body', () => new HttpResponse(null, { status: 200 })],
    ['a yes that is a text', () => HttpResponse.json(verdict({ success: 'true' }))],
    ['null', () => HttpResponse.json(null)],
    ['a cut connection', () => HttpResponse.error()],
    ['a fault of its own', () => refusal('internal-error')],
    ['that our secret is wrong', () => refusal('invalid-input-secret')],
  ])('does not blame the visitor when the answer is %s', async (_, answer) => {
    server.use(http.post(VERIFY_URL, answer));
    await expect(ask()).rejects.toMatchObject(OUTAGE);
    expect(logged.join()).toContain('human-check.failed');
    expect(logged.join()).not.toMatch(new RegExp(`${SECRET}|${GOOD}`));
  });

  it('takes an answer that takes longer than three seconds for none', async () => {
    server.use(
      http.post(VERIFY_URL, async () => {
        await delay(10_000);
        return HttpResponse.json(verdict());
      }),
    );
    const startedAt = performance.now();
    await expect(ask()).rejects.toMatchObject(OUTAGE);
    expect(performance.now() - startedAt).toBeLessThan(3500);
  });
});
