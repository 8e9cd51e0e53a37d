import type { z } from 'zod';
import type { Context, SignedInContext } from '@sibila/core/context';
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
  /** Where the input comes from (`form` is a multipart one with files); path parameters are added. */
  from: 'body' | 'query' | 'none' | 'form';
  input: z.ZodType | null;
  output: z.ZodType | null;
  call(caller: Caller, input: never, core: Context): Promise<unknown>;
  /** For a form: its limits, before a byte of it is received. */
  admit?(core: SignedInContext): Promise<void>;
  /** Not counted among operations in general: it has limits of its own, or none. */
  ownLimits?: true;
  /** Turns a page of a history into a plain array and a Link to the next one. */
  paged?: true;
  /** The same for everyone: with an ETag, and kept for a minute by whoever wants to. */
  isPublic?: true;
  /** Its media type, where the answer is a file: the output is its name and its pieces. */
  file?: 'application/zip';
  /** A picture as WebP, to be shown in place: the output is its bytes. */
  isPicture?: true;
}

interface Typed<I extends z.ZodType | null> extends Omit<RestRow, 'call' | 'input'> {
  input: I;
  call(
    caller: Caller,
    input: I extends z.ZodType ? z.input<I> : undefined,
    core: Context,
  ): Promise<unknown>;
}
/** Types a row's call by its own input. */
export const row = <I extends z.ZodType | null>(typed: Typed<I>): RestRow => typed;

type Implied = 'status' | 'needsSession' | 'from' | 'input';
/** A path that takes nothing but the session, and is about whoever it is of; answers 200 or as told. */
export const ownRow = (
  given: Omit<RestRow, Implied> & Partial<Pick<RestRow, 'status'>>,
): RestRow => ({ status: 200, needsSession: true, from: 'none', input: null, ...given });
