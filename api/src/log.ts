import pino, { type DestinationStream, type Logger } from 'pino';

const REDACTED = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'turnstileToken',
  'email',
  'question',
  'cookie',
  'authorization',
  '*.password',
  '*.token',
  '*.email',
  '*.question',
  'headers.cookie',
  'headers.authorization',
];

/** An error as the log keeps it: no bound values, no parts of a request. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, stack, cause } = error;
  const isQuery = 'query' in error || name === 'DrizzleQueryError';
  // Drizzle writes the statement with its values into the message, and so into the stack.
  const frames = stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [];
  return {
    type: name,
    message: isQuery ? 'a query failed' : error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: frames.slice(0, 12).join('\n'),
    ...(cause === undefined ? {} : { cause: serializeError(cause) }),
  };
}

/** JSON lines in UTC, with secrets and personal data taken out. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: serializeError },
    redact: { paths: REDACTED, censor: '[REDACTED]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
