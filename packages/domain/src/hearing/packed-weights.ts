/** Weights as `pnpm eval` writes them: for each place, in rising order, a gap and a row of bytes. */
export interface Packed {
  packed: string;
  count: number;
}

/** Learnt weights by the place of their feature; made once and kept. */
export class PackedWeights {
  /** The rows, one after another, in the order of their places. */
  readonly bytes: Uint8Array;
  readonly #places: Uint32Array;
  readonly #width: number;

  /** Gaps stand in bytes of seven bits, the lowest first; `width` bytes of weights follow each. */
  constructor({ packed, count }: Packed, width: number) {
    const all = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
    this.bytes = new Uint8Array(count * width);
    this.#places = new Uint32Array(count);
    this.#width = width;
    let next = 0;
    let place = 0;
    for (let row = 0; row < count; row++) {
      for (let shift = 0; ; shift += 7) {
        const byte = all[next++] ?? 0;
        place += (byte & 0x7f) << shift;
        if (byte < 0x80) break;
      }
      this.#places[row] = place;
      this.bytes.set(all.subarray(next, next + width), row * width);
      next += width;
    }
  }

  /** Where in the bytes the row of a place begins; undefined if the place has none. */
  rowOf(place: number): number | undefined {
    let low = 0;
    let high = this.#places.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#places[middle] ?? 0;
      if (found === place) return middle * this.#width;
      if (found < place) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}

/** The weight at a column of a row of half bytes. */
export const halfByteAt = (bytes: Uint8Array, row: number, column: number): number =>
  // Shifted to the top of 32 bits and back, the sign of half a byte is kept.
  ((bytes[row + (column >> 1)] ?? 0) << (column % 2 === 0 ? 24 : 28)) >> 28;
