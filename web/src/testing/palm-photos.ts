import { vi } from 'vitest';
import type { Photo } from '@sibila/domain/palm/raster';
import { lookAt, type SightRequest } from '../features/palm/sight.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const HEIC = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')];

const fileOf = (bytes: readonly number[], name: string, type: string): File =>
  new File([new Uint8Array([...bytes, ...Array.from({ length: 64 }, (_, i) => i)])], name, {
    type,
  });

/** What a file dialog gives: a JPEG by its first bytes. */
export const jpegFile = (name = 'mano.jpg'): File => fileOf(JPEG, name, 'image/jpeg');

/** A photo of an iPhone, which few browsers can open. */
export const heicFile = (): File => fileOf(HEIC, 'IMG_0001.HEIC', 'image/heic');

/** A worker that works in the page's own thread. */
class NearWorker extends EventTarget {
  postMessage(request: SightRequest): void {
    const data = lookAt(request);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

function rgbaOf({ data }: Photo): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray((data.length / 3) * 4);
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4)
    pixels.set([data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0, 255], to);
  return pixels;
}

/** From now on every photo that the browser opens shows `photo`; null is one that it can't open. */
export function everyPhotoShows(photo: Photo | null): void {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:palma');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.stubGlobal('Worker', NearWorker);
  HTMLImageElement.prototype.decode = async () => {
    if (!photo) throw new DOMException('The source image cannot be decoded.', 'EncodingError');
  };
  if (!photo) return;
  const { width, height } = photo;
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
  const context = {
    drawImage: () => undefined,
    getImageData: () => ({ data: rgbaOf(photo) }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

/** The fields of a form that was sent, and of its files their names. */
export async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const parts = (await request.text()).matchAll(
    /name="(\w+)"(?:; filename="([^"]*)")?[^]*?\r\n\r\n([^]*?)\r\n--/g,
  );
  return Object.fromEntries(
    [...parts].map(([, name, file, text]) => [name ?? '', file ?? text ?? '']),
  );
}
