import type { z } from 'zod';
import * as account from '@sibila/contracts/account';
import { pageInput } from '@sibila/contracts/paging';
import { readingRef } from '@sibila/contracts/reading';
import {
  interpretTarotInput,
  tarotReading,
  type TarotReading,
  type TarotReadingEvent,
} from '@sibila/contracts/tarot';
import { DomainError } from '@sibila/core/errors';
import type { Caller } from '../trpc/router.ts';

/** A path of the REST API: one call of one procedure, and how its answer is dressed. */
export interface RestRow {
  method: 'GET' | 'POST' | 'DELETE';
  /** In Hono's form: `/api/tarot/readings/:id`. */
  path: string;
  summary: string;
  tag: string;
  status: 200 | 201 | 204;
  /** What may go wrong beside what may on every path, for the description. */
  failures: readonly number[];
  /** Answers to a session's cookie alone. */
  needsSession?: true;
  /** Where the input comes from; path parameters are always added. */
  from: 'body' | 'query' | 'none';
  input: z.ZodType | null;
  output: z.ZodType | null;
  call(caller: Caller, input: never): Promise<unknown>;
  /** Not counted among operations in general: it has limits of its own, or none. */
  ownLimits?: true;
  /** Turns a page of a history into a plain array and a Link to the next one. */
  paged?: true;
}

interface Typed<I extends z.ZodType | null> extends Omit<RestRow, 'call' | 'input'> {
  input: I;
  call(caller: Caller, input: I extends z.ZodType ? z.input<I> : undefined): Promise<unknown>;
}
const row = <I extends z.ZodType | null>(typed: Typed<I>): RestRow => typed;

async function storedReading(events: AsyncIterable<TarotReadingEvent>): Promise<TarotReading> {
  for await (const event of events) if (event.type === 'done') return event.reading;
  throw new DomainError('READER_UNAVAILABLE');
}

/** Every path of the REST API. No logic of its own: the procedures decide. */
export const REST_TABLE: readonly RestRow[] = [
  row({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The person of this session',
    tag: 'account',
    status: 200,
    failures: [401],
    needsSession: true,
    from: 'none',
    input: null,
    output: account.user,
    async call(caller) {
      const user = await caller.account.user();
      if (!user) throw new DomainError('NOT_SIGNED_IN');
      return user;
    },
  }),
  row({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Open an account; the answer is the same for a taken address',
    tag: 'account',
    status: 201,
    failures: [],
    from: 'body',
    input: account.registerInput,
    output: account.messageOutput,
    call: (caller, input) => caller.account.register(input),
  }),
  row({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in; sets the session cookie',
    tag: 'account',
    status: 200,
    failures: [401],
    from: 'body',
    input: account.loginInput,
    output: account.user,
    call: (caller, input) => caller.account.login(input),
  }),
  row({
    method: 'POST',
    path: '/api/auth/logout',
    ownLimits: true,
    summary: 'Sign out; works without a session too',
    tag: 'account',
    status: 200,
    failures: [],
    from: 'none',
    input: null,
    output: account.successOutput,
    call: (caller) => caller.account.logout(),
  }),
  row({
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Prove an address by the token of its link, once',
    tag: 'account',
    status: 200,
    failures: [400],
    from: 'body',
    input: account.verifyEmailInput,
    output: account.successOutput,
    call: (caller, input) => caller.account.verifyEmail(input),
  }),
  row({
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Mail a new verification link; the answer is always the same',
    tag: 'account',
    status: 200,
    failures: [],
    from: 'body',
    input: account.resendVerificationInput,
    output: account.messageOutput,
    call: (caller, input) => caller.account.resendVerification(input),
  }),
  row({
    method: 'POST',
    path: '/api/tarot/interpret',
    ownLimits: true,
    summary: 'Read a draw; the same id again gives the same reading',
    tag: 'tarot',
    status: 201,
    failures: [401, 402, 409, 422],
    needsSession: true,
    from: 'body',
    input: interpretTarotInput,
    output: tarotReading,
    call: async (caller, input) => storedReading(await caller.tarot.interpret(input)),
  }),
  row({
    method: 'GET',
    path: '/api/tarot/readings',
    summary: "The person's tarot readings, newest first",
    tag: 'tarot',
    status: 200,
    failures: [400, 401],
    needsSession: true,
    from: 'query',
    input: pageInput,
    output: tarotReading.array(),
    paged: true,
    call: (caller, input) => caller.tarot.readings(input),
  }),
  row({
    method: 'DELETE',
    path: '/api/tarot/readings/:id',
    summary: 'Forget a tarot reading',
    tag: 'tarot',
    status: 204,
    failures: [400, 401, 404],
    needsSession: true,
    from: 'none',
    input: readingRef,
    output: null,
    call: (caller, input) => caller.tarot.remove(input),
  }),
];
