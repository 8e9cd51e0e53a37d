/** A file of a cover as it is sent. */
export interface KeptCover {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** The covers of articles that are gone are gone from here too before long. */
const KEPT_MS = 600_000;

/**
 * Covers that were asked for, by the names of their files. Bounded by their bytes, as some are
 * twenty times as large as others; the one that nobody asked for the longest goes first.
 */
export class CoverShelf {
  readonly #covers = new Map<string, KeptCover & { until: number }>();
  readonly #room: number;
  #bytes = 0;

  /** `room` is what all covers may hold together, in bytes. */
  constructor(room: number) {
    this.#room = room;
  }

  /** The cover of a name, unless it was put there too long ago. */
  get(file: string): KeptCover | undefined {
    const cover = this.#covers.get(file);
    if (!cover) return undefined;
    this.#drop(file);
    if (cover.until <= Date.now()) return undefined;
    this.#add(file, cover);
    return cover;
  }

  /** Keeps a cover, and lets go of those for which there is no room left. */
  put(file: string, cover: KeptCover): void {
    this.#drop(file);
    this.#add(file, { ...cover, until: Date.now() + KEPT_MS });
    for (const other of this.#covers.keys()) {
      if (this.#bytes <= this.#room) return;
      this.#drop(other);
    }
  }

  #add(file: string, cover: KeptCover & { until: number }): void {
    this.#covers.set(file, cover);
    this.#bytes += cover.bytes.length;
  }

  #drop(file: string): void {
    this.#bytes -= this.#covers.get(file)?.bytes.length ?? 0;
    this.#covers.delete(file);
  }
}
