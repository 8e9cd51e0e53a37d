import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './request-context.ts';

export interface PolicyOptions {
  /** Turnstile is in use: its script and frame are allowed. */
  turnstile: boolean;
  https: boolean;
}

const TURNSTILE = 'https://challenges.cloudflare.com';

/**
 * The Content-Security-Policy of a page that is the same for everybody: `scripts` are the hashes of
 * its inline scripts, which bring in all others. Styles can't be named: the lock of the page behind
 * a dialog writes one as wide as the visitor's scroll bar, and nothing else lets it in without a nonce.
 */
export const scriptPolicy = (scripts: readonly string[], options: PolicyOptions): string =>
  policyOf([`script-src ${[...scripts, "'strict-dynamic'"].join(' ')}`, INLINE_STYLES], options);

const INLINE_STYLES = "style-src 'self' 'unsafe-inline'";

/** The Content-Security-Policy of a page that is made for one request: its parts carry `nonce`. */
export const noncePolicy = (nonce: string, options: PolicyOptions): string =>
  policyOf(
    [
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
    ],
    options,
  );

function policyOf(own: readonly string[], { turnstile, https }: PolicyOptions): string {
  return [
    "default-src 'none'",
    ...own,
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

const HSTS = 'Strict-Transport-Security';

/** What every answer carries, unless it has its own. */
export const fixedHeaders = ({ https }: PolicyOptions): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  // A page with forms brings a policy of its own: without a referrer they would name no origin.
  'Referrer-Policy': 'no-referrer',
  [RESOURCE_POLICY]: 'same-origin',
  ...(https ? { [HSTS]: 'max-age=63072000; includeSubDomains' } : {}),
});

/** Security headers on every answer; a page brings its own policy. */
export function securityHeaders(options: PolicyOptions) {
  const fixed = Object.entries(fixedHeaders(options));
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (c.get('isComplete')) return;
    const { headers } = c.res;
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', BARE_POLICY);
    // What does not say that it may be kept belongs to somebody.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value);
  });
}
