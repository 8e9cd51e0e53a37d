import { ERRORS, type ErrorCode, type ErrorDetails } from '@sibila/contracts/errors';
import { waitText } from '@sibila/contracts/wait-text';

/** Of a limit whose end is known, people are told how long it takes. */
const waitMessage = (code: ErrorCode, { retryAfter }: ErrorDetails): string | undefined =>
  code === 'TOO_MANY_REQUESTS' && retryAfter !== undefined
    ? `Son demasiados intentos en poco tiempo. Vuelve a intentarlo dentro de ${waitText(retryAfter)}.`
    : undefined;

/** The one way in which a verb refuses. The text is the code's; details travel beside it. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    const message = details.message ?? waitMessage(code, details);
    super(message ?? ERRORS[code].message, options);
    this.code = code;
    this.details = message === undefined ? details : { ...details, message };
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
