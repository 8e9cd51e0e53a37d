import sharp from 'sharp';
import { COVER_FORMATS, COVER_SIZE, COVER_WIDTHS } from '@sibila/contracts/blog-names';
import type { CoverImage } from '@sibila/core/blog/article';

/** Changes with what is written below, so that no file's name ever means two pictures. */
export const RENDER_VERSION = '1';

// More effort takes eight times as long for a twentieth of the bytes.
const WRITTEN = { avif: { quality: 55, effort: 2 }, webp: { quality: 80, effort: 4 } } as const;

/**
 * A picture as a cover: each form in each width. Not for the process of the server, where sharp
 * reads photos alone.
 */
export async function renderCover(picture: Uint8Array): Promise<CoverImage[]> {
  const limits = { limitInputPixels: 50_000_000, failOn: 'error', pages: 1 } as const;
  const whole = await sharp(picture, limits)
    .resize({ ...COVER_SIZE, fit: 'cover' })
    .flatten({ background: '#0b1026' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const images: CoverImage[] = [];
  for (const width of COVER_WIDTHS)
    for (const format of COVER_FORMATS) {
      const bytes = await sharp(whole)
        .resize({ width })
        .toFormat(format, WRITTEN[format])
        .toBuffer();
      images.push({ width, format, bytes });
    }
  return images;
}
