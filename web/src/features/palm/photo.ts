import { ERRORS } from '@sibila/contracts/errors';
import { PHOTO_BYTES_MAX, PHOTO_PIXELS_MAX, PHOTO_SIDE_MIN } from '@sibila/contracts/limits';
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

export type PhotoType = keyof typeof PHOTO_PIXELS_MAX;

/** What may be opened here to be made smaller, in bytes: photos of 50 megapixels weigh less. */
const OPENED_BYTES_MAX = 5 * PHOTO_BYTES_MAX;
/** What may be opened here to be made smaller, in pixels. */
const OPENED_PIXELS_MAX = PHOTO_PIXELS_MAX.jpeg;
/** Larger ones are made smaller before they are sent: uploads stay light, and so does the server. */
const COMFORTABLE_PIXELS = 12_000_000;

/** How much of a file has to be known to tell what it is. */
export const HEAD_BYTES = 256;
/** The brands of AVIF and of the files of an iPhone, after the letters «ftyp». */
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs'];
const ANY_BRANDS = ['mif1', 'msf1'];

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.slice(from, to));

/** What a file is by its first bytes, whatever its name says; null for all that is no photo. */
export function typeOf(bytes: Uint8Array): PhotoType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  if (latin(bytes, 4, 8) !== 'ftyp') return null;
  // As the server does: every brand of the first box counts, and not only the major one.
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(size, HEAD_BYTES);
  const brands = latin(bytes, 8, end).match(/[^]{4}/g) ?? [];
  const has = (known: readonly string[]) =>
    brands.some((brand, i) => i !== 1 && known.includes(brand));
  if (has(AVIF_BRANDS)) return 'avif';
  return has([...HEIC_BRANDS, ...ANY_BRANDS]) ? 'heic' : null;
}

/** Why a file can't even be opened, in words; null when it can. `type` is what `typeOf` says. */
export function refusalOfFile(size: number, type: PhotoType | null): string | null {
  if (size === 0) return ERRORS.PHOTO_DAMAGED.message;
  if (type === null) return ERRORS.PHOTO_UNSUPPORTED.message;
  return size > OPENED_BYTES_MAX ? ERRORS.PHOTO_TOO_LARGE.message : null;
}

/** Why a picture of this size (pixels) can't be read, in words; null when it can. */
export function refusalOfSize(width: number, height: number): string | null {
  if (width * height > OPENED_PIXELS_MAX) return ERRORS.PHOTO_TOO_LARGE.message;
  return Math.min(width, height) < PHOTO_SIDE_MIN ? ERRORS.PHOTO_TOO_SMALL.message : null;
}

/** A file before it is sent. */
interface Upload {
  type: PhotoType;
  /** In bytes. */
  size: number;
  /** In pixels; null where this browser can't open it. */
  pixels: number | null;
}

/** Whether a photo that this browser can open is to be made smaller before it is sent. */
export const isUncomfortable = ({ type, size, pixels }: Upload): boolean =>
  type === 'heic' ||
  type === 'avif' ||
  size > PHOTO_BYTES_MAX ||
  (pixels ?? 0) > COMFORTABLE_PIXELS;

/** Why a file can't be sent as it is, in words; null when it can, or when nobody here can tell. */
export function refusalAsItIs({ type, size, pixels }: Upload): string | null {
  const fits = size <= PHOTO_BYTES_MAX && (pixels ?? 0) <= PHOTO_PIXELS_MAX[type];
  return fits ? null : ERRORS.PHOTO_TOO_LARGE.message;
}
