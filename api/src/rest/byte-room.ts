/**
 * Bytes that arrive in pieces, put where they stay: room for what is expected is taken at once (the
 * system gives memory only for what is written), and twice as much when that was too little.
 */
export class ByteRoom {
  #room: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(expected: number) {
    this.#room = new Uint8Array(expected);
  }

  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.length;
    if (length > this.#room.length) {
      const larger = new Uint8Array(Math.max(length, 2 * this.#room.length));
      larger.set(this.#room.subarray(0, this.#length));
      this.#room = larger;
    }
    this.#room.set(chunk, this.#length);
    this.#length = length;
  }

  /** What has come so far, in a buffer of its own. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.#room.subarray(0, this.#length);
  }
}
