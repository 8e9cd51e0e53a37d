import { isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import { DomainError } from '@sibila/core/errors';

const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/** A host as a request names it: without its port, in lower case, IPv6 without brackets. */
const nameOf = (host: string) =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

/**
 * Answers requests for this machine's own names alone. Another site can point a name of its own at
 * 127.0.0.1 and would then be of one origin with the mailbox of local mode. An address is no such
 * name; where every address is listened on, each may be used.
 */
export function hostGuard(host: string, appUrl: string) {
  const own = new Set([
    'localhost',
    '127.0.0.1',
    '::1',
    // HOST holds no port; the last group of an IPv6 address must not be cut off as one.
    nameOf(isIP(host) === 6 ? `[${host}]` : host),
    nameOf(new URL(appUrl).host),
  ]);
  const takesAddresses = EVERY_ADDRESS.has(host);
  return createMiddleware((c, next) => {
    const name = nameOf(c.req.header('host') ?? new URL(c.req.url).host);
    if (!own.has(name) && !(takesAddresses && isIP(name) !== 0))
      throw new DomainError('CROSS_SITE', {
        message: `Este servidor local solo responde en ${appUrl}. Ábrelo ahí o escribe en APP_URL el nombre que quieras usar.`,
      });
    return next();
  });
}
