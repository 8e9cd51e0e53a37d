import { PLACES, claimDue, deliver, type DeliverContext, type OutboxRow } from './deliver.ts';

interface MailWorkerOptions {
  /** A place is free again: there may be a mail for it. */
  freed(): void;
  /** A mail was given up. */
  died(): void;
}

/**
 * Sends mails, ten at once. Each has a place of its own: one that hangs keeps that place and holds
 * back no other mail.
 */
export class MailWorker {
  readonly #ctx: DeliverContext;
  readonly #options: MailWorkerOptions;
  readonly #sending = new Set<Promise<void>>();

  constructor(ctx: DeliverContext, options: MailWorkerOptions) {
    this.#ctx = ctx;
    this.#options = options;
  }

  /** Claims due mails for the places that are free and begins to send them; how many. One turn at a time. */
  async turn(): Promise<number> {
    const free = PLACES - this.#sending.size;
    if (free === 0) return 0;
    const rows = await claimDue(this.#ctx, free);
    for (const row of rows) this.#begin(row);
    return rows.length;
  }

  /** Resolves when nothing is being sent. */
  async settled(): Promise<void> {
    await Promise.all(this.#sending);
  }

  #begin(row: OutboxRow): void {
    const work = this.#send(row).finally(() => {
      this.#sending.delete(work);
      this.#options.freed();
    });
    this.#sending.add(work);
  }

  async #send(row: OutboxRow): Promise<void> {
    try {
      if ((await deliver(this.#ctx, row)) === 'dead') this.#options.died();
    } catch (err) {
      // Its outcome could not be noted: it comes back with its lease.
      this.#ctx.log.error({ err, mail: row.id }, 'what became of a mail was not noted');
    }
  }
}
