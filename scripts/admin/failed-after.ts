import { DomainError } from '@sibila/core/errors';
import { AdminError } from './noun.ts';

/**
 * A failure on the way as a refusal, whose text also says what was done before it. What nobody
 * foresaw goes along as its cause, for the log; `isForeseen` tells of more than refusals of verbs.
 */
export function failedAfter(text: string, error: unknown, isForeseen = false): AdminError {
  if (error instanceof AdminError) return new AdminError(text, { cause: error.cause });
  const isKnown = isForeseen || error instanceof DomainError;
  return new AdminError(text, { cause: isKnown ? undefined : error });
}
