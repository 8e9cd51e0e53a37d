import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, PHOTO_BYTES_MAX } from '@sibila/contracts/limits';
import { coded, hand } from '../adapters/photo-lab/testing/images.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
let server: Server;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
  const answer = getRequestListener(t.app.fetch);
  server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await t.close();
});

const part = (name: string) =>
  Buffer.from(
    `\r\n--XX\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n`,
  );
const PHOTO = Buffer.alloc(PHOTO_BYTES_MAX - 10, 0x41);
const FORM = Buffer.concat([
  part('image'),
  PHOTO,
  part('second'),
  PHOTO,
  Buffer.from('\r\n--XX--'),
]);

/** What each sends before it stalls: the client's own work on it must not slow the server's down. */
const SENT = 4 * 1024 * 1024;

/** Begins to send the form, and then says no more; gives what has been answered so far. */
function stall(
  cookie: string,
  sent = SENT,
  length = FORM.length,
): { answer: string; socket: Socket } {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const heard = { answer: '', socket };
  socket.on('error', () => undefined);
  socket.on('data', (data) => (heard.answer += data.toString('latin1')));
  socket.write(
    [
      'POST /api/palm/interpret HTTP/1.1',
      'Host: localhost',
      `Cookie: ${cookie}`,
      'Content-Type: multipart/form-data; boundary=XX',
      `Content-Length: ${length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(FORM.subarray(0, sent));
  return heard;
}

/** Begins to send an eighth of what the gate holds, and goes on so that it would take half an hour. */
function drip(cookie: string): void {
  const { socket } = stall(cookie, 100_000, 2 * PHOTO_BYTES_MAX);
  const timer = setInterval(() => socket.write(PHOTO.subarray(0, 20_000)), 2_000);
  socket.once('close', () => clearInterval(timer));
}

const megabytes = () => process.memoryUsage().rss / 1024 ** 2;

/** Memory (MB) that a hundred stalled uploads take, and how many still stall when others are answered. */
async function hundredStalled(cookies: readonly string[]) {
  await fetch(`http://127.0.0.1:${port}/healthz`);
  const before = megabytes();
  let most = before;
  let stalled = Infinity;
  const heard = Array.from({ length: 100 }, (_, i) => stall(cookies[i % cookies.length] ?? ''));
  for (let i = 0; i < 20; i++) {
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    stalled = Math.min(stalled, heard.filter(({ answer }) => answer === '').length);
    most = Math.max(most, megabytes());
    await pause(150);
  }
  return { grown: most - before, stalled, heard };
}

describe('a hundred stalled uploads', () => {
  it.each([
    ['one account', 1],
    ['fifty accounts', 50],
  ])(
    'of %s take less than 250 MB, and the others are answered',
    async (_, accounts) => {
      const cookies: string[] = [];
      for (let i = 0; i < accounts; i++) cookies.push((await t.signIn()).cookie);
      const { grown, stalled } = await hundredStalled(cookies);
      expect(grown).toBeLessThan(250);
      expect(stalled).toBeGreaterThan(0);
    },
    60_000,
  );

  it('are refused with when to come again, all but those under way', async () => {
    const { cookie } = await t.signIn();
    const { heard } = await hundredStalled([cookie]);
    await pause(9_000);
    const refused = heard.filter(({ answer }) => answer.startsWith('HTTP/1.1 429'));
    expect(refused).toHaveLength(98);
    for (const { answer } of refused) expect(answer).toMatch(/^retry-after: 5\r$/im);
  }, 60_000);
});

describe('forms that drip', () => {
  it.each([4, 10])(
    'of %d accounts hold no place from somebody else, whose palm is read',
    async (accounts) => {
      for (let i = 0; i < accounts; i++) {
        const { cookie } = await t.signIn();
        for (let form = 0; form < 3; form++) drip(cookie);
      }
      const { cookie } = await t.signIn();
      const body = new FormData();
      body.set('image', new Blob([new Uint8Array(await coded(hand(), 'jpeg'))]), 'palma.jpg');
      const url = `http://127.0.0.1:${port}/api/palm/interpret`;
      await pause(1_000);
      const { status } = await fetch(url, { method: 'POST', body, headers: { cookie } });
      expect(status).toBe(201);
    },
    60_000,
  );
});

describe('before a form is received', () => {
  it('the limits of its sender are asked, and its length', async () => {
    const { cookie, user } = await t.signIn();
    const { max, seconds } = LIMITS['palm.refused.hour'];
    await t.database.sql`insert into rate_limits (key, count, resets_at) values
      (${`palm.refused.hour:${t.shared.mac('limit', user.id)}`}, ${max},
       ${new Date(Date.now() + seconds * 1000).toISOString()})`;
    const heard = stall(cookie, 100);
    const anonymous = stall('sibila_session=x', 100);
    await pause(1_000);
    expect(heard.answer).toMatch(/^HTTP\/1\.1 429 /);
    expect(anonymous.answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  it("its address's limit is taken, once", async () => {
    const { cookie } = await t.signIn();
    const count = async () => {
      const rows = await t.database.sql<{ count: number }[]>`
        select count from rate_limits where key like 'readings.ip:%'`;
      return rows.reduce((sum, row) => sum + row.count, 0);
    };
    const before = await count();
    stall(cookie, 100);
    await pause(500);
    expect((await count()) - before).toBe(1);
    const body = new FormData();
    body.set('image', new Blob(['no photo']), 'a.jpg');
    const response = await t.request('/api/palm/interpret', {
      method: 'POST',
      body,
      headers: { cookie },
    });
    expect([response.status, (await count()) - before]).toEqual([415, 2]);
  });
});
