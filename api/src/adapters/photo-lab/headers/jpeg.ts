import type { Header } from './header.ts';

const START_OF_SCAN = 0xda;
const END = 0xd9;
/** Markers C0 to CF that are no start of a frame: tables, and a reserved one. */
const TABLES = new Set([0xc4, 0xc8, 0xcc]);
/** Frames sent in several passes, so that a decoder keeps their coefficients, two bytes each. */
const PROGRESSIVE = new Set([0xc2, 0xc6, 0xca, 0xce]);

/** No camera writes as many; a hostile file would make the walk long. */
const SEGMENTS_MAX = 10_000;

/**
 * Walks the segments of a JPEG (ITU T.81, annex B) to its frame header and first scan; null when
 * they don't follow each other. Throws RangeError past the end.
 */
export function jpegHeader(bytes: Buffer): Header | null {
  let frame: Omit<Header, 'isWhole'> | null = null;
  let at = 2;
  for (let segments = 0; segments < SEGMENTS_MAX; segments++) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === END) return null;
    if (marker === START_OF_SCAN)
      return frame && { ...frame, isWhole: bytes.includes(Buffer.from([0xff, END]), at + 2) };
    if (marker >= 0xc0 && marker <= 0xcf && !TABLES.has(marker))
      frame ??= frameHeader(bytes, at, marker);
    // Any number of fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function frameHeader(bytes: Buffer, at: number, marker: number): Omit<Header, 'isWhole'> {
  const height = bytes.readUInt16BE(at + 5);
  const width = bytes.readUInt16BE(at + 7);
  const areas = Array.from({ length: bytes.readUInt8(at + 9) }, (_, component) => {
    const factors = bytes.readUInt8(at + 11 + component * 3);
    return (factors >> 4) * (factors & 15);
  });
  const coefficients = areas.reduce((sum, area) => sum + area, 0) / Math.max(1, ...areas);
  const kept = PROGRESSIVE.has(marker) ? width * height * coefficients * 2 : 0;
  const pixelBytes = areas.length * (bytes.readUInt8(at + 4) > 8 ? 2 : 1);
  return { width, height, pixelBytes, kept };
}
