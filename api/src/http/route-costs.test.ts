import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectRoutes } from 'hono/dev';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { appRouter } from '../trpc/router.ts';
import { PageShelf } from '../web/page-shelf.ts';
import { StaticFiles } from '../web/static-files.ts';

/** What is neither metered nor compressed once, and why that is right. */
const EXEMPT: Record<string, string> = {
  'GET /healthz': 'a constant of a few bytes, for probes, which must never be refused',
  'GET /readyz': 'for probes, which must never be refused',
  'POST /api/stripe/webhook': 'signed; a burst of renewals must not be turned away',
  'POST /api/auth/logout': 'leaving is always possible',
  'POST /trpc/account.logout': 'leaving is always possible',
};

const page = () =>
  new Response('<!DOCTYPE html><html><body>Una página</body></html>', {
    headers: { 'content-type': 'text/html' },
  });

let folder: string;
let t: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'costs-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['entry-A1b2.js', 'entry-A1b2.js.br'])
    writeFileSync(join(folder, 'assets', name), 'a script');
  const render = async ({ request }: { request: Request }) =>
    new URL(request.url).pathname === '/nada' ? new Response('', { status: 404 }) : page();
  const files = new StaticFiles(folder);
  const analytics = { url: 'http://127.0.0.1:1', websiteId: 'x' };
  // As in production: without the mailbox and the simulated desk of local mode.
  const web = { files, render, manifest: {}, shelf: new PageShelf() };
  const parts = { web, analytics, mailbox: null, desk: null };
  t = await createTestApp({}, parts);
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => void (t.shared.settings.ipLimitFactor = 1));

const CATCH_ALLS = ['/trpc/*', '*', '/*'];

/** Every handler of the app at an address that reaches it; pages and procedures are walked apart. */
const handlers = () =>
  inspectRoutes(t.app)
    .filter((route) => !route.isMiddleware && !CATCH_ALLS.includes(route.path))
    .map(({ method, path }) => ({
      method,
      path: path.replace(/:\w+(?:\{[^}]*\})?/g, 'nada').replace('*', 'nada'),
    }));
const procedures = () =>
  Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>).map(
    ([name, { _def }]) => ({
      method: _def.type === 'mutation' ? 'POST' : 'GET',
      path: `/trpc/${name}`,
    }),
  );
interface Procedure {
  _def: { type: 'query' | 'mutation' | 'subscription' };
}

/** What stops an address that asks for this too often, or makes its asking cheap; else the status. */
async function boundOf({ method, path }: { method: string; path: string }): Promise<string> {
  const looks = [vi.spyOn(t.shared.db, 'select'), vi.spyOn(t.shared.ports.objects, 'get')];
  const { status, headers } = await t.request(path, {
    method: method === 'ALL' ? 'PUT' : method,
    headers: { 'accept-encoding': 'gzip, br', 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  const isIdle = looks.every(({ mock }) => mock.calls.length === 0);
  for (const look of looks) look.mockRestore();
  if (status === 429) return 'metered';
  // What compresses each answer anew makes no brotli.
  if (status === 200 && headers.get('content-encoding') === 'br') return 'compressed once';
  return method === 'ALL' && (status === 404 || status === 405) && isIdle
    ? 'always refused'
    : `status ${status}`;
}

/** The routes that nothing bounds, for an address that has used up all its limits. */
async function unbounded(routes: { method: string; path: string }[]): Promise<string[]> {
  t.shared.settings.ipLimitFactor = 0;
  const faults: string[] = [];
  // One by one: each looks at what the one database is asked meanwhile.
  for (const route of routes) {
    const name = `${route.method} ${route.path}`;
    // oxlint-disable-next-line no-await-in-loop
    const bound = await boundOf(route);
    if (bound.startsWith('status') !== name in EXEMPT) faults.push(`${name}: ${bound}`);
  }
  return faults;
}

describe('every route is metered, or was compressed before it is asked for:', () => {
  it('the handlers of the app', async () => {
    const routes = handlers();
    const named = routes.map(({ method, path }) => `${method} ${path}`);
    expect(named).toEqual(
      expect.arrayContaining([
        'GET /api/openapi.json',
        'GET /api/docs/swagger-ui-bundle.js',
        'GET /cielo.svg',
        'GET /rss.xml',
        'GET /compartir/nada/nada',
        'POST /api/analytics',
        'POST /api/palm/interpret',
      ]),
    );
    expect(await unbounded(routes)).toEqual([]);
  });

  it('the procedures', async () => {
    const routes = procedures();
    expect(routes.length).toBeGreaterThan(40);
    expect(await unbounded(routes)).toEqual([]);
  });

  it('files, pages that are kept and the making of pages', async () => {
    const file = { method: 'GET', path: '/assets/entry-A1b2.js' };
    const kept = { method: 'GET', path: '/tarot' };
    await t.request(kept.path);
    expect(await unbounded([file, kept])).toEqual([]);
    expect(await Promise.all([file, kept].map(boundOf))).toEqual(
      Array.from({ length: 2 }, () => 'compressed once'),
    );
    expect(await boundOf({ method: 'GET', path: '/runas' })).toBe('metered');
    expect(await boundOf({ method: 'GET', path: '/nada' })).toBe('metered');
  });

  it('and the interface of the documentation is metered as well', async () => {
    t.shared.settings.ipLimitFactor = 0;
    for (const path of ['/api/docs', '/api/docs/swagger-ui-bundle.js', '/api/openapi.json'])
      expect((await t.request(path)).status).toBe(429);
  });

  it('but for what is listed, all of which exists', () => {
    const all = [...handlers(), ...procedures()].map(({ method, path }) => `${method} ${path}`);
    expect(all).toEqual(expect.arrayContaining(Object.keys(EXEMPT)));
  });
});
