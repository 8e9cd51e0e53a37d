import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppEnv } from '../http/request-context.ts';
import { StaticFiles } from './static-files.ts';

const FILES = {
  'assets/entry-A1b2.js': 'plain script',
  'assets/entry-A1b2.js.br': 'script by brotli',
  'assets/entry-A1b2.js.gz': 'script by gzip',
  'assets/page-C3d4.css': 'plain style',
  'assets/page-C3d4.css.gz': 'style by gzip',
  'favicon.svg': '<svg/>',
  'sw.js': 'a worker',
  '.vite/manifest.json': '{}',
  'notes.md': 'no file of the web app',
};
const FOREVER = 'public, max-age=31536000, immutable';

let folder: string;
let app: Hono<AppEnv>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const files = new StaticFiles(folder);
  app = new Hono<AppEnv>();
  app.get('*', (c) => files.serve(c) ?? c.text('none', 404));
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('the files of the web app', () => {
  it.each([
    ['gzip, deflate, br', 'br', 'script by brotli'],
    ['gzip', 'gzip', 'script by gzip'],
    ['deflate', null, 'plain script'],
    ['', null, 'plain script'],
  ])('come to who accepts «%s» packed as %s', async (accepted, encoding, text) => {
    const answer = await get('/assets/entry-A1b2.js', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(text);
  });

  it('come in the next best form where the best was not made', async () => {
    const answer = await get('/assets/page-C3d4.css', { 'accept-encoding': 'br, gzip' });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([
      'gzip',
      'style by gzip',
    ]);
  });

  it('are kept for good where their names tell what they hold, and for an hour elsewhere', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await kept('/assets/entry-A1b2.js')).toBe(FOREVER);
    expect(await kept('/favicon.svg')).toBe('public, max-age=3600, stale-while-revalidate=86400');
  });

  it('are not sent again to who has them, in whichever form', async () => {
    const path = '/assets/entry-A1b2.js';
    const etag = (await get(path)).headers.get('etag') ?? '';
    const digest = createHash('sha256').update('plain script').digest('base64url');
    // Weak, as it is that of each form, and they differ in every byte.
    expect(etag).toBe(`W/"${digest.slice(0, 22)}"`);
    const again = await get(path, { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe(FOREVER);
    expect(again.headers.get('etag')).toBe(etag);
    const statusFor = async (held: string) => (await get(path, { 'if-none-match': held })).status;
    for (const held of [etag.slice(2), `"another", ${etag}`, '*'])
      expect([held, await statusFor(held)]).toEqual([held, 304]);
    expect(await statusFor('"another"')).toBe(200);
  });

  it('leave the worker a policy of its own, and the others that of all answers', async () => {
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy');
    expect(await policyOf('/sw.js')).toBe("default-src 'none'; connect-src 'self'");
    expect(await policyOf('/favicon.svg')).toBeNull();
  });

  it.each([
    '/.vite/manifest.json',
    '/notes.md',
    '/assets',
    '/assets/entry-A1b2.js.br',
    '/sw.js/x',
    '/assets/%2e%2e%2fsw.js',
    '/Favicon.svg',
  ])('have none at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('are none where the web app was not built', () => {
    expect(() => new StaticFiles(join(folder, 'nowhere'))).not.toThrow();
  });
});
