import { createMiddleware } from 'hono/factory';
import type { Log } from '@sibila/core/context';
import type { Randomness } from '@sibila/core/ports/randomness';
import type { AppEnv } from './request-context.ts';

const SLOW_MS = 1000;

/** What any text of an address may be written as without meaning another: `%41`, `%2541`. */
const NEEDLESSLY_ESCAPED = /%(?:25)*([46][1-9a-f]|[57][0-9a]|3[0-9]|2[de]|5f)/gi;
/** The token of a link, wherever it stands and in whatever case. */
const LINK_TOKEN = /[A-Za-z0-9_-]{22,}\.[A-Za-z0-9_-]{43,}/g;

/**
 * A path as the log may hold it: short, and without a token, however a mail program mangled the
 * link that carried it.
 */
export function loggedPath(path: string): string {
  return path
    .replace(NEEDLESSLY_ESCAPED, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(LINK_TOKEN, '[REDACTED]')
    .replace(
      /((?:reset-password|verify-email|revert-email)(?:\/|%(?:25)*2f)+)[^/]+/gi,
      '$1[REDACTED]',
    )
    .slice(0, 200);
}

/** Names every request, and logs those that were refused, failed or slow. */
export function logRequests(log: Log, randomness: Randomness) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = randomness.uuid();
    c.set('requestId', requestId);
    const startedAt = performance.now();
    await next();
    // A cache would hand one visitor's id to the next.
    if (!c.get('isComplete')) c.res.headers.set('X-Request-Id', requestId);
    const ms = Math.round(performance.now() - startedAt);
    const { status } = c.res;
    const isShed = c.get('isShed') ?? false;
    if (status < 400 && ms < SLOW_MS && !isShed) return;
    const fields = { requestId, method: c.req.method, path: loggedPath(c.req.path), status, ms };
    if (isShed) log.warn(fields, 'a request was shed');
    else if (status >= 500) log.error(fields, 'a request failed');
    else log.info(fields, status >= 400 ? 'a request was refused' : 'a request was slow');
  });
}
