import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder } from '../testing/data-dir.ts';
import { SENTENCES, startFakeOpenAi, type FakeOpenAi } from '../testing/fake-openai.ts';
import { makeGate } from '../testing/gate.ts';
import { DRAW, newAddress, registration, signUp } from '../testing/people.ts';
import { closeProducts, startProduct, type Product } from '../testing/product.ts';
import { freePort, until } from '../testing/wait.ts';
import { makeCertificate } from './certificate.ts';
import { startDaemon, type Daemon } from './daemon.ts';
import { describePeer } from './peer.ts';

interface Ask {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The address of this machine that the client has. */
  from?: string;
}

describePeer('nginx with TLS in front', { programs: ['nginx', 'openssl'] }, () => {
  let folder: string;
  let ca: Buffer;
  let port: number;
  let ai: FakeOpenAi;
  let product: Product;
  let nginx: Daemon;

  beforeAll(async () => {
    folder = makeFolder('nginx');
    ca = readFileSync(makeCertificate(folder, 'sibila.test').cert);
    port = await freePort();
    ai = await startFakeOpenAi();
    product = await startProduct({
      env: {
        ...ai.env,
        APP_URL: `https://sibila.test:${port}`,
        TRUST_PROXY: '1',
        RATE_LIMITS: 'standard',
      },
    });
    const values = { FOLDER: folder, PORT: String(port), UPSTREAM: String(product.port) };
    let text = readFileSync(new URL('nginx.conf', import.meta.url), 'utf8');
    for (const [name, value] of Object.entries(values)) text = text.replaceAll(`@${name}@`, value);
    // As root its workers would take another account, which our folders are closed to.
    if (process.getuid?.() === 0) text = `user root;\n${text}`;
    const config = join(folder, 'nginx.conf');
    writeFileSync(config, text);
    const args = ['-p', folder, '-c', config, '-g', 'daemon off;'];
    nginx = await startDaemon({ program: 'nginx', args, port });
  });
  afterAll(async () => {
    await closeProducts();
    await nginx.stop();
    await ai.close();
    rmSync(folder, { recursive: true });
  });

  /** A request from outside; resolves with the head of its answer. */
  function open({ path, body, headers = {}, from = '127.0.0.1' }: Ask): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path,
        ca,
        servername: 'sibila.test',
        localAddress: from,
        agent: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: `sibila.test:${port}`, 'content-type': 'application/json', ...headers },
      };
      const asked = request(options, resolve);
      asked.once('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  async function statusOf(ask: Ask): Promise<number> {
    const response = await open(ask);
    response.resume();
    return response.statusCode ?? 0;
  }

  it('hands through pages and the session, which is bound to the site', async () => {
    const home = await open({ path: '/' });
    home.resume();
    expect(home.statusCode).toBe(200);
    expect(home.headers['strict-transport-security']).toBeDefined();
    const ana = await signUp(product);
    expect(ana.cookie).toContain('__Host-sibila_session=');
    const headers = { cookie: ana.cookie };
    expect(await statusOf({ path: '/api/auth/user', headers })).toBe(200);
    expect(await statusOf({ path: '/api/auth/user' })).toBe(401);
  });

  it('takes changes from our own pages and refuses those of other sites', async () => {
    const logout = (headers: Record<string, string>) =>
      statusOf({ path: '/api/auth/logout', body: {}, headers });
    const own = `https://sibila.test:${port}`;
    expect(await logout({ origin: own, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await logout({})).toBe(200);
    for (const origin of [
      'https://evil.test',
      'https://sibila.test',
      `http://sibila.test:${port}`,
      product.url,
      'null',
    ])
      expect([origin, await logout({ origin })]).toEqual([origin, 403]);
    expect(await logout({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it("limits by the client's own address, whatever the client writes into the headers", async () => {
    const registerFrom = (from: string, forged: string) =>
      statusOf({
        path: '/api/auth/register',
        body: registration(newAddress()),
        headers: { 'x-forwarded-for': forged, 'x-real-ip': forged, forwarded: `for=${forged}` },
        from,
      });
    const statuses: number[] = [];
    for (let i = 1; i <= 12; i += 1)
      statuses.push(await registerFrom('127.0.0.2', `203.0.113.${i}`));
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
    // Nobody can use up another's limit either.
    expect(await registerFrom('127.0.0.3', '127.0.0.2')).toBe(201);
    expect(await registerFrom('127.0.0.3', '127.0.0.2, 127.0.0.2')).toBe(201);
  });

  it('lets a reading through while it is written', async () => {
    const gate = makeGate();
    ai.script = async function* waitsHalfWay() {
      for (const say of SENTENCES.slice(0, 3)) yield { say };
      await gate.opened;
      for (const say of SENTENCES.slice(3)) yield { say };
      yield 'stop';
    };
    const ana = await signUp(product);
    const response = await open({
      path: '/trpc/tarot.interpret?batch=1',
      body: { 0: { json: { id: randomUUID(), ...DRAW } } },
      headers: { cookie: ana.cookie, 'trpc-accept': 'application/jsonl' },
    });
    let text = '';
    let isEnded = false;
    response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    response.once('end', () => (isEnded = true));
    try {
      await until('the first sentence', () => text.includes('ya estaba delante de ti'), 5_000);
      expect(isEnded).toBe(false);
    } finally {
      gate.open();
    }
    await until('the last sentence', () => isEnded && text.includes('más de tu tiempo'));
  });
});
