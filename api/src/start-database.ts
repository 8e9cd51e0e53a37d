import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { awayCode, isWorthWaitingFor } from '@sibila/drizzle/away';

/** How long a database may take to start beside us. */
const START_MS = 60_000;

/**
 * Runs `migrate`, and again each second for a minute while the database may be starting. Throws the
 * reason of `leaving` where that ended the wait.
 */
export async function onceUp(
  migrate: () => Promise<void>,
  log: Logger,
  leaving: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;)
    try {
      return await migrate();
    } catch (err) {
      if (!isWorthWaitingFor(err) || Date.now() > deadline) throw err;
      leaving.throwIfAborted();
      log.warn({ code: awayCode(err) }, 'the database is not ready yet: trying again');
      await sleep(1_000, undefined, { signal: leaving }).catch(() => leaving.throwIfAborted());
    }
}
