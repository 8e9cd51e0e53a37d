import { ReaderFailure } from '@sibila/core/ports/reader';

const FAILURES = 5;
const WITHIN_MS = 30_000;
const OPEN_MS = 30_000;

/**
 * A circuit breaker: 5 failures in 30 s open it for 30 s; then one call probes whether the
 * endpoint has recovered, and closes it or opens it again.
 */
export class Breaker {
  readonly #now: () => number;
  #failures: number[] = [];
  #openUntil = 0;
  #isProbing = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Refuses with a ReaderFailure while the endpoint rests or is being probed. */
  refuseWhileOpen(): void {
    if (this.#openUntil > 0 && (this.#now() < this.#openUntil || this.#isProbing))
      throw new ReaderFailure('the endpoint is resting');
  }

  /** Enters a call; true when it is the probe. */
  enter(): boolean {
    this.refuseWhileOpen();
    this.#isProbing = this.#openUntil > 0;
    return this.#isProbing;
  }

  /** The endpoint answered, whatever it said. */
  succeeded(): void {
    this.#failures = [];
    this.#openUntil = 0;
  }

  /** The endpoint could not be reached, fell silent, cut its answer short or was out of order. */
  failed(isProbe: boolean): void {
    const time = this.#now();
    this.#failures = [...this.#failures.filter((at) => time - at < WITHIN_MS), time];
    if (isProbe || this.#failures.length >= FAILURES) this.#openUntil = time + OPEN_MS;
  }

  /** Ends a call. A probe that our own checks abandon is neither a success nor a failure. */
  leave(isProbe: boolean): void {
    if (isProbe) this.#isProbing = false;
  }
}
