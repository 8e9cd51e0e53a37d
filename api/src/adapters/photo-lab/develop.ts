import sharp, { type Sharp } from 'sharp';
import { PHOTO_PIXELS_MAX } from '@sibila/contracts/limits';
import { PhotoRefused, type DevelopedPhoto } from '@sibila/core/ports/photo-lab';
import type { Photo } from '@sibila/domain/palm/raster';
import { readPalm, type Detail } from '@sibila/domain/palm/read';
import { decodeHeic } from './heic.ts';
import { PHOTO_MS, type Job } from './job.ts';

const PICTURE_SIDE = 1600;
const THUMBNAIL_SIDE = 320;
/** Longer side of what is measured, in pixels. */
const MEASURED_SIDE: Record<Detail, number> = { normal: 800, high: PICTURE_SIDE };
const PICTURE_QUALITY = 82;
const THUMBNAIL_QUALITY = 76;

/**
 * Turns an inspected upload into pixels once, and makes all else of those: nothing of the file but
 * its picture gets through. Throws PhotoRefused when it can't be decoded.
 */
export async function develop({ upload, format, detail }: Job): Promise<DevelopedPhoto> {
  const whole = await decoded({ upload, format }).catch((cause: unknown) => {
    throw new PhotoRefused('damaged', { cause });
  });
  const measured = await fitted(whole, MEASURED_SIDE[detail]);
  const thumbnail = await fitted(whole, THUMBNAIL_SIDE);
  return {
    picture: await asWebp(whole, PICTURE_QUALITY),
    thumbnail: await asWebp(thumbnail, THUMBNAIL_QUALITY),
    width: measured.width,
    height: measured.height,
    palm: readPalm(measured, detail),
  };
}

/** Upright, in sRGB with 8 bits, on white where it was transparent, at the picture's size. */
async function decoded({ upload, format }: Pick<Job, 'upload' | 'format'>): Promise<Photo> {
  const limitInputPixels = PHOTO_PIXELS_MAX[format];
  const source =
    format === 'heic'
      ? fromRaw(await decodeHeic(upload), 4)
      : sharp(upload, { limitInputPixels, failOn: 'error', pages: 1 });
  return rawOf(
    within(source.autoOrient(), PICTURE_SIDE)
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: PHOTO_MS / 1000 }),
  );
}

async function fitted(photo: Photo, side: number): Promise<Photo> {
  const isSmall = Math.max(photo.width, photo.height) <= side;
  return isSmall ? photo : rawOf(within(fromRaw(photo, 3), side));
}

function within(source: Sharp, side: number): Sharp {
  return source.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

function fromRaw({ data, width, height }: Photo, channels: 3 | 4): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

async function rawOf(source: Sharp): Promise<Photo> {
  const { data, info } = await source
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function asWebp(photo: Photo, quality: number): Promise<Uint8Array> {
  return fromRaw(photo, 3).webp({ quality }).toBuffer();
}
