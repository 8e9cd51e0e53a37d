import { ERRORS } from '@sibila/contracts/errors';
import { PHOTO_BYTES_MAX } from '@sibila/contracts/limits';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';

/** What the file dialog offers. */
export const PHOTO_TYPES =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** A photo that may be sent. */
export interface ChosenPhoto {
  file: Blob;
  /** Where this page shows it from; null where the browser can't. */
  url: string | null;
  /** What was found in it here; null where nobody has looked yet. */
  found: MeasuredHand | null;
}

/** Shorter side, in pixels, under which no line can be told. */
const SIDE_MIN = 200;
const PIXELS_MAX = 50_000_000;
/** The brands of the files of an iPhone, and of AVIF, after the letters «ftyp». */
const APPLE_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];

export type PhotoType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.slice(from, to));

/** What a file is by its first bytes, whatever its name says; null for all that is no photo. */
export function typeOf(bytes: Uint8Array): PhotoType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  if (latin(bytes, 4, 8) !== 'ftyp') return null;
  const brand = latin(bytes, 8, 12);
  if (AVIF_BRANDS.includes(brand)) return 'avif';
  return APPLE_BRANDS.includes(brand) ? 'heic' : null;
}

/** Why a file can't be sent, in words; null when it can. `type` is what `typeOf` says of it. */
export function refusalOfFile(size: number, type: PhotoType | null): string | null {
  if (size === 0) return ERRORS.PHOTO_DAMAGED.message;
  if (size > PHOTO_BYTES_MAX) return ERRORS.PHOTO_TOO_LARGE.message;
  return type === null ? ERRORS.PHOTO_UNSUPPORTED.message : null;
}

/** Why a picture of this size (pixels) can't be read, in words; null when it can. */
export function refusalOfSize(width: number, height: number): string | null {
  if (width * height > PIXELS_MAX) return ERRORS.PHOTO_TOO_LARGE.message;
  return Math.min(width, height) < SIDE_MIN ? ERRORS.PHOTO_TOO_SMALL.message : null;
}
