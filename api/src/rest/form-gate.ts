import { DomainError } from '@sibila/core/errors';

export interface FormGateOptions {
  /** Forms of one account under way at once. */
  each?: number;
  /** Bytes of all forms under way, by what they say to bring. */
  bytes?: number;
  /** The longest that one waits for its turn. */
  waitMs?: number;
}

const MEGABYTE = 1024 * 1024;
const RETRY_AFTER = 5;

interface Place {
  account: string;
  bytes: number;
  start(): void;
}

/**
 * Bounds what photos may take of this process's memory while they arrive and are read. Nobody's
 * body is received before its turn: until then it waits in the sender's own machine. Whoever had a
 * turn last comes after all who wait, and further forms of one account leave half of the room.
 */
export class FormGate {
  readonly #each: number;
  readonly #bytes: number;
  readonly #waitMs: number;
  readonly #underWay = new Map<string, number>();
  /** When an account with forms here had its last turn; other accounts come first. */
  readonly #turns = new Map<string, number>();
  #turn = 0;
  #free: number;
  #waiting: Place[] = [];

  constructor({ each = 2, bytes = 160 * MEGABYTE, waitMs = 10_000 }: FormGateOptions = {}) {
    this.#each = each;
    this.#bytes = bytes;
    this.#waitMs = waitMs;
    this.#free = bytes;
  }

  /**
   * Resolves at the form's turn with what ends it, to be called once. Refuses who waits too long:
   * with TOO_MANY_REQUESTS behind the account's own forms, with UNAVAILABLE behind the others.
   */
  async enter(account: string, bytes: number): Promise<() => void> {
    const own = Math.min(bytes, this.#bytes);
    await new Promise<void>((start, refuse) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== place);
        const code = this.#isHeldBack(place) ? 'TOO_MANY_REQUESTS' : 'UNAVAILABLE';
        refuse(new DomainError(code, { retryAfter: RETRY_AFTER }));
        this.#forget(account);
        this.#next();
      }, this.#waitMs);
      const place: Place = {
        account,
        bytes: own,
        start: () => {
          clearTimeout(timer);
          start();
        },
      };
      this.#waiting.push(place);
      this.#next();
    });
    return () => this.#leave(account, own);
  }

  #leave(account: string, bytes: number): void {
    const left = (this.#underWay.get(account) ?? 1) - 1;
    if (left > 0) this.#underWay.set(account, left);
    else this.#underWay.delete(account);
    this.#free += bytes;
    this.#forget(account);
    this.#next();
  }

  /** Of who has nothing here any more nothing is kept. */
  #forget(account: string): void {
    const isHere =
      this.#underWay.has(account) || this.#waiting.some((one) => one.account === account);
    if (!isHere) this.#turns.delete(account);
  }

  /** Whether a form waits for its own account's. */
  #isHeldBack({ account, bytes }: Place): boolean {
    const own = this.#underWay.get(account) ?? 0;
    return own >= this.#each || (own > 0 && this.#free - bytes < this.#bytes / 2);
  }

  /** In their order: a large form waits for room, and small ones don't overtake it for ever. */
  #next(): void {
    for (;;) {
      const turnOf = ({ account }: Place) => this.#turns.get(account) ?? 0;
      const [place] = this.#waiting
        .filter((one) => !this.#isHeldBack(one))
        .toSorted((one, other) => turnOf(one) - turnOf(other));
      if (!place || place.bytes > this.#free) return;
      this.#waiting = this.#waiting.filter((one) => one !== place);
      this.#underWay.set(place.account, (this.#underWay.get(place.account) ?? 0) + 1);
      this.#turns.set(place.account, ++this.#turn);
      this.#free -= place.bytes;
      place.start();
    }
  }
}
