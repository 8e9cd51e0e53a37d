// The types of the package that do not depend on the procedures; the build lays them before the others.
/** What each call may be given beside its input. */
export interface CallOptions {
  /** Interrupts the call: it is refused with the code ABORTED. */
  signal?: AbortSignal;
}

export interface Query<Input, Output> {
  query(...given: Given<Input>): Promise<Output>;
}

export interface Mutation<Input, Output> {
  mutate(...given: Given<Input>): Promise<Output>;
}

type Given<Input> = [Input] extends [void]
  ? [input?: undefined, options?: CallOptions]
  : undefined extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

/** Photos of a palm, and what is said of them. */
export interface PalmPhotos {
  image: Blob | Uint8Array;
  /** The other hand (Premium). */
  second?: Blob | Uint8Array;
  hand?: 'left' | 'right';
  /** Whether the photo is kept with the reading. */
  keep?: boolean;
  /** A UUID; the same one again gives the same reading. */
  id?: string;
}

/** What a call may be refused with, beside the server's own codes. */
export type ClientErrorCode = 'NETWORK' | 'ABORTED' | 'UNEXPECTED_ANSWER' | 'INVALID_URL';

/** Where somebody in distress finds help. */
export interface HelpLine {
  place: string;
  name: string;
  number: string;
  note?: string;
}

/**
 * Why a call came to nothing. `code` is the server's stable code, or a ClientErrorCode; `message` is
 * Spanish and can be shown; `status` is null where no answer came.
 */
export declare class SibilaError extends Error {
  readonly name: 'SibilaError';
  readonly code: string;
  readonly status: number | null;
  /** Field name to Spanish text, where fields are wrong. */
  readonly errors: Record<string, string>;
  /** The lines to show with the code CRISIS_SUPPORT; empty with any other. */
  readonly lines: readonly HelpLine[];
  /** What the server said beside it: `resetsAt`, `retryAfter`… */
  readonly details: Readonly<Record<string, unknown>>;
}

export interface SibilaClientOptions {
  /** How requests leave; the platform's `fetch` unless given. */
  fetch?: typeof fetch;
}
