import { DomainError } from '@sibila/core/errors';

export interface QueueOptions {
  /** How many run at once, and how many may wait beside them. */
  atOnce: number;
  waiting: number;
  /** Milliseconds, of any beginning. */
  now?: () => number;
}

/** A wish to run: whose it is, and the longest that it waits. */
export interface Wish {
  by: unknown;
  /** Milliseconds of one core that it takes, about. */
  cost: number;
  isLarge: boolean;
  waitMs: number;
}

interface Place extends Wish {
  start(): void;
  refuse(error: Error): void;
}

/** What somebody has used counts half as much after this time. */
const HALF_LIFE_MS = 10 * 60_000;
/** Whose use is above this takes the turns of the large ones: more than three photos, a short while ago. */
const MODEST_MS = 3_500;
const FORGOTTEN_MS = 10;

/**
 * Lets a limited number run at once: of each person's one, and of the large ones, or of those whose
 * person has used much lately, one. Of all who wait the person comes first who has used least.
 * Refuses the rest with UNAVAILABLE.
 */
export class Queue {
  readonly #options: QueueOptions;
  readonly #now: () => number;
  /** In the order in which they came. */
  #waiting: Place[] = [];
  readonly #running = new Set<unknown>();
  readonly #used = new Map<unknown, { cost: number; at: number }>();
  /** Who runs what only one may run. */
  #heavy: { by: unknown } | null = null;
  #isClosed = false;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Resolves when it is one's turn; each turn ends with `leave`. */
  async take(wish: Wish): Promise<void> {
    if (this.#isClosed || this.#waiting.length >= this.#options.waiting) throw tooMany();
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
      this.#waiting.push(place);
      this.#next();
    });
  }

  leave({ by }: Pick<Wish, 'by'>): void {
    this.#running.delete(by);
    if (this.#heavy?.by === by) this.#heavy = null;
    const now = this.#now();
    for (const one of this.#used.keys())
      if (this.#usedBy(one, now) < FORGOTTEN_MS) this.#used.delete(one);
    this.#next();
  }

  /** Sends away who waits and who comes. */
  close(): void {
    this.#isClosed = true;
    const places = this.#waiting;
    this.#waiting = [];
    for (const place of places) place.refuse(tooMany());
  }

  #forget(place: Place): void {
    this.#waiting = this.#waiting.filter((one) => one !== place);
  }

  #usedBy(by: unknown, now: number): number {
    const used = this.#used.get(by);
    return used ? used.cost * 0.5 ** ((now - used.at) / HALF_LIFE_MS) : 0;
  }

  /** Starts the waiting photos that may run now. */
  #next(): void {
    const now = this.#now();
    while (this.#running.size < this.#options.atOnce) {
      const chosen = this.#first(now);
      if (!chosen) return;
      const { place, used, isHeavy } = chosen;
      this.#forget(place);
      this.#running.add(place.by);
      if (isHeavy) this.#heavy = { by: place.by };
      this.#used.set(place.by, { cost: used + place.cost, at: now });
      place.start();
    }
  }

  #first(now: number) {
    const [first] = this.#waiting
      .map((place) => {
        const used = this.#usedBy(place.by, now);
        return { place, used, isHeavy: place.isLarge || used > MODEST_MS };
      })
      .filter(({ place, isHeavy }) => !this.#running.has(place.by) && !(this.#heavy && isHeavy))
      .sort((a, b) => a.used - b.used);
    return first;
  }
}

export const tooMany = () => new DomainError('UNAVAILABLE', { retryAfter: 5 });
