import { isIP } from 'node:net';
import { z } from 'zod';
import type { HumanCheck } from '@sibila/core/ports/human-check';
import type { Log } from '@sibila/core/context';

const TIMEOUT_MS = 3000;
/** The vendor's own tokens are never longer. */
const TOKEN_MAX = 2048;
const answer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
});

export interface TurnstileOptions {
  secretKey: string;
  verifyUrl: string;
  /** Tokens solved on another site are refused. */
  hostname: string;
  log: Log;
}

/** Cloudflare Turnstile. Whatever goes wrong, a slow or broken answer included, is a no. */
export function turnstile({ secretKey, verifyUrl, hostname, log }: TurnstileOptions): HumanCheck {
  return {
    async passes({ token, action, ip, idempotencyKey }) {
      if (!token || token.length > TOKEN_MAX) return false;
      const form = new URLSearchParams({ secret: secretKey, response: token });
      // An IPv6 client is known by its network alone, which the vendor takes for no address.
      if (isIP(ip) !== 0) form.set('remoteip', ip);
      if (idempotencyKey) form.set('idempotency_key', idempotencyKey);
      try {
        const response = await fetch(verifyUrl, {
          method: 'POST',
          body: form,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const result = answer.parse(await response.json());
        const isOurs = result.hostname === hostname && result.action === action;
        if (result.success && !isOurs)
          log.warn({ event: 'human-check.foreign' }, 'a token of another form or site was refused');
        return result.success && isOurs;
      } catch (error) {
        log.error({ event: 'human-check.failed', err: error }, 'the human check did not answer');
        return false;
      }
    },
  };
}
