/** A page as it is kept for everybody. */
export interface RenderedPage {
  status: number;
  location: string | null;
  /** The HTML, cut where each request's nonce belongs. */
  parts: string[];
  /** When it must be made anew, in milliseconds since 1970. */
  until: number;
}

/**
 * Pages of the last minute, by their address. Bounded by their length and not by their number, as
 * some are ten times as long as others; the oldest go first.
 */
export class PageShelf {
  readonly #pages = new Map<string, RenderedPage & { length: number }>();
  readonly #room: number;
  #length = 0;

  /** `room` is what all pages may hold together, in characters. */
  constructor(room: number) {
    this.#room = room;
  }

  /** The page of an address, unless it is too old. */
  get(path: string): RenderedPage | undefined {
    const page = this.#pages.get(path);
    return page && page.until > Date.now() ? page : undefined;
  }

  /** Keeps a page, and lets go of those that are too old or for which there is no room left. */
  put(path: string, page: RenderedPage): void {
    this.#drop(path);
    const length = page.parts.reduce((sum, part) => sum + part.length, path.length);
    this.#pages.set(path, { ...page, length });
    this.#length += length;
    // All live equally long, so that the order in which they came is that in which they end.
    for (const [other, { until }] of this.#pages) {
      if (until > Date.now() && this.#length <= this.#room) return;
      this.#drop(other);
    }
  }

  #drop(path: string): void {
    this.#length -= this.#pages.get(path)?.length ?? 0;
    this.#pages.delete(path);
  }
}
