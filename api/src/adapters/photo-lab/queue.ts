import { DomainError } from '@sibila/core/errors';

export interface QueueOptions {
  /** How many run at once, and how many may wait beside them. */
  atOnce: number;
  waiting: number;
}

/** A wish to run: whose it is, and the longest that it waits. */
export interface Wish {
  by: unknown;
  isLarge: boolean;
  waitMs: number;
}

interface Place extends Wish {
  start(): void;
  refuse(error: Error): void;
}

/**
 * Lets a limited number run at once: of the large ones one, of each person's one, and whoever ran
 * last comes after all who wait. Refuses the rest with UNAVAILABLE.
 */
export class Queue {
  readonly #options: QueueOptions;
  /** Who waits, each person's own in their order; the person whose turn is next comes first. */
  readonly #waiting = new Map<unknown, Place[]>();
  readonly #running = new Set<unknown>();
  #isLargeRunning = false;
  #isClosed = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Resolves when it is one's turn; each turn ends with `leave`. */
  async take(wish: Wish): Promise<void> {
    const places = [...this.#waiting.values()].flat();
    if (this.#isClosed || places.length >= this.#options.waiting) throw tooMany();
    await new Promise<void>((start, refuse) => {
      const timer = setTimeout(() => {
        this.#forget(place);
        refuse(tooMany());
      }, wish.waitMs);
      const place: Place = {
        ...wish,
        start: () => {
          clearTimeout(timer);
          start();
        },
        refuse: (error) => {
          clearTimeout(timer);
          refuse(error);
        },
      };
      this.#waiting.set(wish.by, [...(this.#waiting.get(wish.by) ?? []), place]);
      this.#next();
    });
  }

  leave({ by, isLarge }: Pick<Wish, 'by' | 'isLarge'>): void {
    this.#running.delete(by);
    if (isLarge) this.#isLargeRunning = false;
    const own = this.#waiting.get(by);
    if (own) {
      this.#waiting.delete(by);
      this.#waiting.set(by, own);
    }
    this.#next();
  }

  /** Sends away who waits and who comes. */
  close(): void {
    this.#isClosed = true;
    const places = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    for (const place of places) place.refuse(tooMany());
  }

  #forget(place: Place): void {
    const left = (this.#waiting.get(place.by) ?? []).filter((one) => one !== place);
    if (left.length > 0) this.#waiting.set(place.by, left);
    else this.#waiting.delete(place.by);
  }

  /** The first person who may run now. */
  #next(): void {
    if (this.#running.size >= this.#options.atOnce) return;
    for (const [by, [place]] of this.#waiting) {
      if (!place || this.#running.has(by) || (place.isLarge && this.#isLargeRunning)) continue;
      this.#forget(place);
      this.#running.add(by);
      this.#isLargeRunning ||= place.isLarge;
      return place.start();
    }
  }
}

export const tooMany = () => new DomainError('UNAVAILABLE', { retryAfter: 5 });
