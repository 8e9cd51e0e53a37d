import { setTimeout as sleep } from 'node:timers/promises';

const HANGING_MS = 10_000;

/** What workers saw while something was disturbed. */
export interface Tally {
  answered: number;
  /** Any failure that a disturbance does not explain. */
  unexpected: unknown[];
  /** Still without an answer after 10 s. */
  hanging: number;
  /** Milliseconds of the slowest recovery. */
  slowest: number;
}

/** How many ask at once, how many answers make a recovery, and one request of a worker's turn. */
export interface Load {
  workers: number;
  recoveredAnswers: number;
  /** Throws only what is unexpected. */
  ask: (worker: number, turn: number) => Promise<void>;
}

/** Lets workers ask while `disturb` does its work; `recover` waits for further answers. */
export async function whileDisturbed(
  tally: Tally,
  { workers, recoveredAnswers, ask }: Load,
  disturb: (recover: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const ending = new AbortController();
  const work = async (worker: number): Promise<void> => {
    for (let turn = worker; !ending.signal.aborted; turn += 1) {
      const late = setTimeout(() => (tally.hanging += 1), HANGING_MS);
      await ask(worker, turn).catch((error: unknown) => tally.unexpected.push(error));
      clearTimeout(late);
    }
  };
  const all = Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  const recover = async (): Promise<void> => {
    const begun = performance.now();
    const wanted = tally.answered + recoveredAnswers;
    while (tally.answered < wanted && performance.now() - begun < HANGING_MS) await sleep(5);
    tally.slowest = Math.max(tally.slowest, performance.now() - begun);
  };
  try {
    await recover();
    tally.slowest = 0;
    await disturb(recover);
  } finally {
    ending.abort();
    await Promise.race([all, sleep(HANGING_MS + 1000, undefined, { ref: false })]);
  }
}
