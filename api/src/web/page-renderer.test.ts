import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS, URL_MAX } from '@sibila/contracts/limits';
import { NOT_FOUND_PAGE } from '@sibila/contracts/message-pages';
import { waitText } from '@sibila/contracts/wait-text';
import { openDatabase, type DatabaseHandle } from '@sibila/drizzle/client';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { RenderPage } from './page-renderer.ts';
import { PageShelf } from './page-shelf.ts';
import { StaticFiles } from './static-files.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** The addresses that were rendered since the test began. */
let rendered: string[];
let folder: string;
let t: TestApp;
/** A database that nothing listens for. */
let away: DatabaseHandle;

/** What the pages' second script notes of the time, and a part that changes with the sky. */
let stamps: string;
let sky: string;

const page = (status: number, mark: string, text: string, headers = {}) =>
  new Response(
    `<!DOCTYPE html><html lang="es"><head><meta property="csp-nonce" content="${mark}"/></head><body><script nonce="${mark}">0</script>${text}${sky}<script nonce="${mark}">wake({${stamps}})</script></body></html>`,
    { status, headers: { 'content-type': 'text/html', ...headers } },
  );

/** Renders as the web app does: what a page can't have it says in words of its own. */
const render: RenderPage = async ({ request, mark, client }) => {
  const { pathname, search } = new URL(request.url);
  rendered.push(pathname + search);
  if (pathname === '/viejo') return page(301, mark, '', { location: '/nuevo' });
  if (pathname === '/aparte') return page(307, mark, '', { location: '/login?desde=aparte' });
  if (pathname === '/nada') return page(404, mark, 'Esta dirección no figura');
  if (pathname === '/roto') return page(500, mark, 'Se nubló el cielo');
  if (pathname === '/mudo') return new Response('Internal Server Error', { status: 500 });
  if (pathname === '/lanza') throw new Error('the canary of a component');
  if (pathname === '/a-medias') {
    const posts = await client.blog.list.query().catch(() => null);
    return page(200, mark, posts ? 'con artículos' : 'sin ellos');
  }
  if (pathname === '/blog')
    try {
      await client.blog.list.query();
    } catch {
      return page(500, mark, 'Se nubló el cielo');
    }
  return page(200, mark, `Una página en ${pathname}`);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/entry-A1b2.js'), 'a script');
  const web = { files: new StaticFiles(folder), render, manifest: {}, shelf: new PageShelf() };
  t = await createTestApp({}, { web, mode: 'production' });
  away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await away.close();
  await t.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  rendered = [];
  stamps = 'u:1795385857297';
  sky = '';
  t.logLines.length = 0;
});

let guests = 0;
/** What a browser gets; each at an address of its own unless one is named. */
const visit = (
  path: string,
  headers: Record<string, string> = {},
  ip = `198.51.100.${(guests += 1)}`,
) => t.request(path, { ip, headers: { ...BROWSER, ...headers } });
const noncesOf = (html: string) => [...html.matchAll(/nonce="([^"]*)"/g)].map(([, one]) => one);
const headersOf = ({ headers }: Response, ...names: string[]) =>
  names.map((name) => headers.get(name));
const logged = (message: string) =>
  t.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === message);

describe('a page', () => {
  it('is rendered once a minute, the same for everybody', async () => {
    const [first, second] = [await visit('/soporte'), await visit('/soporte')];
    expect(rendered).toEqual(['/soporte']);
    expect(await second.text()).toBe(await first.text());
    expect([...second.headers]).toEqual([...first.headers]);
  });

  it('lets its own scripts run by their hashes, and needs no nonce', async () => {
    const answer = await visit('/soporte', { 'accept-encoding': '' });
    const html = await answer.text();
    const codes = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, code = '']) => code);
    const hashes = codes.map(
      (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    );
    expect(hashes).toHaveLength(2);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain(`; script-src ${hashes.join(' ')} 'strict-dynamic'; `);
    expect(html + policy).not.toContain('nonce');
  });

  it('may be kept by caches but not by a browser without asking, and is framed by nobody', async () => {
    const answer = await visit('/soporte');
    const names = ['cache-control', 'x-frame-options', 'content-type', 'vary', 'x-request-id'];
    expect(headersOf(answer, ...names)).toEqual([
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      'DENY',
      'text/html; charset=utf-8',
      'Accept-Encoding',
      null,
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is kept by no cache in local mode', async () => {
    const web = { files: new StaticFiles(folder), render, manifest: {}, shelf: new PageShelf() };
    const local = await createTestApp({}, { web });
    const answer = await local.request('/soporte', { headers: BROWSER });
    await local.close();
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('goes compressed to who accepts «%s»', async (accepted, coding, open) => {
    const answer = await visit('/soporte', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(coding);
    expect(open(await answer.arrayBuffer()).toString()).toContain('Una página en /soporte');
  });

  it('is not sent again to who has it', async () => {
    const etag = (await visit('/soporte')).headers.get('etag') ?? '';
    const answer = await visit('/soporte', { 'if-none-match': etag });
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([
      304,
      '',
      etag,
    ]);
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
  });

  it('is rendered once for all who wait for it', async () => {
    await Promise.all(Array.from({ length: 5 }, () => visit('/terminos')));
    expect(rendered).toEqual(['/terminos']);
  });

  it('that does not exist says so, and is kept neither here nor by caches', async () => {
    for (let i = 0; i < 2; i++) {
      const { status, headers } = await visit('/nada', { 'if-none-match': '*' });
      expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-cache']);
    }
    expect(rendered).toEqual(['/nada', '/nada']);
  });

  it('that moved keeps what the browser has to read', async () => {
    const leads = async (path: string) => {
      const { status, headers } = await visit(path);
      return [status, headers.get('location')];
    };
    expect(await leads('/viejo?utm_source=x&a=%20b')).toEqual([301, '/nuevo?utm_source=x&a=%20b']);
    expect(await leads('/aparte?utm_source=x')).toEqual([302, '/login?desde=aparte']);
  });

  it('is the same whatever follows its address, but for the category on the blog', async () => {
    for (const path of [
      '/cuenta?a=1',
      '/cuenta/?a=2',
      '/blog?categoria=Luna&utm_source=x',
      '/blog?utm_source=y&categoria=Luna',
      `/blog?categoria=${'x'.repeat(500)}`,
      `/blog?categoria=${'y'.repeat(600)}`,
      '/tarot?categoria=Luna',
    ])
      expect([path, (await visit(path)).status]).toEqual([path, 200]);
    expect(rendered).toEqual(['/cuenta', '/blog?categoria=Luna', '/blog?categoria=-', '/tarot']);
  });

  it('stands behind the files of the web app', async () => {
    const answer = await visit('/assets/entry-A1b2.js');
    expect(await answer.text()).toBe('a script');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(rendered).toEqual([]);
  });
});

describe('a page that is rendered again', () => {
  /** The page's ETag and policy a minute later, with what its scripts note of the time then. */
  const later = async (path: string, noted: string) => {
    vi.setSystemTime(Date.now() + 61_000);
    stamps = noted;
    const { headers } = await visit(path);
    return headersOf({ headers } as Response, 'etag', 'content-security-policy');
  };
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  it('stays the one that it was while only stamps of the router differ', async () => {
    const first = await later('/runas', 'u:1795385857297');
    expect(await later('/runas', 'u:1795385920241')).toEqual(first);
    await visit('/tarot');
    expect(await later('/runas', 'u:1795389920241')).toEqual(first);
    expect(rendered).toEqual(['/runas', '/runas', '/tarot', '/runas']);
  });

  it('brings new stamps of queries before their data counts as stale', async () => {
    const noted = (at: number) => `u:${at},dehydratedAt:${at + 3},dataUpdatedAt:${at}`;
    const start = 1_795_385_760_000;
    const first = await later('/luna', noted(start));
    expect(await later('/luna', noted(start + 61_000))).toEqual(first);
    expect(await later('/luna', noted(start + 244_000))).not.toEqual(first);
  });

  it('has another ETag once its text differs, or its policy', async () => {
    const [etag] = await later('/carta', 'u:1795385857297');
    sky = 'La Luna entró en Leo';
    const [changed, policy] = await later('/carta', 'u:1795385857297');
    expect(changed).not.toBe(etag);
    const [, other] = await later('/carta', 'u:1795385857297,a:1');
    expect(other).not.toBe(policy);
  });
});

describe('a page that fails', () => {
  let db: TestApp['shared']['db'];
  beforeEach(() => {
    db = t.shared.db;
  });
  afterEach(() => {
    t.shared.db = db;
  });

  it('for want of the database shows its own words, is to be asked for later, and is not kept', async () => {
    t.shared.db = away.db;
    const answer = await visit('/blog', { 'accept-encoding': '' });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(headersOf(answer, 'cache-control', 'retry-after', 'content-type')).toEqual([
      'no-store',
      '10',
      'text/html; charset=utf-8',
    ]);
    expect(html).toMatch(/^<!DOCTYPE html>.*Se nubló el cielo.*<\/html>$/);
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
    t.shared.db = db;
    const later = await visit('/blog');
    expect([later.status, later.headers.get('retry-after')]).toEqual([200, null]);
    expect(rendered).toEqual(['/blog', '/blog']);
  });

  it('in one part alone is shown without it, and made whole with the next request', async () => {
    const look = async () => {
      const answer = await visit('/a-medias', { 'accept-encoding': '' });
      return [answer.headers.get('cache-control'), await answer.text()];
    };
    t.shared.db = away.db;
    expect(await look()).toEqual(['private, no-cache', expect.stringContaining('sin ellos')]);
    t.shared.db = db;
    expect(await look()).toEqual([
      expect.stringContaining('public'),
      expect.stringContaining('con artículos'),
    ]);
  });

  it('leaves its cause in the log, under the name of the request', async () => {
    t.shared.db = away.db;
    const id = (await visit('/blog?categoria=Sol')).headers.get('x-request-id');
    expect(logged('a procedure failed')).toMatchObject([{ requestId: id, path: 'blog.list' }]);
    expect(logged('a page failed')).toMatchObject([{ requestId: id }]);
    for (const { err } of [...logged('a procedure failed'), ...logged('a page failed')])
      expect(JSON.stringify(err)).toContain('ECONNREFUSED');
  });

  it('by a fault of ours shows its own words as well', async () => {
    for (let i = 0; i < 2; i++) {
      const answer = await visit('/roto');
      expect([answer.status, ...headersOf(answer, 'cache-control', 'retry-after')]).toEqual([
        500,
        'no-store',
        null,
      ]);
      expect(await answer.text()).toContain('Se nubló el cielo');
    }
    expect(rendered).toEqual(['/roto', '/roto']);
    expect(logged('a page failed')).toHaveLength(2);
  });

  it.each(['/mudo', '/lanza'])('without a word is told of in ours: %s', async (path) => {
    const answer = await visit(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(html).toMatch(/^<!doctype html>/);
    for (const part of ['Se nubló el cielo', 'vuelve a intentarlo', 'href="/"'])
      expect(html).toContain(part);
    expect(html).not.toMatch(/canary|Internal Server Error/);
    expect(html).toContain(`di este código: ${answer.headers.get('x-request-id')}`);
    expect(logged('a request failed')[0]).toHaveProperty('err');
  });
});

describe('somebody who asks for a page that is refused', () => {
  const LONG = `/soporte?${'x'.repeat(URL_MAX)}`;

  it.each([
    ['/horoscopo/%00', 404, '<h1 lang="en">404 Page Not Found</h1>'],
    ['/%00', 404, '<h1 lang="en">404 Page Not Found</h1>'],
    ['/blog/%00', 404, '<h1 lang="en">404 Page Not Found</h1>'],
    ['/%0d%0anada', 404, '<h1 lang="en">404 Page Not Found</h1>'],
    [LONG, 414, '<h1>La dirección es demasiado larga</h1>'],
    ['/uploads/optimized/nada-480.webp', 404, '<h1 lang="en">404 Page Not Found</h1>'],
  ])('is told so on a page of ours: %s', async (path, status, heading) => {
    const answer = await visit(path);
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(headersOf(answer, 'content-type', 'cache-control', 'x-frame-options')).toEqual([
      'text/html; charset=UTF-8',
      'no-store',
      'DENY',
    ]);
    const [nonce = ''] = noncesOf(html);
    expect(nonce).toMatch(/^[\w-]{22}$/);
    expect(answer.headers.get('content-security-policy')).toContain(
      `style-src 'self' 'nonce-${nonce}'`,
    );
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).toContain(heading);
    expect(html).not.toContain('di este código');
    expect(html).toContain('href="/">Volver al inicio</a>');
    expect(html).not.toContain('Volver a intentarlo');
    expect(html).not.toContain('<script');
    expect(rendered).toEqual([]);
  });

  it('that does not exist reads there what the web app says of such a page', async () => {
    const html = await (await visit('/uploads/nada')).text();
    expect(html).toContain(`<title>${NOT_FOUND_PAGE.title} | Sibila</title>`);
    expect(html).toContain(
      '<p class="note" lang="en">Did you forget to add the page to the router?</p>',
    );
    expect(html).toContain(`<p role="alert">${NOT_FOUND_PAGE.text}</p>`);
  });

  it('too often is told how long to wait, and can try again from there', async () => {
    const ip = '203.0.113.9';
    let answer = await visit('/nada', {}, ip);
    for (let i = 0; answer.status === 404 && i < 400; i++) answer = await visit('/nada', {}, ip);
    const html = await answer.text();
    const wait = answer.headers.get('retry-after');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([429, 'no-store']);
    expect(html).toContain('<h1>Espera un momento</h1>');
    expect(html).toContain(`dentro de ${waitText(Number(wait))}.`);
    expect(html).toContain('href="">Volver a intentarlo</a>');
  });

  it('at an address written in another way is counted once, as at any', async () => {
    const ip = '203.0.113.10';
    const statuses = new Set<number>();
    for (let i = 0; i < LIMITS['operations.ip'].max; i++)
      statuses.add((await visit('/nada/', {}, ip)).status);
    expect([...statuses]).toEqual([404]);
    expect((await visit('/nada/', {}, ip)).status).toBe(429);
  });

  it('is told that the database is away also where no page was begun', async () => {
    const { db } = t.shared;
    t.shared.db = away.db;
    const answer = await visit('/Blog');
    t.shared.db = db;
    expect([answer.status, ...headersOf(answer, 'retry-after')]).toEqual([503, '5']);
    const html = await answer.text();
    expect(html).toContain('Se nubló el cielo');
    expect(html).toContain(`di este código: ${answer.headers.get('x-request-id')}`);
  });

  it('and programs that ask for data are told in JSON, wherever they ask', async () => {
    const asked: [string, Record<string, string>][] = [
      ['/horoscopo/%00', { accept: 'application/json' }],
      ['/horoscopo/%00', { accept: '*/*' }],
      ['/api/nada', BROWSER],
      ['/trpc/nada', BROWSER],
    ];
    for (const [path, headers] of asked) {
      const answer = await t.request(path, { headers });
      expect([path, answer.headers.get('content-type')]).toEqual([path, 'application/json']);
    }
    const posted = await t.request('/soporte', { method: 'POST', headers: BROWSER });
    expect([posted.status, posted.headers.get('content-type')]).toEqual([404, 'application/json']);
  });
});
