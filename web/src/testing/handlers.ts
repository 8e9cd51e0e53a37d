import { initTRPC, TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import superjson from 'superjson';
import type { z } from 'zod';
import {
  loginInput,
  messageOutput,
  registerInput,
  resendVerificationInput,
  successOutput,
  user,
  verifyEmailInput,
} from '@sibila/contracts/account';
import { ERRORS, type ErrorCode, type ErrorDetails } from '@sibila/contracts/errors';
import { pageInput } from '@sibila/contracts/paging';
import { quotaInput, quotaStatus } from '@sibila/contracts/quota';
import { readingRef } from '@sibila/contracts/reading';
import {
  interpretTarotInput,
  tarotReadingPage,
  type TarotReadingEvent,
} from '@sibila/contracts/tarot';

type Answer<T extends z.ZodType> = z.input<T> | Promise<z.input<T>>;

/** What the API answers in a test: each procedure typed by its contracts. */
export interface Answers {
  user: () => Answer<z.ZodNullable<typeof user>>;
  register: (input: z.output<typeof registerInput>) => Answer<typeof messageOutput>;
  login: (input: z.output<typeof loginInput>) => Answer<typeof user>;
  logout: () => Answer<typeof successOutput>;
  verifyEmail: (input: z.output<typeof verifyEmailInput>) => Answer<typeof successOutput>;
  resendVerification: (
    input: z.output<typeof resendVerificationInput>,
  ) => Answer<typeof messageOutput>;
  interpret: (input: z.output<typeof interpretTarotInput>) => AsyncIterable<TarotReadingEvent>;
  readings: (input: z.output<typeof pageInput>) => Answer<typeof tarotReadingPage>;
  remove: (input: z.output<typeof readingRef>) => Answer<typeof successOutput>;
  quota: (input: z.output<typeof quotaInput>) => Answer<typeof quotaStatus>;
}

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

const t = initTRPC.create({
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

const procedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (result.ok || !(result.error.cause instanceof Refusal)) return result;
  const { cause } = result.error;
  const code = STATUS_CODES[ERRORS[cause.code].status] ?? 'INTERNAL_SERVER_ERROR';
  throw new TRPCError({ code, message: cause.message, cause });
});

function unexpected(name: keyof Answers): never {
  console.error(`the test says nothing about what ${name} answers`);
  throw new Refusal('UNEXPECTED');
}

function routerOf(answers: Partial<Answers>) {
  const { account, tarot } = { account: accountOf(answers), tarot: tarotOf(answers) };
  return t.router({
    account,
    tarot,
    quota: t.router({
      status: procedure
        .input(quotaInput)
        .output(quotaStatus)
        .query(({ input }) => (answers.quota ?? someQuota)(input)),
    }),
  });
}

function accountOf(answers: Partial<Answers>) {
  return t.router({
    user: procedure.output(user.nullable()).query(() => answers.user?.() ?? null),
    register: procedure
      .input(registerInput)
      .output(messageOutput)
      .mutation(({ input }) => (answers.register ?? (() => unexpected('register')))(input)),
    login: procedure
      .input(loginInput)
      .output(user)
      .mutation(({ input }) => (answers.login ?? (() => unexpected('login')))(input)),
    logout: procedure
      .output(successOutput)
      .mutation(() => (answers.logout ?? (() => unexpected('logout')))()),
    verifyEmail: procedure
      .input(verifyEmailInput)
      .output(successOutput)
      .mutation(({ input }) => (answers.verifyEmail ?? (() => unexpected('verifyEmail')))(input)),
    resendVerification: procedure
      .input(resendVerificationInput)
      .output(messageOutput)
      .mutation(({ input }) =>
        (answers.resendVerification ?? (() => unexpected('resendVerification')))(input),
      ),
  });
}

function tarotOf(answers: Partial<Answers>) {
  return t.router({
    interpret: procedure.input(interpretTarotInput).mutation(async function* ({ input }) {
      yield* (answers.interpret ?? (() => unexpected('interpret')))(input);
    }),
    readings: procedure
      .input(pageInput)
      .output(tarotReadingPage)
      .query(({ input }) => (answers.readings ?? (() => unexpected('readings')))(input)),
    remove: procedure
      .input(readingRef)
      .output(successOutput)
      .mutation(({ input }) => (answers.remove ?? (() => unexpected('remove')))(input)),
  });
}

/** When the quota of `someQuota` renews. */
export const RENEWS = new Date(2026, 11, 12, 12);

const someQuota: Answers['quota'] = ({ type }) => ({
  type,
  limit: 8,
  used: 3,
  remaining: 5,
  resetsAt: RENEWS,
});

const handlerOf = (answers: Partial<Answers>) =>
  http.all('*/trpc/*', ({ request }) =>
    fetchRequestHandler({ endpoint: '/trpc', req: request, router: routerOf(answers) }),
  );

/** The network of every DOM test: nobody is signed in until a test says so. */
export const network = setupServer(handlerOf({}));

/** Says what the API answers from now on, until the end of the test. */
export function answer(answers: Partial<Answers>): void {
  network.use(handlerOf(answers));
}
