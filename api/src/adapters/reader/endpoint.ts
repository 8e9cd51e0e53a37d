import { ReaderFailure, type Reader, type ReadingTask } from '@sibila/core/ports/reader';

/** A reader over an endpoint: its time counts from `since` (ms), when a call began to wait for it. */
export interface EndpointReader {
  readonly kind: Reader['kind'];
  write(task: ReadingTask, since?: number): ReturnType<Reader['write']>;
}

/**
 * The endpoint works and answered, but what it said is no reading: it refused, ran out of tokens,
 * filtered its own text, or would not take the request. Says nothing about the next call.
 */
export class NoReading extends ReaderFailure {}
