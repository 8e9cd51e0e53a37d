import { ERRORS } from '@sibila/contracts/errors';
import { PALM_REFUSALS } from '@sibila/content/palm/refusals';
import type { HandSide } from '@sibila/domain/palm/measured-hand';
import { refusalOfFile, refusalOfSize, typeOf, type ChosenPhoto, type PhotoType } from './photo.ts';
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
/** After this nobody waits for the look any longer: the server has its own. */
const LOOK_MS = 12_000;
const HEAD_BYTES = 16;
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

/** Looks at a photo before anything is sent: what it is, how large, and whether it shows a palm. */
export async function checkPhoto(file: Blob, hand: HandSide): Promise<Checked> {
  const photo: ChosenPhoto = { file, url: null, found: null };
  const type = await typeOfFile(file);
  const refused = (refusal: string | null): Checked => ({ photo, refusal, sendable: false });
  const reason = refusalOfFile(file.size, type);
  if (reason !== null || type === null) return refused(reason);
  const url = URL.createObjectURL(file);
  const image = await shown(url);
  if (image === null) {
    URL.revokeObjectURL(url);
    if (COMMON.includes(type)) return refused(ERRORS.PHOTO_DAMAGED.message);
    return { photo, refusal: null, sendable: true };
  }
  photo.url = url;
  const tooSmall = refusalOfSize(image.naturalWidth, image.naturalHeight);
  if (tooSmall !== null) return refused(tooSmall);
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

/** What is seen of a hand; null where this browser can't look, or not soon. */
async function look(image: HTMLImageElement, hand: HandSide): Promise<Sight | null> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LOOK_SIZE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { width, height } = canvas;
  const pixels = context.getImageData(0, 0, width, height).data;
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
