import { createMiddleware } from 'hono/factory';

export interface PolicyOptions {
  /** Turnstile is in use: its script and frame are allowed. */
  turnstile: boolean;
  https: boolean;
}

const TURNSTILE = 'https://challenges.cloudflare.com';

/** The Content-Security-Policy of a page whose scripts carry `nonce`. */
export function pagePolicy(nonce: string, { turnstile, https }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(turnstile ? [`frame-src ${TURNSTILE}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** For answers that are not pages: nothing may run, nothing may frame them. */
const BARE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers that mean something to documents alone; pages carry them beside their policy. */
export const DOCUMENT_HEADERS = {
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
} as const;

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/** For pictures that feeds and shared links show on other sites. */
export const SHOWN_ANYWHERE = { [RESOURCE_POLICY]: 'cross-origin' } as const;

/** Security headers on every answer; a page brings its own policy. */
export function securityHeaders({ https }: PolicyOptions) {
  return createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', BARE_POLICY);
    // What does not say that it may be kept belongs to somebody.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    headers.set('X-Content-Type-Options', 'nosniff');
    // A page with forms brings a policy of its own: without a referrer they would name no origin.
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'no-referrer');
    if (!headers.has(RESOURCE_POLICY)) headers.set(RESOURCE_POLICY, 'same-origin');
    if (https) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  });
}
