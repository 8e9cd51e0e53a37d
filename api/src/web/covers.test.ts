import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const FILE = 'las-fases-0a1b2c3d-480.webp';
const PATH = `/uploads/optimized/${FILE}`;
const FOREVER = 'public, max-age=31536000, immutable';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await t.shared.ports.objects.put(`blog/${FILE}`, new Uint8Array([1, 2, 3]), 'image/webp');
});
afterAll(() => t.close());

const held = (tags: string) => t.request(PATH, { headers: { 'if-none-match': tags } });

it('reads a cover once from the store, whoever asks', async () => {
  const get = vi.spyOn(t.shared.ports.objects, 'get');
  for (let i = 0; i < 3; i++) {
    const answer = await t.request(PATH);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toBe(FOREVER);
    // Readers of feeds show them on pages of their own.
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 3]);
  }
  expect(get).toHaveBeenCalledOnce();
  get.mockRestore();
});

it('sends no cover again to who has it: its name tells what it holds', async () => {
  const etag = (await t.request(PATH)).headers.get('etag') ?? '';
  expect(etag).toBe(`"${FILE}"`);
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await held(tags);
    expect([answer.status, await answer.text()]).toEqual([304, '']);
    expect(answer.headers.get('etag')).toBe(etag);
    expect(answer.headers.get('cache-control')).toBe(FOREVER);
  }
  expect((await held('"other"')).status).toBe(200);
});

it('has nothing for who says to have a cover that is not there', async () => {
  const missing = 'las-fases-0a1b2c3d-800.webp';
  for (const tags of [`"${missing}"`, '*']) {
    const headers = { 'if-none-match': tags };
    expect((await t.request(`/uploads/optimized/${missing}`, { headers })).status).toBe(404);
  }
});
