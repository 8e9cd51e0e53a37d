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

  function refuseWhileResting(): void {
    if (openUntil > 0 && (now() < openUntil || probing))
      throw new ReaderFailure('the endpoint is resting');
  }
  function succeeded(): void {
    failures = [];
    openUntil = 0;
  }
  function failed(isProbe: boolean): void {
    const time = now();
    failures = [...failures.filter((at) => time - at < WITHIN_MS), time];
    if (isProbe || failures.length >= FAILURES) openUntil = time + OPEN_MS;
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

  async function* counted(
    pieces: ReturnType<Reader['write']>,
    isProbe: boolean,
  ): ReturnType<Reader['write']> {
    try {
      const end = yield* pieces;
      succeeded();
      return end;
    } catch (error) {
      failed(isProbe);
      throw error;
    }
  }

  return {
    kind: reader.kind,
    async *write(task) {
      refuseWhileResting();
      await turn();
      let isProbe = false;
      try {
        refuseWhileResting();
        isProbe = openUntil > 0;
        if (isProbe) probing = true;
        return yield* counted(reader.write(task), isProbe);
      } finally {
        // A probe that our own checks abandon is neither a success nor the endpoint's failure.
        if (isProbe) probing = false;
        leave();
      }
    },
  };
}
