import { TRPCClientError } from '@trpc/client';
import type { ClientErrorCode, HelpLine, SibilaError as Declared } from './public.d.ts';

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

const TEXTS: Record<ClientErrorCode, string> = {
  NETWORK: 'No pudimos conectar con el servidor. Verifica tu conexión a internet.',
  ABORTED: 'La llamada se interrumpió antes de terminar.',
  INVALID_URL: 'La dirección del servidor no es válida. Escríbela entera, con http:// o https://.',
  UNEXPECTED_ANSWER: 'El servidor respondió algo que no se puede leer.',
};

/**
 * Why a call came to nothing. `code` is the server's stable code, or a ClientErrorCode; `message` is
 * Spanish and can be shown; `status` is null where no answer came; `details` has what the server
 * said beside it (`resetsAt`, `retryAfter`…).
 */
export class SibilaError extends Error implements Declared {
  override readonly name = 'SibilaError';
  readonly code: string;
  readonly status: number | null;
  /** Field name to Spanish text, where fields are wrong. */
  readonly errors: Record<string, string>;
  readonly lines: readonly HelpLine[];
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, answer: { status: number; body: Bag } | null = null) {
    super(message);
    this.code = code;
    this.status = answer?.status ?? null;
    const { errors, lines, ...details } = answer?.body ?? {};
    this.errors = isBag(errors) ? (errors as Record<string, string>) : {};
    this.lines = Array.isArray(lines) ? (lines as HelpLine[]) : [];
    this.details = details;
  }
}

export const ofClient = (code: ClientErrorCode) => new SibilaError(code, TEXTS[code]);

/** The typed error for whatever a call of tRPC or fetch threw. */
export function sibilaError(error: unknown): SibilaError {
  if (error instanceof SibilaError) return error;
  if (error instanceof TRPCClientError && isBag(error.data)) {
    const { code, httpStatus, ...body } = error.data;
    if (typeof code === 'string' && typeof httpStatus === 'number')
      return new SibilaError(code, error.message, { status: httpStatus, body });
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'AbortError' || name === 'TimeoutError') return ofClient('ABORTED');
  // fetch says a TypeError where no answer came; all else is an answer that can't be read.
  return ofClient(cause instanceof TypeError ? 'NETWORK' : 'UNEXPECTED_ANSWER');
}

/** The typed error for an answer of a REST path that refuses. */
export async function refusalOf(response: Response): Promise<SibilaError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isBag(body) || typeof body['code'] !== 'string') return ofClient('UNEXPECTED_ANSWER');
  const { code, message, ...rest } = body;
  return new SibilaError(code, String(message), { status: response.status, body: rest });
}
