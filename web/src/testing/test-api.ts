import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { ERRORS, type ErrorCode, type ErrorDetails } from '@sibila/contracts/errors';

/** A refusal of the API, with the status and text of its code. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? ERRORS[code].message);
    this.code = code;
    this.details = details;
  }
}

/** The builder of the API that tests answer with. */
export const t = initTRPC.create({
  transformer: superjson,
  isDev: false,
  errorFormatter({ shape, error }) {
    const refusal = error.cause instanceof Refusal ? error.cause : null;
    const code = refusal?.code ?? (error.code === 'BAD_REQUEST' ? 'INVALID_INPUT' : 'UNEXPECTED');
    const { message: own, ...details } = refusal?.details ?? {};
    const { status, message } = ERRORS[code];
    return {
      code: shape.code,
      message: own ?? message,
      data: { ...details, code, httpStatus: status },
    };
  },
});

const STATUS_CODES: Partial<Record<number, TRPCError['code']>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  402: 'PAYMENT_REQUIRED',
  409: 'CONFLICT',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** A procedure that refuses as the product's do. */
export const procedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (result.ok || !(result.error.cause instanceof Refusal)) return result;
  const { cause } = result.error;
  const code = STATUS_CODES[ERRORS[cause.code].status] ?? 'INTERNAL_SERVER_ERROR';
  throw new TRPCError({ code, message: cause.message, cause });
});

/** Fails the test: it asked for what it says nothing about. */
export function unforeseen(name: string): never {
  console.error(`the test says nothing about what ${name} answers`);
  throw new Refusal('UNEXPECTED');
}
