import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until there is an answer; throws after `ms` with what was awaited. */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  ms = 15_000,
): Promise<NonNullable<Exclude<T, false>>> {
  const deadline = Date.now() + ms;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false)
      return answer as NonNullable<Exclude<T, false>>;
    if (Date.now() > deadline) throw new Error(`waited ${ms} ms in vain: ${what}`);
    await sleep(50);
  }
}

/** Below those that the system hands to outgoing connections. */
const PORTS = { from: 20_000, count: 12_000 };
const PROCESSES = 16;
/** Every test process has ports of its own, or two would start a server on the same one. */
const own = Number(process.env.VITEST_POOL_ID ?? 0) % PROCESSES;
let asked = Math.floor(Math.random() * PORTS.count);

/** A port that nobody listens on and that no other test process is about to take. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (;;) {
    asked += 1;
    const port = PORTS.from + ((asked * PROCESSES) % PORTS.count) + own;
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
