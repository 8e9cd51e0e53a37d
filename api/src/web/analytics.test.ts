import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startLocalEndpoint, type LocalEndpoint } from '@sibila/testkit/local-endpoint';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

interface Told {
  url: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: { type: string; payload: Record<string, string> };
}
const WEBSITE = '11111111-1111-4111-8111-111111111111';
const VIEW = { path: '/tarot/el-loco', session: randomUUID(), isNew: true };

let umami: LocalEndpoint<Told>;
let t: TestApp;
beforeAll(async () => {
  umami = await startLocalEndpoint<Told>({
    read: ({ url, headers }, body) => ({
      url,
      headers,
      body: JSON.parse(body.toString()) as Told['body'],
    }),
    answer: (response) => void response.writeHead(200).end('{}'),
  });
  t = await createTestApp({ UMAMI_URL: `${umami.url}/`, UMAMI_WEBSITE_ID: WEBSITE });
});
afterAll(async () => {
  await t.close();
  await umami.close();
});
afterEach(() => {
  umami.requests.length = 0;
  umami.play();
});

const count = (view: unknown, headers: Record<string, string> = {}, app = t) =>
  app.send('POST', '/api/analytics', view, headers);
/** What Umami is told next; it is told after the page was answered. */
async function told(): Promise<Told> {
  const deadline = AbortSignal.timeout(5000);
  while (umami.requests.length === 0) {
    if (deadline.aborted) throw new Error('Umami was told nothing');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const [request] = umami.requests;
  if (!request) throw new Error('Umami was told nothing');
  return request;
}

it('tells Umami of a page, and nothing of who looks at it', async () => {
  const { cookie } = await t.signIn();
  const agent = `Mozilla/5.0 (X11; Linux x86_64) ${'x'.repeat(1000)}`;
  const view = { ...VIEW, language: 'es-MX', referrer: 'busca.example' };
  const response = await count(view, {
    cookie,
    'user-agent': agent,
    'x-forwarded-for': '203.0.113.99',
    referer: 'http://localhost:3000/reset-password?token=secreto',
  });
  expect(response.status).toBe(204);
  expect(response.headers.getSetCookie()).toEqual([]);
  const { url, headers, body } = await told();
  expect(url).toBe('/api/send');
  expect(body).toEqual({
    type: 'event',
    payload: {
      website: WEBSITE,
      hostname: 'localhost',
      url: VIEW.path,
      id: VIEW.session,
      tag: 'nueva',
      language: 'es-MX',
      referrer: 'https://busca.example/',
    },
  });
  expect(headers['user-agent']).toBe(agent.slice(0, 300));
  const all = JSON.stringify([headers, body]);
  for (const word of ['sibila_session', cookie, '203.0.113', '198.51.100', 'secreto'])
    expect(all).not.toContain(word);
});

it('takes the pages that there are, and nothing beside what it asks for', async () => {
  for (const path of ['/', '/blog', '/blog/luna-llena', '/compatibilidad/aries-leo', '/auth'])
    expect((await count({ ...VIEW, path })).status).toBe(204);
  const refused = [
    { path: '/reset-password' },
    { path: '/verify-email' },
    { path: '/tarot/el-loco?token=x' },
    { path: '/blog/a#b' },
    { path: '/api/auth/user' },
    { path: '//evil.example/blog' },
    { path: `/blog/${'a'.repeat(200)}` },
    { session: 'ana@example.com' },
    { isNew: 'yes' },
    { userId: 'u' },
    { referrer: 'https://x.example/?q=mi+pregunta' },
    { language: 'es; drop' },
  ];
  for (const fields of refused) expect((await count({ ...VIEW, ...fields })).status).toBe(400);
  expect((await count('{')).status).toBe(400);
  expect((await count({ ...VIEW, language: 'x'.repeat(2000) })).status).toBe(413);
  expect((await count(VIEW, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await count(VIEW, { origin: 'https://evil.example' })).status).toBe(403);
  const read = await t.request('/api/analytics');
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
});

it('is limited like everything else', async () => {
  const ip = '198.51.100.77';
  const statuses: number[] = [];
  for (let i = 0; i < 301; i++) statuses.push((await count(VIEW, { ip })).status);
  expect(statuses.slice(0, 300)).toEqual(Array.from({ length: 300 }, () => 204));
  expect(statuses[300]).toBe(429);
});

it('answers at once whatever becomes of Umami, and says so once in the log', async () => {
  const own = await createTestApp({ UMAMI_URL: umami.url, UMAMI_WEBSITE_ID: WEBSITE });
  const complaints = () => own.logLines.filter((line) => line.includes('analytics.failed'));
  umami.play(
    (response) => void response.writeHead(500).end(),
    (response) => void response.writeHead(302, { location: 'http://evil.example/' }).end(),
    (response) => void response.destroy(),
    // Nobody answers any more: the visits that are under way are bounded.
    ...Array.from({ length: 80 }, () => () => undefined),
  );
  for (let i = 0; i < 80; i++) expect((await count(VIEW, {}, own)).status).toBe(204);
  expect(umami.open()).toBeLessThanOrEqual(32);
  while (complaints().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(complaints()).toHaveLength(1);
  await own.close();
});

it('does not exist where nobody counts', async () => {
  const without = await createTestApp();
  expect((await count(VIEW, {}, without)).status).toBe(404);
  await without.close();
});
