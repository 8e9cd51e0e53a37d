import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { ERRORS, type ErrorCode, type ErrorDetails } from '@sibila/contracts/errors';
import { DomainError } from '@sibila/core/errors';

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

/** The one error map: what anything thrown looks like from outside. */
export function toWireError(error: unknown): WireError {
  const known = knownError(error);
  if (known) {
    const { message, ...details } = known.details;
    return { ...details, ...entry(known.code), ...(message === undefined ? {} : { message }) };
  }
  if (error instanceof TRPCError) return entry(TRPC_CODES[error.code] ?? 'UNEXPECTED');
  if (isHttpError(error)) return entry(HTTP_CODES[error.status] ?? 'UNEXPECTED');
  return entry(isDatabaseAway(error) ? 'UNAVAILABLE' : 'UNEXPECTED');
}

/** Whether an error is a fault of ours, to be logged whole. */
export const isUnexpected = (wire: WireError) => wire.status >= 500;

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
    if (isDatabaseAway(error.cause)) return { code: 'UNAVAILABLE', details: {} };
  }
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

/** No connection, or one that broke; shut down, full; or in conflict with others three times. */
const AWAY = /^(CONNECT|CONNECTION_|ECONN|EPIPE|57P0|53300|53100|08|40001|40P01)/;

/** Whether the database could not be reached, or could not take what it was given just now. */
function isDatabaseAway(error: unknown): boolean {
  for (
    let at: unknown = error, depth = 0;
    at instanceof Error && depth < 5;
    at = at.cause, depth++
  ) {
    if ('code' in at && typeof at.code === 'string' && AWAY.test(at.code)) return true;
    // The embedded server's socket is a file; any other missing file is a fault of ours.
    if ('syscall' in at && at.syscall === 'connect') return true;
    // PostgreSQL's own word for ending a connection, or for letting none begin.
    if ('severity' in at && at.severity === 'FATAL') return true;
  }
  return false;
}
