import { statfs } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Shared } from '@sibila/core/context';
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

/** `/healthz`: the process answers. `/readyz`: it can do its work. */
export function health({ shared, dataDir, isLeaving }: HealthOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/healthz', (c) => c.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const checks = {
      database: await inTime(outboxLag(shared).then((lag) => lag <= LAG_MAX_MS)),
      disk: dataDir === null || (await inTime(freeShare(dataDir).then((s) => s >= FREE_SHARE_MIN))),
      staying: !isLeaving(),
    };
    const ok = Object.values(checks).every(Boolean);
    return c.json({ ok, checks }, ok ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}

async function freeShare(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return bavail / blocks;
}

async function inTime(check: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_MS, false).unref());
  return Promise.race([check.catch(() => false), late]);
}
