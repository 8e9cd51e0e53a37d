import type { Header } from './header.ts';

const IEND = 0x49_45_4e_44;
/** Samples a pixel by colour type: grey, colour, palette, grey and alpha, colour and alpha. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Reads a PNG's IHDR and walks its chunks to IEND; null when it doesn't begin with the one.
 * Throws RangeError when the file ends within it.
 */
export function pngHeader(bytes: Buffer): Header | null {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const samples = SAMPLES[bytes.readUInt8(25)];
  if (samples === undefined) return null;
  const isInterlaced = bytes.readUInt8(28) !== 0;
  const kept = isInterlaced ? (width * height * samples * bytes.readUInt8(24)) / 8 : 0;
  return { width, height, kept, isWhole: hasEnd(bytes) };
}

function hasEnd(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.readUInt32BE(at + 4) === IEND) return true;
  return false;
}
