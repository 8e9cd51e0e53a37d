import { ERRORS, type ErrorCode, type ErrorDetails } from '@sibila/contracts/errors';

/** The one way in which a verb refuses. The text is the code's; details travel beside it. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(details.message ?? ERRORS[code].message, options);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
