import { statfs } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Shared } from '@sibila/core/context';
import { within } from '@sibila/core/within';
import { outboxLag } from '@sibila/core/outbox/deliver';
import type { AppEnv } from './request-context.ts';

const LAG_MAX_MS = 10 * 60 * 1000;
const ANSWER_MS = 3000;
const FREE_SHARE_MIN = 0.05;

export interface HealthOptions {
  shared: Shared;
  /** The folder of the embedded parts; null where there are none. */
  dataDir: string | null;
  /** Whether the process is on its way out. */
  isLeaving: () => boolean;
}

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work. The status is for whoever sends
 * requests here: 503 only where they would fail. `ok` and `checks` are for whoever watches: mails
 * that don't leave are a fault, and yet no reason to close the whole product.
 */
export function health({ shared, dataDir, isLeaving }: HealthOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/healthz', (c) => c.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const [lag, free] = await Promise.all([
      inTime(outboxLag(shared)),
      dataDir === null ? 1 : inTime(freeShare(dataDir)),
    ]);
    const needed = {
      database: lag !== null,
      disk: free !== null && free >= FREE_SHARE_MIN,
      staying: !isLeaving(),
    };
    const checks = { ...needed, mails: lag === null || lag <= LAG_MAX_MS };
    const isReady = Object.values(needed).every(Boolean);
    const body = { ok: isReady && checks.mails, checks };
    return c.json(body, isReady ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}

async function freeShare(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return bavail / blocks;
}

/** What a look gave; null when it failed or took too long. */
const inTime = <T>(look: Promise<T>) =>
  within(
    look.catch(() => null),
    ANSWER_MS,
  );
