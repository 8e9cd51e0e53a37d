import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { FORM_BODY_MAX, PHOTO_BYTES_MAX } from '@sibila/contracts/limits';
import { DomainError } from '@sibila/core/errors';
import { readForm } from './read-form.ts';

const PACE = { startMs: 150, wholeMs: 1_000 };
const HEAD = '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n';
const END = '\r\n--x--\r\n';

/** What a form gives when its bytes come by this stream: its fields, or the code it is refused with. */
async function read(incoming: Readable, headers: Record<string, string> = {}): Promise<unknown> {
  const app = new Hono();
  let outcome: unknown;
  app.post('/', async (c) => {
    try {
      outcome = await readForm(c, PACE);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      outcome = `${error.code}: ${error.message}`;
    }
    return c.body(null);
  });
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  await app.request('/', { method: 'POST', headers: { ...type, ...headers } }, { incoming });
  return outcome;
}

it('gives up who stalls, wherever in the form, and whoever only drips', async () => {
  for (const sent of ['', HEAD, `${HEAD}some bytes`]) {
    const incoming = new PassThrough();
    incoming.write(sent || ' ');
    expect(await read(incoming)).toContain('MALFORMED_BODY: La foto dejó de llegar');
  }
  const dripping = new PassThrough();
  dripping.write(HEAD);
  const drip = setInterval(() => dripping.write('x'), 10);
  expect(await read(dripping)).toContain('MALFORMED_BODY: La foto dejó de llegar');
  clearInterval(drip);
});

it('waits for who is slow but goes on', async () => {
  const incoming = new PassThrough();
  incoming.write(HEAD);
  let count = 0;
  const timer = setInterval(() => {
    if (++count < 8) return incoming.write(Buffer.alloc(70_000, 0x41));
    clearInterval(timer);
    return incoming.end(END);
  }, PACE.startMs / 3);
  expect(await read(incoming, { 'content-length': '490079' })).toMatchObject({
    image: expect.objectContaining({ length: 490_000 }) as unknown,
  });
});

it('gives up who never stalls and yet brings too little for so long a form', async () => {
  const incoming = new PassThrough();
  incoming.write(HEAD);
  const timer = setInterval(() => incoming.write(Buffer.alloc(70_000, 0x41)), PACE.startMs / 3);
  expect(await read(incoming, { 'content-length': String(FORM_BODY_MAX) })).toContain(
    'MALFORMED_BODY: La foto dejó de llegar',
  );
  clearInterval(timer);
});

it('waits for nothing from a sender who was gone before its turn', async () => {
  const incoming = new PassThrough();
  incoming.destroy();
  await once(incoming, 'close');
  expect(await read(incoming)).toContain('MALFORMED_BODY: No pudimos leer el formulario');
});

it.each([
  ['known', true],
  ['unknown', false],
])('puts a photo together to the byte, in a buffer of its own, its length %s', async (_, known) => {
  const photo = Buffer.from(Array.from({ length: 700_001 }, (__, i) => i % 251));
  const body = Buffer.concat([Buffer.from(HEAD), photo, Buffer.from(END)]);
  const incoming = new PassThrough();
  for (let at = 0; at < body.length; at += 65_536) incoming.write(body.subarray(at, at + 65_536));
  incoming.end();
  const headers = known ? { 'content-length': String(body.length) } : {};
  const { image } = (await read(incoming, headers)) as { image: Uint8Array };
  expect(Buffer.from(image).equals(photo)).toBe(true);
  expect(image.buffer.byteLength).toBeLessThanOrEqual(known ? body.length : PHOTO_BYTES_MAX);
});

it('outlives a form that breaks off in the middle of a part', async () => {
  for (const rest of ['no header at all\r\n\r\n', `${'x'.repeat(90_000)}: y\r\n\r\n`, '']) {
    const incoming = new PassThrough();
    incoming.end(`--x\r\n${rest}`);
    expect(await read(incoming)).toContain('MALFORMED_BODY');
  }
});

it('says so when the sender goes away', async () => {
  const incoming = new PassThrough();
  incoming.write(HEAD);
  setTimeout(() => incoming.destroy(), 20);
  expect(await read(incoming)).toContain('MALFORMED_BODY: No pudimos leer el formulario');
});

it('refuses what is too long as soon as it is, said or not', async () => {
  const said = new PassThrough();
  const headers = { 'content-length': String(FORM_BODY_MAX + 1) };
  expect(await read(said, headers)).toContain('PHOTO_TOO_LARGE');
  const endless = new PassThrough();
  endless.write(HEAD);
  const chunk = Buffer.alloc(1024 * 1024);
  const feed = setInterval(() => endless.write(chunk), 1);
  expect(await read(endless)).toContain('PHOTO_TOO_LARGE');
  clearInterval(feed);
});
