import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORM_BODY_MAX, PHOTO_BYTES_MAX } from '@sibila/contracts/limits';
import type { PalmReading } from '@sibila/contracts/palm';
import { drawnHand } from '@sibila/domain/palm/testing/drawn-hand';
import { quotaUsage } from '@sibila/drizzle/schema/quota';
import { bombPng, foreignFiles } from '../adapters/photo-lab/testing/hostile.ts';
import { coded, hand } from '../adapters/photo-lab/testing/images.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
let photo: Uint8Array<ArrayBuffer>;
/** The other hand's. */
let other: Uint8Array<ArrayBuffer>;
let cookie: string;
let userId: string;

beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
  photo = new Uint8Array(await coded(hand(), 'jpeg'));
  const raw = { width: 450, height: 600, channels: 3 } as const;
  const { photo: right } = drawnHand({
    width: raw.width,
    height: raw.height,
    unit: 79,
    grain: 1,
    thumb: 'right',
    spread: 1.5,
    seed: 2,
  });
  other = new Uint8Array(await sharp(right.data, { raw }).jpeg().toBuffer());
  const signedIn = await t.signIn();
  cookie = signedIn.cookie;
  userId = signedIn.user.id;
});
afterAll(() => t.close());

type Fields = Record<string, string | Uint8Array<ArrayBuffer> | [Uint8Array<ArrayBuffer>, string]>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value);
    else {
      const [bytes, fileName] = Array.isArray(value) ? value : [value, 'palma.jpg'];
      form.append(name, new Blob([bytes], { type: 'image/jpeg' }), fileName);
    }
  return form;
}
const post = (body: FormData | string, headers: Record<string, string> = {}) =>
  t.request('/api/palm/interpret', { method: 'POST', body, headers: { cookie, ...headers } });
const send = (fields: Fields, headers = {}) => post(formOf(fields), headers);
const charged = async () => {
  const [row] = await t.database.db.select().from(quotaUsage).where(eq(quotaUsage.userId, userId));
  return row?.used ?? 0;
};
const errorOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { code: string; message: string; errors?: object }),
});

describe('POST /api/palm/interpret', () => {
  it('reads a palm from its photo and keeps nothing of it but the drawing', async () => {
    const id = randomUUID();
    const response = await send({ id, image: photo, hand: 'left' });
    expect(response.status).toBe(201);
    const reading = (await response.json()) as PalmReading;
    expect(reading).toMatchObject({ id, hand: 'left', imageUrl: null, reader: 'builtin' });
    expect(Object.values(reading.analysis.lines).every((text) => text.length > 40)).toBe(true);
    expect(reading.features.hands[0]?.outline.length).toBeGreaterThan(20);
    expect(JSON.stringify(reading)).not.toMatch(/bodyDigest|palms\//);
    const again = await send({ id, image: photo, hand: 'left' });
    expect([again.status, await again.json()]).toEqual([201, reading]);
  });

  it('takes the id of the header when the form has none', async () => {
    const id = randomUUID();
    const response = await send({ image: photo }, { 'idempotency-key': id });
    expect(await response.json()).toMatchObject({ id });
  });

  it('asks for a session before it reads the photo', async () => {
    const response = await send({ image: photo }, { cookie: '' });
    expect(await errorOf(response)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
  });

  it('refuses a second hand to who has no Premium', async () => {
    const response = await send({ image: photo, second: photo });
    expect(await errorOf(response)).toMatchObject({ status: 402, code: 'PREMIUM_REQUIRED' });
  });
});

describe('what is no photo of a palm', () => {
  const png = (raw: Sharp) => raw.png().toBuffer();
  const wall = () =>
    sharp({ create: { width: 600, height: 800, channels: 3, background: '#c9b9a4' } });

  it.each(Object.entries(foreignFiles()))(
    'is refused in Spanish, whatever it calls itself, and costs nothing: %s',
    async (_, bytes) => {
      const before = await charged();
      const started = performance.now();
      const { status, message } = await errorOf(await send({ image: new Uint8Array(bytes) }));
      expect(performance.now() - started).toBeLessThan(2000);
      expect([400, 413, 415]).toContain(status);
      expect(message).toMatch(/foto|imagen|archivo/i);
      expect(await charged()).toBe(before);
    },
  );

  it('is a wall: the answer says what to do, and the id stays free', async () => {
    const id = randomUUID();
    const before = await charged();
    const bytes = new Uint8Array(await png(wall()));
    expect(await errorOf(await send({ id, image: bytes }))).toMatchObject({
      status: 422,
      code: 'NO_PALM_FOUND',
      message: expect.stringContaining('No se ha descontado') as string,
    });
    expect(await charged()).toBe(before);
    expect((await send({ id, image: photo })).status).toBe(201);
  });

  it('is a picture of 256 megapixels in few bytes', async () => {
    const bytes = new Uint8Array(bombPng());
    expect(await errorOf(await send({ image: bytes }))).toMatchObject({
      status: 413,
      code: 'PHOTO_TOO_LARGE',
    });
  });

  it('is more than 10 MB', async () => {
    const bytes = new Uint8Array(PHOTO_BYTES_MAX + 1);
    bytes.set(photo);
    expect(await errorOf(await send({ image: bytes }))).toMatchObject({
      status: 413,
      code: 'PHOTO_TOO_LARGE',
    });
    const huge = await post('x', {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(FORM_BODY_MAX + 1),
    });
    expect(huge.status).toBe(413);
  });
});

describe('a form that is no form', () => {
  const part = (name: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\nhola\r\n`;
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' };

  it.each([
    ['JSON', '{"image":"x"}', { 'content-type': 'application/json' }, 415],
    ['nothing said of its type', 'x', { 'content-type': 'text/plain' }, 415],
    ['no boundary', part('image'), { 'content-type': 'multipart/form-data' }, 400],
    ['an empty body', '', boundary, 400],
    ['a part that never ends', part('image').slice(0, -4), boundary, 400],
    ['a thousand parts', `${part('a').repeat(1000)}--x--\r\n`, boundary, 400],
    ['a photo that is text', `${part('image')}--x--\r\n`, boundary, 400],
    ['no photo', `${part('otra cosa')}--x--\r\n`, boundary, 400],
    ['the same field twice', `${part('hand')}${part('hand')}--x--\r\n`, boundary, 400],
    ['a name of the prototype', `${part('__proto__')}--x--\r\n`, boundary, 400],
  ])('is refused: %s', async (_, body, headers, status) => {
    const refused = await errorOf(await post(body, headers));
    expect([refused.status, refused.message]).toEqual([status, refused.message]);
    expect(refused.message).toMatch(/[áéíóúñ]|foto|formulario/);
  });

  it.each([
    ['two photos under one name', 'image'],
    ['a photo of nothing', 'empty'],
    ['a hand that nobody has', 'hand'],
    ['an id that is none', 'id'],
    ['a wish that is neither yes nor no', 'keep'],
  ])('is refused: %s', async (_, what) => {
    const form = formOf({ image: what === 'empty' ? new Uint8Array() : photo });
    if (what === 'image') form.append('image', new Blob([photo]), 'otra.jpg');
    if (what !== 'image' && what !== 'empty') form.append(what, 'quizá');
    const refused = await errorOf(await post(form));
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(Object.keys(refused.errors ?? {})).toEqual([what === 'empty' ? 'image' : what]);
  });

  it.each([
    ['a path', '../../x', 201],
    ['4 kB', 'x'.repeat(4096), 201],
    ['text from right to left', '\u202Egpj.exe', 201],
    ['quotes and ends of lines', 'a"\r\nb.exe', 201],
    ['a zero byte', 'a.jpg\0.exe', 400],
  ])('may call its file what it wants, the name goes nowhere: %s', async (_, name, status) => {
    const somebody = await t.signIn();
    const response = await send({ image: [photo, name] }, { cookie: somebody.cookie });
    expect(response.status).toBe(status);
    expect(t.logLines.join('')).not.toMatch(/\.exe|xxxxx/);
  });
});

describe('GET /api/palm/readings/:id/image', () => {
  it('gives the photo to its owner alone, clean, and lets nobody keep it', async () => {
    const vip = await t.signIn({ premiumUntil: new Date(Date.now() + 86_400_000) });
    const form = formOf({ image: photo, second: other, keep: 'true' });
    const made = await post(form, { cookie: vip.cookie });
    const reading = (await made.json()) as PalmReading;
    expect([made.status, reading.features.hands.length]).toEqual([201, 2]);
    for (const url of [reading.imageUrl, reading.secondImageUrl]) {
      const response = await t.request(url ?? '', { headers: { cookie: vip.cookie } });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'no-store',
        'content-disposition': 'inline; filename="palma.webp"',
        'content-security-policy': expect.stringContaining('sandbox') as string,
        'x-content-type-options': 'nosniff',
      });
      const kept = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([kept.format, kept.exif]).toEqual(['webp', undefined]);
      for (const headers of [{}, { cookie }])
        expect([401, 404]).toContain((await t.request(url ?? '', { headers })).status);
    }
    const small = await t.request(`${reading.imageUrl}?size=thumbnail`, {
      headers: { cookie: vip.cookie },
    });
    const { width } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect(width).toBeLessThanOrEqual(320);
    const odd = await t.request(`${reading.imageUrl}?size=huge`, {
      headers: { cookie: vip.cookie },
    });
    expect(odd.status).toBe(400);
  });
});
