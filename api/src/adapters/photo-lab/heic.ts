import type { Photo } from '@sibila/domain/palm/raster';

const PAGE = 65_536;
/** What libheif's own memory may grow to: its 25 megapixels with a little to spare. */
const MEMORY_MAX = 224 * 1024 * 1024;
const WORN_BYTES = 64 * 1024 * 1024;

interface WasmMemory {
  buffer: ArrayBuffer;
  grow(this: WasmMemory, pages: number): number;
}

const wasm = (globalThis as unknown as { WebAssembly: { Memory: { prototype: WasmMemory } } })
  .WebAssembly.Memory.prototype;
let largest = 0;
let decode: ((input: { buffer: Uint8Array }) => Promise<DecodedHeic>) | undefined;

type DecodedHeic = { width: number; height: number; data: Uint8ClampedArray };

/**
 * Decodes a HEIC's first picture to red, green, blue and alpha, turned as its `irot` and `imir`
 * boxes say. For a worker alone: it bounds WebAssembly's memory in the thread that calls it.
 */
export async function decodeHeic(upload: Uint8Array): Promise<Photo> {
  decode ??= await loaded();
  // heic-decode looks at the first brand alone, and knows fewer than there are.
  const named = Uint8Array.from(upload);
  named.set(Buffer.from('heic', 'latin1'), 8);
  const { width, height, data } = await decode({ buffer: named });
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

/** Whether decoding has taken memory that WebAssembly can't give back while its thread lives. */
export function hoardsMemory(): boolean {
  return largest > WORN_BYTES;
}

/** The decoder is 2 MB of code: it comes with the first photo that needs it. */
async function loaded(): Promise<NonNullable<typeof decode>> {
  const { grow } = wasm;
  wasm.grow = function bounded(this: WasmMemory, pages) {
    const size = this.buffer.byteLength + pages * PAGE;
    if (size > MEMORY_MAX) throw new RangeError('the photo needs too much memory');
    const before = grow.call(this, pages);
    largest = Math.max(largest, size);
    return before;
  };
  return (await import('heic-decode')).default;
}
