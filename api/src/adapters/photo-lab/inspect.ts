import { PHOTO_DECODED_MAX, PHOTO_PIXELS_MAX, PHOTO_SIDE_MIN } from '@sibila/contracts/limits';
import { PhotoRefused } from '@sibila/core/ports/photo-lab';
import type { Header } from './headers/header.ts';
import { heifHeader, heifKind } from './headers/heif.ts';
import { jpegHeader } from './headers/jpeg.ts';
import { pngHeader } from './headers/png.ts';
import { webpHeader } from './headers/webp.ts';

export type PhotoFormat = keyof typeof PHOTO_PIXELS_MAX;

/** What a photo is, and what it will cost. */
export interface Inspected {
  format: PhotoFormat;
  /** Milliseconds of one core that developing it takes, about. */
  cost: number;
}

const KEPT_MAX = 200_000_000;

/** What measuring a palm and encoding its pictures costs, and each decoded megabyte beside it. */
const BASE_MS = 1_000;
const MEGABYTE_MS = 7;
/** A JPEG sent in one pass is decoded at the size that is needed; HEIC's decoder is WebAssembly. */
const SHRUNK = 1 / 4;
const WEIGHT: Record<PhotoFormat, number> = { jpeg: 1, png: 1, webp: 1, avif: 2, heic: 3 };

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Tells an upload's format by its first bytes, whatever its name says, and refuses by its headers
 * alone, in microseconds: other formats, sizes out of bounds, files cut short. Throws PhotoRefused.
 */
export function inspect(upload: Uint8Array): Inspected {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  const format = formatOf(bytes);
  if (format === null) throw new PhotoRefused('unsupported');
  const header = headerOf(format, bytes);
  const { width, height, kept, isWhole } = header;
  if (width === 0 || height === 0) throw new PhotoRefused('damaged');
  const pixels = width * height;
  const decoded = pixels * header.pixelBytes;
  if (pixels > PHOTO_PIXELS_MAX[format] || decoded > PHOTO_DECODED_MAX || kept > KEPT_MAX)
    throw new PhotoRefused('too-large');
  if (Math.min(width, height) < PHOTO_SIDE_MIN) throw new PhotoRefused('too-small');
  if (!isWhole) throw new PhotoRefused('damaged');
  return { format, cost: costOf(format, header) };
}

function costOf(format: PhotoFormat, { width, height, pixelBytes, kept }: Header): number {
  const isShrunk = format === 'jpeg' && kept === 0;
  const megabytes = (width * height * pixelBytes) / 1e6;
  return Math.round(BASE_MS + megabytes * MEGABYTE_MS * (isShrunk ? SHRUNK : WEIGHT[format]));
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
  // Colour and alpha: in AVIF they may have 16 bits, HEIC's decoder gives 8 of each.
  avif: (bytes) => heifHeader(bytes, 8),
  heic: (bytes) => heifHeader(bytes, 4),
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
