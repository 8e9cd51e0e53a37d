// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { ERRORS } from '@sibila/contracts/errors';
import { PHOTO_BYTES_MAX } from '@sibila/contracts/limits';
import { drawnHand } from '@sibila/domain/palm/testing/drawn-hand';
import { everyPhotoShows, heicFile, jpegFile } from '../../testing/palm-photos.ts';
import { checkPhoto } from './check-photo.ts';

/** As large as the picture that is looked at. */
const HAND = drawnHand({ width: 600, height: 800 }).photo;
const SMALLER = new Blob(['pequeña'], { type: 'image/jpeg' });

/** A canvas as it was when a file was asked of it. */
interface Written {
  width: number;
  height: number;
  type: string | undefined;
}

/** From now on a photo has this many pixels, and `made` comes out of a canvas. */
function photosOf(width: number, height: number, made: Blob | null = SMALLER): Written[] {
  everyPhotoShows(HAND);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
  const written: Written[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    give,
    type,
  ) {
    written.push({ width: this.width, height: this.height, type });
    give(made);
  });
  return written;
}

const weighing = (file: File, bytes: number): File =>
  Object.defineProperty(file, 'size', { value: bytes });

describe('a photo before it is sent', () => {
  it('of fifty megapixels becomes a smaller JPEG, upright as it is shown', async () => {
    const written = photosOf(6120, 8160);
    const { photo, refusal } = await checkPhoto(jpegFile(), 'left');
    expect(refusal).toBeNull();
    expect(photo.file).toBe(SMALLER);
    expect(written).toEqual([{ width: 2400, height: 3200, type: 'image/jpeg' }]);
  });

  it('of an iPhone becomes a JPEG of any size where the browser can open it', async () => {
    const written = photosOf(600, 800);
    expect((await checkPhoto(heicFile(), 'left')).photo.file).toBe(SMALLER);
    expect(written).toEqual([{ width: 600, height: 800, type: 'image/jpeg' }]);
  });

  it('that weighs more than the server takes is made lighter', async () => {
    photosOf(3000, 4000);
    const heavy = weighing(jpegFile(), PHOTO_BYTES_MAX + 1);
    expect((await checkPhoto(heavy, 'left')).photo.file).toBe(SMALLER);
  });

  it('of a usual size goes as it is', async () => {
    const written = photosOf(3000, 4000);
    const file = jpegFile();
    expect((await checkPhoto(file, 'left')).photo.file).toBe(file);
    expect(written).toEqual([]);
  });

  it('goes as it is too where no smaller one can be made and the server takes it', async () => {
    photosOf(6120, 8160, null);
    const file = jpegFile();
    expect((await checkPhoto(file, 'left')).photo.file).toBe(file);
  });

  it('is refused where no smaller one can be made and the server would refuse it', async () => {
    photosOf(6120, 8160, null);
    expect(await checkPhoto(heicFile(), 'left')).toMatchObject({
      refusal: ERRORS.PHOTO_TOO_LARGE.message,
      sendable: false,
    });
  });

  it('is refused when nobody can open it and it weighs too much', async () => {
    everyPhotoShows(null);
    const heavy = weighing(heicFile(), PHOTO_BYTES_MAX + 1);
    expect(await checkPhoto(heavy, 'left')).toMatchObject({
      refusal: ERRORS.PHOTO_TOO_LARGE.message,
      sendable: false,
    });
  });
});
