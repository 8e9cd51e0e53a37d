import { DomainError } from '@sibila/core/errors';
import { PaymentsFailure } from '@sibila/core/ports/payments';

/**
 * Why something failed, in one line: a refusal in its words, and why the provider of payments failed;
 * all else by its code or kind.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof PaymentsFailure) return error.message;
  if (!(error instanceof DomainError)) return codeOf(error);
  const reason = error.cause instanceof PaymentsFailure ? error.cause.message : error.code;
  return `${error.message} (${reason})`;
}

/** The code of an error or of what caused it, else its kind: messages may tell names, addresses and keys. */
export function codeOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && /^[\w-]{1,40}$/.test(at.code))
      return at.code;
  return error instanceof Error ? error.name : 'unknown';
}
