import { createMiddleware } from 'hono/factory';
import { URL_MAX } from '@sibila/contracts/limits';
import { DomainError } from '@sibila/core/errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses with URL_TOO_LONG what no page of ours asks for and, on every method that may change
 * something, with CROSS_SITE what another site makes a browser send: before any body is read.
 * Clients that send neither header are no browsers and carry nobody's cookies. `origins` comes
 * from the configuration, never from the request.
 */
export function originGuard(origins: ReadonlySet<string>) {
  return createMiddleware((c, next) => {
    if (c.req.url.length > URL_MAX) throw new DomainError('URL_TOO_LONG');
    if (!SAFE.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site');
      const origin = c.req.header('origin');
      const isForeign =
        site === 'cross-site' ||
        site === 'same-site' ||
        (origin !== undefined && !origins.has(origin));
      if (isForeign || !xsrfMatches(c.req.header('cookie'), c.req.header('x-xsrf-token')))
        throw new DomainError('CROSS_SITE');
    }
    return next();
  });
}

/** A token in the header must be the cookie's; without a header there is nothing to compare. */
function xsrfMatches(cookies: string | undefined, header: string | undefined): boolean {
  if (header === undefined) return true;
  const cookie = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies ?? '')?.[1];
  return cookie === header;
}

/** The origins that are ours: APP_URL's, and in local mode every name of this machine. */
export function ownOrigins(appUrl: string, local: boolean): Set<string> {
  const url = new URL(appUrl);
  const origins = new Set([url.origin]);
  if (local && url.protocol === 'http:')
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      origins.add(new URL(`http://${name}${url.port ? `:${url.port}` : ''}`).origin);
  return origins;
}
