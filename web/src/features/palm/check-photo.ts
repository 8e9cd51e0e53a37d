import { ERRORS } from '@sibila/contracts/errors';
import { PALM_REFUSALS } from '@sibila/content/palm/refusals';
import type { HandSide } from '@sibila/domain/palm/measured-hand';
import {
  HEAD_BYTES,
  isUncomfortable,
  refusalAsItIs,
  refusalOfFile,
  refusalOfSize,
  typeOf,
  type ChosenPhoto,
  type PhotoType,
} from './photo.ts';
import type { Sight, SightRequest } from './sight.ts';

/** What came of a look at a file before it is sent. */
export interface Checked {
  photo: ChosenPhoto;
  /** Why it can't be read; null when it can, or when nobody here can tell. */
  refusal: string | null;
  /** The refusal is a doubt, and the file may be sent all the same. */
  sendable: boolean;
}

/** Longer side, in pixels, of the reduced picture that is looked at. */
const LOOK_SIZE = 800;
/** Longer side, in pixels, of what is sent in the place of a large photo, and how it is coded. */
const SENT_SIZE = 3200;
const SENT_TYPE = 'image/jpeg';
const SENT_QUALITY = 0.9;
/** After this nobody waits for the look any longer: the server has its own. */
const LOOK_MS = 12_000;
/** Only these are known to every browser. */
const COMMON: readonly PhotoType[] = ['jpeg', 'png', 'webp'];

/** What a file is; null too for one that has gone or may not be read. */
async function typeOfFile(file: Blob): Promise<PhotoType | null> {
  try {
    return typeOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch {
    return null;
  }
}

/**
 * Looks at a photo before anything is sent: what it is, how large, and whether it shows a palm.
 * A large one becomes a smaller JPEG. Whoever asks lets go of the photo's `url` in the end.
 */
export async function checkPhoto(file: Blob, hand: HandSide): Promise<Checked> {
  const type = await typeOfFile(file);
  const unseen: ChosenPhoto = { file, url: null, found: null };
  const reason = refusalOfFile(file.size, type);
  if (reason !== null || type === null) return { photo: unseen, refusal: reason, sendable: false };
  const url = URL.createObjectURL(file);
  const image = await shown(url);
  if (image === null) {
    URL.revokeObjectURL(url);
    const refusal = COMMON.includes(type)
      ? ERRORS.PHOTO_DAMAGED.message
      : refusalAsItIs({ type, size: file.size, pixels: null });
    return { photo: unseen, refusal, sendable: refusal === null };
  }
  const sent = await toBeSent(file, type, image);
  if (typeof sent === 'string')
    return { photo: { ...unseen, url }, refusal: sent, sendable: false };
  const photo: ChosenPhoto = { file: sent, url, found: null };
  // Where no worker may run, the server's own look has to do.
  const sight = await look(image, hand).catch(() => null);
  if (typeof sight === 'string') return { photo, refusal: PALM_REFUSALS[sight], sendable: true };
  return { photo: { ...photo, found: sight }, refusal: null, sendable: true };
}

/** The picture with its turn applied; null where this browser can't decode it. */
async function shown(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** What is sent of an opened photo: itself or a smaller JPEG; or, in words, why it can't be. */
async function toBeSent(
  file: Blob,
  type: PhotoType,
  image: HTMLImageElement,
): Promise<Blob | string> {
  const { naturalWidth, naturalHeight } = image;
  const refusal = refusalOfSize(naturalWidth, naturalHeight);
  if (refusal !== null) return refusal;
  const upload = { type, size: file.size, pixels: naturalWidth * naturalHeight };
  if (!isUncomfortable(upload)) return file;
  const smaller = await asJpeg(image).catch(() => null);
  return smaller ?? refusalAsItIs(upload) ?? file;
}

/** The picture upright on a canvas, at most `most` pixels long; null where there is no canvas. */
function drawn(image: HTMLImageElement, most: number) {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, most / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

/** Null where this browser can't: of a canvas without memory nothing comes out. */
async function asJpeg(image: HTMLImageElement): Promise<Blob | null> {
  const large = drawn(image, SENT_SIZE);
  if (!large) return null;
  return new Promise((resolve) => large.canvas.toBlob(resolve, SENT_TYPE, SENT_QUALITY));
}

/** What is seen of a hand; null where this browser can't look, or not soon. */
async function look(image: HTMLImageElement, hand: HandSide): Promise<Sight | null> {
  const small = drawn(image, LOOK_SIZE);
  if (!small) return null;
  const { width, height } = small.canvas;
  const pixels = small.context.getImageData(0, 0, width, height).data;
  return ask({ width, height, pixels, hand });
}

function ask(request: SightRequest): Promise<Sight | null> {
  const worker = new Worker(new URL('./palm-worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    const end = (sight: Sight | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(sight);
    };
    const timer = setTimeout(() => end(null), LOOK_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<Sight>) => end(data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(request, [request.pixels.buffer]);
  });
}
