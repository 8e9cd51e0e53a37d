import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '@sibila/contracts/limits';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const COVER = 'las-fases-0a1b2c3d-480.webp';
const TEN = `/trpc/${Array.from({ length: 10 }, () => 'account.user').join(',')}?batch=1&input={}`;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
afterEach(() => void vi.useRealTimers());

/** Uses up all that an address may ask for in a minute. */
async function useUp(ip: string) {
  for (let i = 0; i < LIMITS['operations.ip'].max / 10; i++) await t.request(TEN, { ip });
}
/** The status of an answer, and how often it took the database or the object store to give it. */
async function costOf(path: string, ip: string) {
  const looks = [
    vi.spyOn(t.shared.db, 'select'),
    vi.spyOn(t.shared.ports.objects, 'get'),
    vi.spyOn(t.shared.ports.objects, 'put'),
  ];
  const { status } = await t.request(path, { ip });
  const cost = looks.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const look of looks) look.mockRestore();
  return [status, cost];
}

describe('past the limit of an address', () => {
  it.each([
    `/uploads/optimized/${COVER}`,
    '/compartir/articulo/las-fases.jpg',
    '/compartir/articulo/las-fases.png',
    '/compartir/signo/leo.png',
    '/Blog/Las-Fases',
    '/Nada',
  ])(
    '%s is refused before anything is looked for',
    async (path) => {
      expect(await costOf(path, '203.0.113.1')).not.toEqual([429, 0]);
      await useUp('203.0.113.7');
      expect(await costOf(path, '203.0.113.7')).toEqual([429, 0]);
    },
    60_000,
  );

  it('the covers that were found before are still shown, as a page has many', async () => {
    const path = `/uploads/optimized/${COVER}`;
    await t.shared.ports.objects.put(`blog/${COVER}`, new Uint8Array([1]), 'image/webp');
    expect((await t.request(path, { ip: '203.0.113.1' })).status).toBe(200);
    await useUp('203.0.113.8');
    expect(await costOf(path, '203.0.113.8')).toEqual([200, 0]);
    await t.shared.ports.objects.delete(`blog/${COVER}`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    await useUp('203.0.113.8');
    expect(await costOf(path, '203.0.113.8')).toEqual([429, 0]);
    expect(await costOf(path, '203.0.113.1')).toEqual([404, 1]);
  });
});
