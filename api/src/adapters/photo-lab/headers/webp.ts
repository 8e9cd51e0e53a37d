import type { Header } from './header.ts';

/**
 * Reads a WebP's size from its first chunk (RFC 9649); null when that is none of the three kinds.
 * An animation's size is its canvas's. Throws RangeError when the file ends within it.
 */
export function webpHeader(bytes: Buffer): Header | null {
  const size = sizeOf(bytes);
  const isWhole = bytes.readUInt32LE(4) + 8 <= bytes.length;
  return size && { ...size, kept: 0, isWhole };
}

function sizeOf(bytes: Buffer): Pick<Header, 'width' | 'height' | 'pixelBytes'> | null {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') {
    const [width, height] = [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    return { width, height, pixelBytes: bytes.readUInt8(20) & 0x10 ? 4 : 3 };
  }
  if (kind === 'VP8L') {
    const packed = bytes.readUInt32LE(21);
    const [width, height] = [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
    return { width, height, pixelBytes: packed & 0x1000_0000 ? 4 : 3 };
  }
  if (kind !== 'VP8 ') return null;
  const [width, height] = [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  return { width, height, pixelBytes: 3 };
}
