import { PHOTO_PIXELS_MAX, PHOTO_SIDE_MIN } from '@sibila/contracts/limits';
import { PhotoRefused } from '@sibila/core/ports/photo-lab';
import type { Header } from './headers/header.ts';
import { heifHeader, heifKind } from './headers/heif.ts';
import { jpegHeader } from './headers/jpeg.ts';
import { pngHeader } from './headers/png.ts';
import { webpHeader } from './headers/webp.ts';

export type PhotoFormat = keyof typeof PHOTO_PIXELS_MAX;

const KEPT_MAX = 200_000_000;

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Tells an upload's format by its first bytes, whatever its name says, and refuses by its headers
 * alone, in microseconds: other formats, sizes out of bounds, files cut short. Throws PhotoRefused.
 */
export function inspect(upload: Uint8Array): PhotoFormat {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  const format = formatOf(bytes);
  if (format === null) throw new PhotoRefused('unsupported');
  const { width, height, kept, isWhole } = headerOf(format, bytes);
  if (width === 0 || height === 0) throw new PhotoRefused('damaged');
  const pixels = width * height;
  if (pixels > PHOTO_PIXELS_MAX[format] || kept > KEPT_MAX) throw new PhotoRefused('too-large');
  if (Math.min(width, height) < PHOTO_SIDE_MIN) throw new PhotoRefused('too-small');
  if (!isWhole) throw new PhotoRefused('damaged');
  return format;
}

function formatOf(bytes: Buffer): PhotoFormat | null {
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (startsWith(bytes, PNG)) return 'png';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF';
  if (isRiff && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return heifKind(bytes);
}

function startsWith(bytes: Buffer, magic: Buffer): boolean {
  return bytes.subarray(0, magic.length).equals(magic);
}

const HEADERS: Record<PhotoFormat, (bytes: Buffer) => Header | null> = {
  jpeg: jpegHeader,
  png: pngHeader,
  webp: webpHeader,
  avif: heifHeader,
  heic: heifHeader,
};

/** Reading past the file's end, in whatever header, means that the file was cut short. */
function headerOf(format: PhotoFormat, bytes: Buffer): Header {
  let header: Header | null;
  try {
    header = HEADERS[format](bytes);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new PhotoRefused('damaged', { cause });
  }
  if (header === null) throw new PhotoRefused('damaged');
  return header;
}
