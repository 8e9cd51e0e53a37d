import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Shared } from '@sibila/core/context';
import { within } from '@sibila/core/within';
import { outboxLag } from '@sibila/core/outbox/deliver';
import type { DiskGuard } from './disk-guard.ts';
import type { AppEnv } from './request-context.ts';

const LAG_MAX_MS = 10 * 60 * 1000;
const ANSWER_MS = 3000;

export interface HealthOptions {
  shared: Shared;
  /** Watches the disk of the embedded parts; null where there are none. */
  disk: DiskGuard | null;
  /** Whether the process is on its way out. */
  isLeaving: () => boolean;
}

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work. The status is for whoever sends
 * requests here: 503 only where they would fail; `state` tells a product that can be read, but not
 * written to, from one that can't be used. `ok` and `checks` are for whoever watches: mails that
 * don't leave are a fault, and yet no reason to close the whole product.
 */
export function health({ shared, disk, isLeaving }: HealthOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/healthz', (c) => c.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const [lag, takesWrites, hasRoom] = await Promise.all([
      inTime(outboxLag(shared)),
      inTime(databaseTakesWrites(shared)),
      disk === null ? true : inTime(disk.check()),
    ]);
    const database = lag !== null && takesWrites !== null;
    const staying = !isLeaving();
    const mails = lag === null || lag <= LAG_MAX_MS;
    const isUsable = database && hasRoom !== null && staying;
    const isWritable = takesWrites === true && hasRoom === true;
    const state = isUsable ? (isWritable ? 'ready' : 'read-only') : 'unavailable';
    const checks = { database, disk: hasRoom === true, staying, mails };
    const body = { ok: state === 'ready' && mails, state, checks };
    return c.json(body, state === 'ready' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}

/** False on a standby, and where an operator or a full disk has made the database read only. */
async function databaseTakesWrites({ db }: Shared): Promise<boolean> {
  const [row] = await db.execute(sql`select current_setting('transaction_read_only') as setting`);
  return row?.['setting'] === 'off';
}

/** What a look gave; null when it failed or took too long. */
const inTime = <T>(look: Promise<T>) =>
  within(
    look.catch(() => null),
    ANSWER_MS,
  );
