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

/** Causes further down than this say nothing new. */
const CAUSES = 4;
const FRAME = /^ {4}at (?:.+ \()?(?:file:|node:|\/|[A-Z]:\\)[^()]*:\d+:\d+\)?$/;

/** An error and what caused it, outermost first. */
function chainOf(error: Error): Error[] {
  const chain = [error];
  for (let at = error.cause; at instanceof Error && chain.length <= CAUSES; at = at.cause)
    chain.push(at);
  return chain;
}

/** Whether a message holds a statement or values: Drizzle's, PostgreSQL's, and copies of them. */
const isOfQuery = (error: Error) => 'query' in error || error.name === 'PostgresError';

/** An error as the log keeps it: no bound values, no parts of a request. */
function serializeError(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const chain = chainOf(thrown);
  const isQuery = chain.some(isOfQuery);
  const serialize = (error: Error) => ({
    type: error.name,
    message: isQuery ? 'a query failed' : error.message,
    ...pick(error, ['code', 'table_name', 'constraint_name']),
    stack: framesOf(error, chain),
  });
  return chain.reduceRight<object | undefined>(
    (cause, error) => ({ ...serialize(error), ...(cause && { cause }) }),
    undefined,
  );
}

/** Where an error was made. A stack begins with its message, whose lines may look like frames. */
function framesOf({ stack = '' }: Error, chain: readonly Error[]): string {
  const bare = chain.reduce((text, { message }) => text.split(message).join(''), stack);
  const lines = bare.split('\n').filter((line) => FRAME.test(line));
  return lines.slice(0, 12).join('\n');
}

function pick(error: Error, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(error).filter(([name]) => names.includes(name)));
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
