import { DomainError } from '@sibila/core/errors';
import { StorageFailure } from '@sibila/core/ports/object-store';
import { PaymentsFailure } from '@sibila/core/ports/payments';
import { unreached } from './unreached.ts';

/**
 * Why something failed, in one line: a refusal in its words, why the provider of payments or the store
 * of files failed, and what is wrong with the way to the database; all else by its code or kind.
 */
export function reasonOf(error: unknown): string {
  if (isTold(error)) return error.message;
  if (error instanceof DomainError) {
    const reason = error.cause instanceof PaymentsFailure ? error.cause.message : error.code;
    return `${error.message} (${reason})`;
  }
  const ofDatabase = isOfQuery(error) ? unreached(error, codeOf(error), 'DATABASE_URL') : null;
  return ofDatabase ?? codeOf(error);
}

/** Whether an error's message is for people, and holds no secret. */
export const isTold = (error: unknown): error is PaymentsFailure | StorageFailure =>
  error instanceof PaymentsFailure || error instanceof StorageFailure;

/** The code of an error or of what caused it, else its kind: messages may tell names, addresses and keys. */
export function codeOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    // The library that mails puts its own code over that of the network.
    for (const code of ['originalCode' in at && at.originalCode, 'code' in at && at.code])
      if (typeof code === 'string' && /^[\w-]{1,40}$/.test(code)) return code;
  return error instanceof Error ? error.name : 'unknown';
}

/** The client of the database notes on each error the query that it ended. */
function isOfQuery(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return 'query' in error || error.name === 'PostgresError' || isOfQuery(error.cause);
}
