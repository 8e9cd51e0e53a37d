import { ReaderFailure } from '@sibila/core/ports/reader';

/** A call that waits longer than this for its turn is written by the built-in reader instead. */
const QUEUE_MS = 8_000;

/** Lets a limited number of calls run at once; the rest wait, but not for ever. */
export class Turns {
  readonly #atOnce: number;
  readonly #waitMs: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, waitMs = QUEUE_MS) {
    this.#atOnce = atOnce;
    this.#waitMs = waitMs;
  }

  /** Resolves when it is one's turn; refuses with a ReaderFailure after `waitMs`, or `withinMs`. */
  async take(withinMs = Infinity): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(
        () => {
          this.#waiting.splice(this.#waiting.indexOf(start), 1);
          reject(new ReaderFailure('too many calls wait for the endpoint'));
        },
        Math.min(this.#waitMs, withinMs),
      );
      this.#waiting.push(start);
    });
  }

  /** Hands the turn to who waits longest. */
  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running--;
  }
}
