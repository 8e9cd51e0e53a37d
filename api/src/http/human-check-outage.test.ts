import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({
    TURNSTILE_SITE_KEY: '0x4AAAAAAAtest',
    TURNSTILE_SECRET_KEY: '0x4AAAAAAAtest-secret',
    // The port of discarded packets: nothing listens there.
    TURNSTILE_VERIFY_URL: 'http://127.0.0.1:9/siteverify',
  });
});
afterAll(() => t.close());

const email = 'ana@example.com';
const turnstileToken = 'a-token-of-the-widget';
const register = {
  email,
  turnstileToken,
  password: 'luna-de-papel-27',
  fullName: 'Ana Prueba',
  termsAccepted: true,
};
const contact = {
  email,
  turnstileToken,
  name: 'Ana Prueba',
  subject: 'No veo mi lectura',
  message: 'Ayer hice una tirada y no aparece.',
};

it.each([
  ['/api/auth/register', register],
  ['/api/auth/forgot-password', { email, turnstileToken }],
  ['/api/contact', contact],
  ['/trpc/account.register', { json: register }],
  ['/trpc/contact.send', { json: contact }],
])('an outage of Turnstile asks to come back, and blames no visitor: %s', async (path, body) => {
  const answer = await t.send('POST', path, body);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '15']);
  const text = await answer.text();
  expect(text).toContain('HUMAN_CHECK_UNAVAILABLE');
  expect(text).toContain('No es culpa tuya');
  expect(t.logLines.join()).toContain('human-check.failed');
});
