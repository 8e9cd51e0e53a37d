import { createHash } from 'node:crypto';
import { DomainError } from '@sibila/core/errors';
import type { ObjectStore } from '@sibila/core/ports/object-store';
import { PICTURE_TYPES, PRINTER_VERSION, type Drawing, type Sheet } from './sheet.ts';

/** Pictures that may wait for their turn: somebody who asks for all of them must not wait for long. */
const WAITING_MAX = 16;

interface PressOptions {
  objects: ObjectStore;
  print: (sheet: Sheet) => Promise<Uint8Array>;
}

const keyOf = ({ name, form }: Pick<Drawing, 'name' | 'form'>): string => `share/${name}.${form}`;

/** What a sheet's picture is called: another drawing or another form, another name. */
export function nameOf({ svg, cover, form }: Sheet): string {
  const hash = createHash('sha256').update(PRINTER_VERSION).update(form).update(svg);
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

  /** The picture of a drawing, printed if it never was. Refuses with UNAVAILABLE where too many wait. */
  async pictureOf(drawing: Drawing): Promise<Uint8Array> {
    const { objects } = this.#options;
    const { name } = drawing;
    const kept = this.#printing.get(name) ?? (await objects.get(keyOf(drawing)));
    if (kept) return kept;
    // Whoever asked meanwhile has begun it.
    const begun = this.#printing.get(name);
    if (begun) return begun;
    if (this.#printing.size >= WAITING_MAX)
      throw new DomainError('UNAVAILABLE', { retryAfter: 10 });
    const printing = this.#print(drawing).finally(() => this.#printing.delete(name));
    this.#printing.set(name, printing);
    return printing;
  }

  async #print({ form, draw }: Drawing): Promise<Uint8Array> {
    const { objects, print } = this.#options;
    const turn = this.#last.then(async () => {
      const sheet = await draw();
      return { name: nameOf(sheet), bytes: await print(sheet) };
    });
    this.#last = turn.catch(() => undefined);
    // By what was drawn in the end: its cover may be gone since its name was asked for.
    const { name, bytes } = await turn;
    await objects.put(keyOf({ name, form }), bytes, PICTURE_TYPES[form]);
    return bytes;
  }
}
