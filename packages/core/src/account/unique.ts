import type { ErrorCode, ErrorDetails } from '@sibila/contracts/errors';
import { DomainError } from '../errors.ts';

/** The work's outcome; a breach of this unique index is refused with a code of ours. */
export async function unlessTaken<T>(
  work: Promise<T>,
  index: string,
  code: ErrorCode,
  details: ErrorDetails = {},
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isBreachOf(error, index) ? new DomainError(code, details, { cause: error }) : error;
  }
}

/** Whether an error, or what caused it, is PostgreSQL's refusal of a second equal row. */
function isBreachOf(error: unknown, index: string): boolean {
  if (!(error instanceof Error)) return false;
  const isOurs = 'constraint_name' in error && error.constraint_name === index;
  return isOurs || isBreachOf(error.cause, index);
}
