import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { places } from '@sibila/contracts/places';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => t.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  t.send('GET', `/api/places${query}`, undefined, headers);
const search = (q: string) => get(`?q=${encodeURIComponent(q)}`);

describe('GET /api/places', () => {
  it('gives guests what they may mean, whole and no more, and a cache may keep it', async () => {
    const answer = await search('sevilla, españa');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const [first] = (await answer.json()) as unknown[];
    expect(first).toEqual({
      id: 2510911,
      name: 'Sevilla',
      region: 'Sevilla',
      country: 'España',
      latitude: 37.3828,
      longitude: -5.9732,
      zone: 'Europe/Madrid',
    });
  });

  it('gives ten at most', async () => {
    expect(places.parse(await (await search('san')).json())).toHaveLength(10);
  });

  it('gives none where none is called so, or where no letter was typed', async () => {
    for (const q of ['xyzzyx', '¿?', ',', '<>']) {
      const answer = await search(q);
      expect([q, answer.status, await answer.json()]).toEqual([q, 200, []]);
    }
  });

  it('says so where nothing changed', async () => {
    const etag = (await search('quito')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await get('?q=quito', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each(['', '?q=', '?q=%20%20', `?q=${'a'.repeat(81)}`, '?nombre=lima'])(
    'refuses %s in Spanish, at the field, and no cache keeps that',
    async (query) => {
      const answer = await get(query);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({
        code: 'INVALID_INPUT',
        errors: { q: expect.stringMatching(/nombre de un lugar/) as string },
      });
    },
  );
});
