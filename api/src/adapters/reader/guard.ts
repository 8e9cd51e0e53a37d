import { ReaderFailure, type Reader } from '@sibila/core/ports/reader';

export interface GuardOptions {
  /** Calls at once; the rest wait. */
  concurrency: number;
  now: () => number;
}

const FAILURES = 5;
const WITHIN_MS = 30_000;
const OPEN_MS = 30_000;
/** A call that waits longer than this for its turn is written by the built-in reader instead. */
const QUEUE_MS = 8_000;

/**
 * Keeps a troubled endpoint from slowing everything: at most `concurrency` calls at once, and after
 * 5 failures in 30 s no calls for 30 s, then one that tries whether it has recovered.
 */
export function guarded(reader: Reader, { concurrency, now }: GuardOptions): Reader {
  let failures: number[] = [];
  let openUntil = 0;
  let probing = false;
  let running = 0;
  const waiting: (() => void)[] = [];

  function admit(): void {
    if (openUntil === 0) return;
    if (now() < openUntil || probing) throw new ReaderFailure('the endpoint is resting');
    probing = true;
  }
  function succeeded(): void {
    failures = [];
    openUntil = 0;
    probing = false;
  }
  function failed(): void {
    const time = now();
    failures = [...failures.filter((at) => time - at < WITHIN_MS), time];
    if (probing || failures.length >= FAILURES) openUntil = time + OPEN_MS;
    probing = false;
  }
  async function turn(): Promise<void> {
    if (running < concurrency) {
      running++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new ReaderFailure('too many calls wait for the endpoint'));
      }, QUEUE_MS);
      waiting.push(start);
    });
  }
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }

  return {
    kind: reader.kind,
    async *write(task) {
      await turn();
      let settled = false;
      try {
        admit();
        const end = yield* reader.write(task);
        settled = true;
        succeeded();
        return end;
      } catch (error) {
        settled = true;
        if (!(error instanceof ReaderFailure && error.message === 'the endpoint is resting'))
          failed();
        throw error;
      } finally {
        // Abandoned half-way by our own checks: neither a success nor the endpoint's failure.
        if (!settled) probing = false;
        leave();
      }
    },
  };
}
