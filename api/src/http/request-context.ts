import type { Context as HonoContext } from 'hono';
import { setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { clientId } from '@sibila/contracts/text';
import { DomainError } from '@sibila/core/errors';
import type { Shared } from '@sibila/core/context';
import type { OperationMeter } from '@sibila/core/quota/operation-meter';
import type { ProcedureContext } from '../trpc/init.ts';
import { clientIp } from './client-ip.ts';

/** What a request carries through the app. */
export interface AppEnv {
  Variables: {
    requestId: string;
    setsCookies?: true;
    /** It was turned away for want of room; its one line in the log says so. */
    isShed?: true;
    /** The operations that this request was counted as. */
    charged?: number;
    /** The answer is public and complete: the server adds no headers to it. */
    isComplete?: true;
  };
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
}

export interface RequestOptions {
  shared: Shared;
  meter: OperationMeter;
  https: boolean;
  trustProxy: number;
}

// What is a member's is `no-store`, or on a shelf that the page empties. "cache" would hold Chromium up
// for 4 to 12 s, "storage" take guests' consent and offline pages, "cookies" reach sibling hosts.
const FORGOTTEN = '"prefetchCache", "prerenderCache"';
const XSRF_COOKIE = 'XSRF-TOKEN';

/** The session cookie's name; `__Host-` binds it to this very host where there is TLS. */
export const sessionCookieName = (https: boolean) =>
  https ? '__Host-sibila_session' : 'sibila_session';

/**
 * Makes a verb's context from a request: who asks, from where, and how often already. `operations`
 * is the size of a batch, 0 for what has limits of its own. Refuses with TOO_MANY_REQUESTS.
 */
export async function contextOf(
  c: HonoContext<AppEnv>,
  { shared, meter, https, trustProxy }: RequestOptions,
  operations = 1,
): Promise<ProcedureContext> {
  const ip = chargeAddress(c, { meter, trustProxy }, operations);
  const name = sessionCookieName(https);
  const token = sessionToken(c.req.header('cookie'), name);
  const actor = token ? await shared.ports.sessions.actorOf(shared.db, token) : null;
  if (actor && operations > 0) meter.take('operations.account', actor.user.id, operations);
  const options = { path: '/', httpOnly: true, secure: https, sameSite: 'Lax' } as const;
  return {
    core: {
      ...shared,
      actor,
      request: {
        id: c.get('requestId'),
        ip,
        userAgent: c.req.header('user-agent') ?? null,
        idempotencyKey: idempotencyKeyOf(c),
      },
    },
    cookie: {
      set: (value) => putCookie(c, name, value, options),
      clear: () => {
        putCookie(c, name, '', { ...options, maxAge: 0 });
        c.header('Clear-Site-Data', FORGOTTEN);
      },
    },
  };
}

const TOKENS = new Map(
  [true, false].map((https) => {
    const name = sessionCookieName(https);
    return [name, new RegExp(`(?:^|; ?)${name}=([A-Za-z0-9_-]{20,64})(?:;|$)`)];
  }),
);

/** The session's token among the cookies of a request; what can't be one counts as none. */
function sessionToken(cookies: string | undefined, name: string): string | null {
  return (cookies && TOKENS.get(name)?.exec(cookies)?.[1]) || null;
}

/**
 * Counts operations against the limit of the client's address, which it gives back. A request that
 * passes several places that count is as many as the one that counts most.
 */
export function chargeAddress(
  c: HonoContext<AppEnv>,
  { meter, trustProxy }: Pick<RequestOptions, 'meter' | 'trustProxy'>,
  operations: number,
): string {
  const socket = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  const ip = clientIp(socket, c.req.header('x-forwarded-for'), trustProxy);
  const charged = c.get('charged') ?? 0;
  if (operations > charged) {
    meter.take('operations.ip', ip, operations - charged);
    c.set('charged', operations);
  }
  return ip;
}

/** The key of a mutation, in lower case; one that is no UUID is refused. Reads ignore theirs. */
function idempotencyKeyOf(c: HonoContext<AppEnv>): string | null {
  const header = c.req.header('idempotency-key');
  if (header === undefined || c.req.method === 'GET' || c.req.method === 'HEAD') return null;
  const key = clientId.safeParse(header);
  if (!key.success)
    throw new DomainError('INVALID_INPUT', {
      errors: { 'Idempotency-Key': 'La clave debe ser un UUID' },
    });
  return key.data;
}

/** Sets a cookie and leaves word that this answer sets some. */
function putCookie(
  c: HonoContext<AppEnv>,
  name: string,
  value: string,
  options: CookieOptions,
): void {
  c.set('setsCookies', true);
  setCookie(c, name, value, options);
}

/** Gives a browser that has none the cookie whose value it may send back as X-XSRF-TOKEN. */
export function ensureXsrfCookie(
  c: HonoContext<AppEnv>,
  { shared, https }: Pick<RequestOptions, 'shared' | 'https'>,
): void {
  if (c.req.header('cookie')?.includes(`${XSRF_COOKIE}=`)) return;
  putCookie(c, XSRF_COOKIE, shared.ports.randomness.uuid().replaceAll('-', ''), {
    path: '/',
    secure: https,
    sameSite: 'Lax',
  });
}
