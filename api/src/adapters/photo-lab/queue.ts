import { DomainError } from '@sibila/core/errors';

export interface QueueOptions {
  /** How many run at once, and how many may wait beside them. */
  atOnce: number;
  waiting: number;
  /** The longest that one waits. */
  waitMs: number;
}

interface Place {
  isLarge: boolean;
  start(): void;
  refuse(error: Error): void;
}

/** Lets a limited number run at once, of the large ones one; refuses the rest with UNAVAILABLE. */
export class Queue {
  readonly #options: QueueOptions;
  readonly #waiting: Place[] = [];
  #running = 0;
  #isLargeRunning = false;
  #isClosed = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Resolves when it is one's turn; each turn ends with `leave`. */
  async take(isLarge: boolean): Promise<void> {
    if (this.#isClosed || this.#waiting.length >= this.#options.waiting) throw tooMany();
    await new Promise<void>((start, refuse) => {
      const place: Place = { isLarge, start, refuse };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(place), 1);
        refuse(tooMany());
      }, this.#options.waitMs);
      place.start = () => {
        clearTimeout(timer);
        start();
      };
      place.refuse = (error) => {
        clearTimeout(timer);
        refuse(error);
      };
      this.#waiting.push(place);
      this.#next();
    });
  }

  leave(isLarge: boolean): void {
    this.#running--;
    if (isLarge) this.#isLargeRunning = false;
    this.#next();
  }

  /** Sends away who waits and who comes. */
  close(): void {
    this.#isClosed = true;
    for (const place of this.#waiting.splice(0)) place.refuse(tooMany());
  }

  /** Who waits longest and may run now. */
  #next(): void {
    if (this.#running >= this.#options.atOnce) return;
    const at = this.#waiting.findIndex(({ isLarge }) => !(isLarge && this.#isLargeRunning));
    const place = at === -1 ? undefined : this.#waiting.splice(at, 1)[0];
    if (!place) return;
    this.#running++;
    this.#isLargeRunning ||= place.isLarge;
    place.start();
  }
}

const tooMany = () => new DomainError('UNAVAILABLE', { retryAfter: 5 });
