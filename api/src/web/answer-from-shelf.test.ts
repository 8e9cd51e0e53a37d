import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getRequestListener } from '@hono/node-server';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { answerFromShelf } from './answer-from-shelf.ts';
import { PageShelf } from './page-shelf.ts';
import { StaticFiles } from './static-files.ts';

const HTML = '<!DOCTYPE html><html><body>Las fases de la Luna</body></html>';

let t: TestApp;
let server: Server;
/** How many requests went through the app. */
let walked = 0;

beforeAll(async () => {
  const shelf = new PageShelf();
  const render = () =>
    Promise.resolve(new Response(HTML, { headers: { 'content-type': 'text/html' } }));
  const web = { files: new StaticFiles('/none'), render, manifest: {}, shelf };
  t = await createTestApp({}, { web, mode: 'production' });
  const answer = getRequestListener(t.app.fetch);
  server = createServer((incoming, outgoing) => {
    if (answerFromShelf(shelf, incoming, outgoing)) return;
    walked += 1;
    void answer(incoming, outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await t.close();
});

/** As it comes over the wire: `fetch` would unpack it. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const before = walked;
  const asked = request({ port, path, method, headers: { 'accept-encoding': 'br', ...headers } });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  // Node's own, of the connection and the moment.
  const { date: _, connection: __, 'keep-alive': ___, ...others } = answer.headers;
  return { status: answer.statusCode, headers: others, body, isWalked: walked > before };
}

describe('a page that is kept', () => {
  it('is answered without the app, as the app answers it', async () => {
    const first = await ask('/luna');
    const second = await ask('/luna');
    expect([first.isWalked, second.isWalked]).toEqual([true, false]);
    expect(second.headers).toEqual({ ...first.headers, 'content-length': `${first.body.length}` });
    expect(second.body).toEqual(first.body);
    expect(brotliDecompressSync(second.body).toString()).toBe(HTML);
    expect(second.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await ask('/luna');
    const again = await ask('/luna', { 'if-none-match': headers.etag ?? '' });
    expect([again.isWalked, again.status, again.body.length]).toEqual([false, 304, 0]);
    const same = ['etag', 'content-security-policy', 'cache-control'];
    for (const name of same) expect(again.headers[name]).toBe(headers[name]);
  });

  it('goes through the app for whatever else is asked of it, and once it is too old', async () => {
    for (const [path, method] of [
      ['/luna', 'HEAD'],
      ['/luna', 'POST'],
      ['/luna?utm_source=x', 'GET'],
      ['/luna/', 'GET'],
    ] as const)
      expect([path, method, (await ask(path, {}, method)).isWalked]).toEqual([path, method, true]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await ask('/luna')).isWalked).toBe(true);
    vi.useRealTimers();
  });
});
