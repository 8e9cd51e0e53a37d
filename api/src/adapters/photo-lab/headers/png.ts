import type { Header } from './header.ts';

const IEND = 0x49_45_4e_44;
/** A colour, or each of a palette's, that is transparent. */
const TRNS = 0x74_52_4e_53;
/** Samples a pixel by colour type: grey, colour, palette, grey and alpha, colour and alpha. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;

/**
 * Reads a PNG's IHDR and walks its chunks to IEND; null when it doesn't begin with the one.
 * Throws RangeError when the file ends within it.
 */
export function pngHeader(bytes: Buffer): Header | null {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const [depth, type] = [bytes.readUInt8(24), bytes.readUInt8(25)];
  const samples = SAMPLES[type];
  if (samples === undefined) return null;
  const isInterlaced = bytes.readUInt8(28) !== 0;
  const kept = isInterlaced ? (width * height * samples * depth) / 8 : 0;
  const { hasEnd, isClear } = walk(bytes);
  const colours = type === PALETTE ? 3 : samples;
  const channels = colours + (isClear ? 1 : 0);
  const pixelBytes = channels * (depth > 8 ? 2 : 1);
  return { width, height, pixelBytes, kept, isWhole: hasEnd };
}

/** Walks the chunks to IEND, or as far as the file goes: they may be without number. */
function walk(bytes: Buffer): { hasEnd: boolean; isClear: boolean } {
  let isClear = false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const kind = bytes.readUInt32BE(at + 4);
    if (kind === IEND) return { hasEnd: true, isClear };
    isClear ||= kind === TRNS;
  }
  return { hasEnd: false, isClear };
}
