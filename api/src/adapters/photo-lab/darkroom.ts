import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { DomainError } from '@sibila/core/errors';
import { PhotoRefused, type DevelopedPhoto } from '@sibila/core/ports/photo-lab';
import type { Job, WorkerMessage } from './job.ts';

/** Little room for what is young keeps the photos' planes from piling up. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 };

interface Task {
  resolve(photo: DevelopedPhoto): void;
  reject(error: Error): void;
}

/** One worker thread, which develops one photo at a time and dies with one that is too much. */
export class Darkroom {
  readonly #worker = startWorker();
  #isReady = false;
  #task: Task | null = null;
  #isUsable = true;
  #gone: Promise<unknown> | undefined;

  constructor() {
    // libheif tells of each file that it can't read on the console.
    this.#worker.stdout.resume();
    this.#worker.on('message', (message: WorkerMessage) => this.#hear(message));
    this.#worker.on('error', (error) => this.#died(error));
    this.#worker.on('exit', () => this.#died(new Error('a photo worker ended')));
    this.#worker.unref();
  }

  /** Whether its thread lives. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  get isFree(): boolean {
    return this.#isUsable && this.#task === null;
  }

  /**
   * Refuses a photo that takes longer than `limitMs`, and gives up the thread. A job that is given is
   * moved to the thread: its bytes are gone here.
   */
  async develop(job: Job, limitMs: number, isGiven = false): Promise<DevelopedPhoto> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<DevelopedPhoto>((resolve, reject) => {
        this.#task = { resolve, reject };
        timer = setTimeout(() => {
          reject(new PhotoRefused('too-slow'));
          this.close();
        }, limitMs);
        const { buffer } = job.upload;
        const isOwn = isGiven && buffer instanceof ArrayBuffer;
        this.#worker.postMessage(job, isOwn ? [buffer] : []);
      });
    } finally {
      clearTimeout(timer);
      this.#task = null;
    }
  }

  /** Ends the thread, and with it what it does. */
  close(): void {
    this.#isUsable = false;
    this.#task?.reject(new DomainError('UNAVAILABLE', { retryAfter: 5 }));
    this.#gone ??= this.#worker.terminate();
  }

  /** Resolves when it can take another photo, or when its thread has given back its memory. */
  async settled(): Promise<void> {
    await this.#gone;
  }

  #hear(message: WorkerMessage): void {
    if (message.kind === 'ready') {
      this.#isReady = true;
      return;
    }
    if (message.kind === 'failed') this.#task?.reject(new Error(message.reason));
    else if (message.kind === 'developed') this.#task?.resolve(message.photo);
    else {
      const cause = new Error(message.reason);
      this.#task?.reject(new PhotoRefused(message.fault, { cause }));
    }
    if (message.isWorn) this.close();
  }

  /** A thread that was well until a photo came died of that photo. */
  #died(cause: Error): void {
    this.#isUsable = false;
    const refusal = this.#isReady ? new PhotoRefused('damaged', { cause }) : cause;
    this.#task?.reject(refusal);
  }
}

/** The worker beside the built server, or from its source. */
function startWorker(): Worker {
  const built = new URL('photo-worker.js', import.meta.url);
  const source = new URL('worker-from-source.mjs', import.meta.url);
  return new Worker(existsSync(built) ? built : source, {
    name: 'photo-lab',
    stdout: true,
    resourceLimits: HEAP,
  });
}
