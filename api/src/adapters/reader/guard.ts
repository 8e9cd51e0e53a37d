import type { Reader } from '@sibila/core/ports/reader';
import { Breaker } from './breaker.ts';
import { NoReading, type EndpointReader } from './endpoint.ts';
import type { Turns } from './turns.ts';

export interface GuardOptions {
  /** Which calls may run; readers of one endpoint share them. */
  turns: Turns;
  now: () => number;
}

/**
 * Keeps a troubled or crowded endpoint from slowing everything: see Turns and Breaker. The wait for
 * a turn is a part of the call's own time. What one person's words bring about rests nobody.
 */
export function guarded(reader: EndpointReader, { turns, now }: GuardOptions): Reader {
  const breaker = new Breaker(now);

  async function* counted(
    pieces: ReturnType<Reader['write']>,
    isProbe: boolean,
  ): ReturnType<Reader['write']> {
    try {
      const end = yield* pieces;
      breaker.succeeded();
      return end;
    } catch (error) {
      if (error instanceof NoReading) breaker.succeeded();
      else breaker.failed(isProbe);
      throw error;
    }
  }

  return {
    kind: reader.kind,
    async *write(task) {
      const since = now();
      breaker.refuseWhileOpen();
      await turns.take(task.withinMs);
      let isProbe = false;
      try {
        isProbe = breaker.enter();
        return yield* counted(reader.write(task, since), isProbe);
      } finally {
        breaker.leave(isProbe);
        turns.leave();
      }
    },
  };
}
