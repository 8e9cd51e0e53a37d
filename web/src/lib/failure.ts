import { TRPCClientError } from '@trpc/client';

/** A help line as it travels beside CRISIS_SUPPORT. */
export interface HelpLine {
  place: string;
  name: string;
  number: string;
  note?: string;
}

/** What a screen needs to know of a failed call. `code` is null when the server never answered. */
export interface Failure {
  code: string | null;
  status: number | null;
  /** The Spanish text to show; empty when there is none. */
  message: string;
  /** Field name to Spanish text. */
  fields: Record<string, string>;
  emailVerified: boolean | null;
  resetsAt: Date | null;
  /** Seconds until another try is welcome. */
  retryAfter: number | null;
  lines: HelpLine[];
}

type Bag = Record<string, unknown>;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function fieldsOf(value: unknown): Record<string, string> {
  if (!isBag(value)) return {};
  const pairs = Object.entries(value).filter(([, message]) => typeof message === 'string');
  return Object.fromEntries(pairs.map(([field, message]) => [field, text(message)]));
}

function linesOf(value: unknown): HelpLine[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isBag).map((line) => ({
    place: text(line['place']),
    name: text(line['name']),
    number: text(line['number']),
    ...(text(line['note']) ? { note: text(line['note']) } : {}),
  }));
}

function dateOf(value: unknown): Date | null {
  const date = value instanceof Date ? value : new Date(text(value));
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Reads any thrown value: an answer of the API carries data, a broken connection does not. */
export function failureOf(error: unknown): Failure {
  const data = error instanceof TRPCClientError && isBag(error.data) ? error.data : {};
  return {
    code: text(data['code']) || null,
    status: typeof data['httpStatus'] === 'number' ? data['httpStatus'] : null,
    message: error instanceof Error ? error.message : '',
    fields: fieldsOf(data['errors']),
    emailVerified: typeof data['emailVerified'] === 'boolean' ? data['emailVerified'] : null,
    resetsAt: dateOf(data['resetsAt']),
    retryAfter: typeof data['retryAfter'] === 'number' ? data['retryAfter'] : null,
    lines: linesOf(data['lines']),
  };
}
