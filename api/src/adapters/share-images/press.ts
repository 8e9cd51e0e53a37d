import { createHash } from 'node:crypto';
import { DomainError } from '@sibila/core/errors';
import type { ObjectStore } from '@sibila/core/ports/object-store';
import { PRINTER_VERSION, type Sheet } from './sheet.ts';

/** Pictures that may wait for their turn: somebody who asks for all of them must not wait for long. */
const WAITING_MAX = 16;

interface PressOptions {
  objects: ObjectStore;
  print: (sheet: Sheet) => Promise<Uint8Array>;
}

/** What a sheet's picture is called: another drawing, another name. */
export function nameOf({ svg, cover }: Sheet): string {
  const hash = createHash('sha256').update(PRINTER_VERSION).update(svg);
  return hash
    .update(cover ?? '')
    .digest('hex')
    .slice(0, 32);
}

/** Prints each picture once, one at a time, and keeps it in the object store. */
export class Press {
  readonly #options: PressOptions;
  readonly #printing = new Map<string, Promise<Uint8Array>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: PressOptions) {
    this.#options = options;
  }

  /** A picture by its name, drawn if it was never printed. Refuses with UNAVAILABLE where too many wait. */
  async pictureOf(name: string, draw: () => Promise<Sheet>): Promise<Uint8Array> {
    const { objects } = this.#options;
    const kept = this.#printing.get(name) ?? (await objects.get(`share/${name}.png`));
    if (kept) return kept;
    // Whoever asked meanwhile has begun it.
    const begun = this.#printing.get(name);
    if (begun) return begun;
    if (this.#printing.size >= WAITING_MAX)
      throw new DomainError('UNAVAILABLE', { retryAfter: 10 });
    const printing = this.#print(draw).finally(() => this.#printing.delete(name));
    this.#printing.set(name, printing);
    return printing;
  }

  async #print(draw: () => Promise<Sheet>): Promise<Uint8Array> {
    const { objects, print } = this.#options;
    const turn = this.#last.then(async () => {
      const sheet = await draw();
      return { name: nameOf(sheet), bytes: await print(sheet) };
    });
    this.#last = turn.catch(() => undefined);
    // By what was drawn in the end: its cover may be gone since its name was asked for.
    const { name, bytes } = await turn;
    await objects.put(`share/${name}.png`, bytes, 'image/png');
    return bytes;
  }
}
