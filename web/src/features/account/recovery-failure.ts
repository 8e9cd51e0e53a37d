import { TRPCClientError } from '@trpc/client';
import { TransportError } from '../../lib/transport.ts';
import { failureOf } from '../../lib/failure.ts';

const INVALID_OR_EXPIRED = 'El enlace de restablecimiento es inválido o ha expirado.';

/** Whether the server, or anything in its place, never answered. */
function isSilence(error: unknown): boolean {
  const cause = error instanceof TRPCClientError ? error.cause : error;
  return cause instanceof TransportError && (cause.kind === 'network' || cause.kind === 'timeout');
}

/** The HTTP status of whatever answered; undefined without an answer. */
function statusOf(error: unknown): number | undefined {
  const cause = error instanceof TRPCClientError ? error.cause : error;
  return failureOf(error).status ?? (cause instanceof TransportError ? cause.status : undefined);
}

/** What the recovery forms say when they could not be sent. */
export function recoveryText(error: unknown): string {
  const failure = failureOf(error);
  if (failure.code) return failure.message || 'Ocurrió un error. Por favor, intenta nuevamente.';
  if (isSilence(error))
    return 'No pudimos conectar con el servidor. Verifica tu conexión a internet.';
  if ((statusOf(error) ?? 200) >= 400) return 'Ocurrió un error. Por favor, intenta nuevamente.';
  return 'Ocurrió un error al procesar tu solicitud. Por favor, intenta nuevamente.';
}

export interface LinkProblem {
  message: string;
  /** The link itself may still be good: it could not be looked at. */
  mayRetry: boolean;
}

/** What the reset page says of a link that could not be taken. */
export function linkProblem(error: unknown): LinkProblem {
  const failure = failureOf(error);
  const status = statusOf(error);
  if (status === 400)
    return {
      message:
        'El enlace de restablecimiento de contraseña ha expirado o ya no es válido. Por favor, solicita un nuevo enlace.',
      mayRetry: false,
    };
  if (status !== undefined && status > 400)
    return {
      message: (failure.code ? failure.message : '') || INVALID_OR_EXPIRED,
      mayRetry: true,
    };
  return {
    message: 'Ocurrió un error al validar el token. Por favor, solicita un nuevo enlace.',
    mayRetry: true,
  };
}

/** Whether a text tells of a link that is of no more use. */
export const speaksOfBadLink = (message: string): boolean =>
  /inv[aá]lid[oa]|no es v[aá]lid[oa]|expirado/i.test(message);
