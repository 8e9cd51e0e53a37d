import sharp from 'sharp';
import { COVER_SIZE } from '@sibila/contracts/blog-names';
import type { Sheet } from './sheet.ts';

/**
 * A process of its own for one picture: the server's refuses to load drawings, as people send it
 * files, and drawing must not make its answers wait.
 */
sharp.cache(false);
sharp.concurrency(1);

async function print({ svg, cover, form }: Sheet): Promise<Uint8Array> {
  const size = { ...COVER_SIZE, fit: 'cover' } as const;
  const limits = { failOn: 'error', limitInputPixels: 4_000_000 } as const;
  const drawn = cover
    ? sharp(cover, limits)
        .resize(size)
        .composite([{ input: Buffer.from(svg) }])
    : sharp(Buffer.from(svg), limits).resize(size);
  const flat = drawn.flatten({ background: '#0b1026' });
  // At half the colours the thin gold lines of a cover would fray.
  if (form === 'jpg')
    return flat.jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
  // In all its colours: a palette takes those of the night away for the drawing's.
  return flat.png({ compressionLevel: 9 }).toBuffer();
}

process.once('message', (sheet: Sheet) => {
  print(sheet).then(
    (bytes) => process.send?.(bytes, () => process.disconnect()),
    (error: unknown) => {
      process.stderr.write(String(error));
      process.exit(1);
    },
  );
});
