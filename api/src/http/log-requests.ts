import { createMiddleware } from 'hono/factory';
import type { Log } from '@sibila/core/context';
import type { Randomness } from '@sibila/core/ports/randomness';
import type { AppEnv } from './request-context.ts';

const SLOW_MS = 1000;

/** Addresses without what they carry: no query, no token of a link. */
export function loggedPath(path: string): string {
  return path.replace(/(\/reset-password\/)[^/]+/, '$1[REDACTED]').slice(0, 200);
}

/** Names every request, and logs those that were refused, failed or slow. */
export function logRequests(log: Log, randomness: Randomness) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = randomness.uuid();
    c.set('requestId', requestId);
    const startedAt = performance.now();
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const ms = Math.round(performance.now() - startedAt);
    const { status } = c.res;
    if (status < 400 && ms < SLOW_MS) return;
    const fields = { requestId, method: c.req.method, path: loggedPath(c.req.path), status, ms };
    if (status >= 500) log.error(fields, 'a request failed');
    else log.info(fields, status >= 400 ? 'a request was refused' : 'a request was slow');
  });
}
