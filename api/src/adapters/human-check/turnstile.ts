import { isIP } from 'node:net';
import { z } from 'zod';
import { DomainError } from '@sibila/core/errors';
import type { HumanCheck } from '@sibila/core/ports/human-check';
import type { Log } from '@sibila/core/context';

const TIMEOUT_MS = 3000;
/** The vendor's own tokens are never longer. */
const TOKEN_MAX = 2048;
const answer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});
/** What it answers where the fault is its own, or that of our secret: no word on the visitor. */
const NOT_THE_VISITOR = /^(internal-error|bad-request|(missing|invalid)-input-secret)$/;
const RETRY_AFTER = 15;

export interface TurnstileOptions {
  secretKey: string;
  verifyUrl: string;
  /** Tokens solved on another site are refused. */
  hostname: string;
  log: Log;
}

/** Cloudflare Turnstile. A slow or broken answer is none: HUMAN_CHECK_UNAVAILABLE. */
export function turnstile({ secretKey, verifyUrl, hostname, log }: TurnstileOptions): HumanCheck {
  const verdictOn = async (form: URLSearchParams): Promise<z.infer<typeof answer>> => {
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: form,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const result = answer.parse(await response.json());
      const fault = result['error-codes']?.find((code) => NOT_THE_VISITOR.test(code));
      if (fault) throw new Error(`Turnstile answered ${fault}`);
      return result;
    } catch (error) {
      log.error({ event: 'human-check.failed', err: error }, 'the human check did not answer');
      throw new DomainError('HUMAN_CHECK_UNAVAILABLE', { retryAfter: RETRY_AFTER });
    }
  };
  return {
    async passes({ token, action, ip, idempotencyKey }) {
      if (!token || token.length > TOKEN_MAX) return false;
      const form = new URLSearchParams({ secret: secretKey, response: token });
      // An IPv6 client is known by its network alone, which the vendor takes for no address.
      if (isIP(ip) !== 0) form.set('remoteip', ip);
      if (idempotencyKey) form.set('idempotency_key', idempotencyKey);
      const result = await verdictOn(form);
      const isOurs = result.hostname === hostname && result.action === action;
      if (result.success && !isOurs)
        log.warn({ event: 'human-check.foreign' }, 'a token of another form or site was refused');
      return result.success && isOurs;
    },
  };
}
