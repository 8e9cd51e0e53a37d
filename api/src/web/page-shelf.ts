import type { Packed } from '../http/packed.ts';

/** A page as it is kept for everybody. */
export interface KeptPage {
  packed: Packed;
  headers: Readonly<Record<string, string>>;
  /** The same for two renderings of the same contents, whenever they were made. */
  likeness: string;
  /** When it must be rendered again, in milliseconds since 1970. */
  until: number;
}

/** All public pages together are about two thirds of it. */
const ROOM = 24_000_000;

/**
 * The last rendering of each page, by its address. Bounded by their bytes and not by their number,
 * as some are ten times as long as others; the least recently rendered go first.
 */
export class PageShelf {
  readonly #pages = new Map<string, { page: KeptPage; bytes: number }>();
  readonly #room: number;
  #bytes = 0;

  /** `room` is what all pages may hold together, in bytes. */
  constructor(room = ROOM) {
    this.#room = room;
  }

  /** The page of an address, unless it is too old to be shown. */
  get(path: string): KeptPage | undefined {
    const page = this.last(path);
    return page && page.until > Date.now() ? page : undefined;
  }

  /** The last rendering of an address, however old. */
  last(path: string): KeptPage | undefined {
    return this.#pages.get(path)?.page;
  }

  /** Keeps a page, and evicts those for which there is no room left. */
  put(path: string, page: KeptPage): void {
    this.#drop(path);
    const bytes = bytesOf(path, page);
    this.#pages.set(path, { page, bytes });
    this.#bytes += bytes;
    for (const other of this.#pages.keys()) {
      if (this.#bytes <= this.#room) return;
      this.#drop(other);
    }
  }

  #drop(path: string): void {
    this.#bytes -= this.#pages.get(path)?.bytes ?? 0;
    this.#pages.delete(path);
  }
}

function bytesOf(path: string, { packed: { forms }, headers }: KeptPage): number {
  const body = Object.values(forms).reduce((sum, form) => sum + form.length, 0);
  return Object.values(headers).reduce((sum, value) => sum + value.length, body + path.length);
}
