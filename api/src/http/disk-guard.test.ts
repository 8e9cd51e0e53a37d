import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { toWireError } from '../wire-error.ts';
import { DiskGuard } from './disk-guard.ts';

describe('DiskGuard', () => {
  it('refuses writes while less than 200 MB are free, and lets reads through', async () => {
    let free = 150 * 1024 * 1024;
    const guard = new DiskGuard('/', () => Promise.resolve(free));
    const app = new Hono();
    app.use(guard.middleware);
    app.onError((error, c) => c.json(toWireError(error), toWireError(error).status as 503));
    app.all('/', (c) => c.text('done'));
    const statusOf = async (method: string) => (await app.request('/', { method })).status;

    await guard.check();
    expect([await statusOf('GET'), await statusOf('POST')]).toEqual([200, 503]);
    free = 300 * 1024 * 1024;
    await guard.check();
    expect(await statusOf('POST')).toBe(200);
  });
});
