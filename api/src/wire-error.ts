import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { ERRORS, type ErrorCode, type ErrorDetails } from '@sibila/contracts/errors';
import { DomainError } from '@sibila/core/errors';
import { isDatabaseAway } from '@sibila/drizzle/away';

/** An error as it leaves: nothing of what caused it but the code's own text and details. */
export interface WireError extends Omit<ErrorDetails, 'message'> {
  status: number;
  code: ErrorCode;
  message: string;
}

const TRPC_CODES: Partial<Record<TRPCError['code'], ErrorCode>> = {
  PARSE_ERROR: 'MALFORMED_BODY',
  BAD_REQUEST: 'MALFORMED_BODY',
  UNAUTHORIZED: 'NOT_SIGNED_IN',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  PAYLOAD_TOO_LARGE: 'BODY_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

const HTTP_CODES: Partial<Record<number, ErrorCode>> = {
  400: 'MALFORMED_BODY',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  414: 'URL_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Seconds after which a database that was away, full or blocked is worth another request. */
const DATABASE_RETRY_AFTER = 5;

/** The one error map: what anything thrown looks like from outside. */
export function toWireError(error: unknown): WireError {
  const known = knownError(error);
  if (known) {
    const { message, ...details } = known.details;
    return { ...details, ...entry(known.code), ...(message === undefined ? {} : { message }) };
  }
  if (error instanceof TRPCError) return entry(TRPC_CODES[error.code] ?? 'UNEXPECTED');
  if (isHttpError(error)) return entry(HTTP_CODES[error.status] ?? 'UNEXPECTED');
  return entry('UNEXPECTED');
}

/** Whether an error is a fault of ours, to be logged whole. */
export const isUnexpected = (wire: WireError) => wire.status >= 500;

/** Whether a request was turned away on purpose, as there was no room for it: nothing is broken. */
export function isShed(error: unknown): boolean {
  if (error instanceof TRPCError) return isShed(error.cause);
  return error instanceof DomainError && error.code === 'UNAVAILABLE' && !error.cause;
}

function entry(code: ErrorCode): WireError {
  return { code, status: ERRORS[code].status, message: ERRORS[code].message };
}

function knownError(error: unknown): { code: ErrorCode; details: ErrorDetails } | null {
  if (error instanceof DomainError) return error;
  if (error instanceof ZodError) {
    const errors: Record<string, string> = {};
    for (const issue of error.issues) {
      // Only the field's name: deeper places are of no use to a form.
      const field = String(issue.path[0] ?? 'body');
      errors[field] ??= issue.path.length > 0 ? issue.message : ERRORS.INVALID_INPUT.message;
    }
    const message = Object.values(errors)[0] ?? ERRORS.INVALID_INPUT.message;
    return { code: 'INVALID_INPUT', details: { errors, message } };
  }
  if (error instanceof TRPCError && error.cause) {
    const cause = knownError(error.cause);
    // A failed output schema is our fault, and what it says is ours alone.
    if (cause && !(error.cause instanceof ZodError && error.code === 'INTERNAL_SERVER_ERROR'))
      return cause;
  }
  if (isDatabaseAway(error))
    return { code: 'UNAVAILABLE', details: { retryAfter: DATABASE_RETRY_AFTER } };
  return null;
}

function isHttpError(error: unknown): error is { status: number } {
  return (
    error instanceof Error &&
    'status' in error &&
    typeof error.status === 'number' &&
    error.status < 500
  );
}
