/** The events of one piece of work, as they come and for whoever joins later. */
export interface Job<E> {
  /** All events from the first on; throws what the work threw. */
  events(): AsyncGenerator<E>;
}

interface RunningJob<E> extends Job<E> {
  settled: Promise<void>;
}

/**
 * Readings that this process is writing. They go on when the person who asked has left, and
 * whoever asks for the same id meanwhile sees the same text from its beginning.
 */
export class ReadingJobs {
  readonly #running = new Map<string, RunningJob<unknown>>();

  /** How many are being written. */
  get size(): number {
    return this.#running.size;
  }

  /** Starts a piece of work under a name that is not running yet. */
  start<E>(name: string, work: (emit: (event: E) => void) => Promise<void>): Job<E> {
    const events: E[] = [];
    let ended = false;
    let failure: { error: unknown } | null = null;
    let wake: (() => void)[] = [];
    const wakeAll = () => {
      const sleepers = wake;
      wake = [];
      for (const sleeper of sleepers) sleeper();
    };
    const settled = work((event) => {
      events.push(event);
      wakeAll();
    })
      .catch((error: unknown) => {
        failure = { error };
      })
      .finally(() => {
        ended = true;
        // A job whose lease was lost may end after another one took its name.
        if (this.#running.get(name) === job) this.#running.delete(name);
        wakeAll();
      });
    async function* replay(): AsyncGenerator<E> {
      for (let next = 0; ;) {
        while (next < events.length) yield events[next++] as E;
        if (failure) throw failure.error;
        if (ended) return;
        await new Promise<void>((resolve) => wake.push(resolve));
      }
    }
    const job: RunningJob<E> = { events: replay, settled };
    this.#running.set(name, job);
    return job;
  }

  /** The work that runs under a name, started with events of type E. */
  get<E>(name: string): Job<E> | null {
    return (this.#running.get(name) as Job<E> | undefined) ?? null;
  }

  /** Resolves when nothing is being written any more. */
  async drain(): Promise<void> {
    while (this.#running.size > 0)
      await Promise.all([...this.#running.values()].map((job) => job.settled));
  }
}
