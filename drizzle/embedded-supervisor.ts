import { setTimeout as sleep } from 'node:timers/promises';

const CHECK_MS = 500;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
/** After this long without a fall the next restart is prompt again. */
const STABLE_MS = 60_000;

export interface Supervisor {
  /** Ends the watch and waits for a restart that is under way. */
  stop(): Promise<void>;
}

/**
 * Watches a server and brings it back when it falls, after 1, 2, 4 … 30 seconds.
 * It never keeps the process alive by itself.
 */
export function supervise(server: {
  isUp: () => boolean;
  restart: () => Promise<void>;
  log: (line: string) => void;
}): Supervisor {
  const ending = new AbortController();
  const pause = (ms: number): Promise<unknown> =>
    sleep(ms, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
  const watch = async (): Promise<void> => {
    let delay = FIRST_DELAY_MS;
    let upSince = Date.now();
    while (!ending.signal.aborted) {
      await pause(CHECK_MS);
      if (ending.signal.aborted || server.isUp()) continue;
      if (Date.now() - upSince > STABLE_MS) delay = FIRST_DELAY_MS;
      server.log(`La base de datos se ha parado; nuevo intento en ${delay / 1000} s`);
      await pause(delay);
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
      if (!ending.signal.aborted) await tryRestart(server);
      upSince = Date.now();
    }
  };
  const watching = watch();
  return {
    stop: () => {
      ending.abort();
      return watching;
    },
  };
}

async function tryRestart(server: {
  restart: () => Promise<void>;
  log: (line: string) => void;
}): Promise<void> {
  try {
    await server.restart();
    server.log('La base de datos vuelve a estar en marcha');
  } catch (error) {
    server.log(error instanceof Error ? error.message : String(error));
  }
}
