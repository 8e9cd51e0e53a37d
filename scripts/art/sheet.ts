import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { NIGHT } from './engraving.ts';
import type { ArtFile } from './files.ts';

const LARGE = { width: 300, height: 520, columns: 8, gap: 16 };
const SMALL = { width: 90, height: 156, gap: 12 };

const picture = (file: ArtFile, width: number, height: number): Promise<Buffer> =>
  sharp(Buffer.from(file.svg), { density: 144 }).resize(width, height).png().toBuffer();

/** Every picture on one PNG: large in rows of eight, then all in a row as small as in a fan. */
export async function contactSheet(files: readonly ArtFile[]): Promise<Buffer> {
  const rows = Math.ceil(files.length / LARGE.columns);
  const smallTop = LARGE.gap + rows * (LARGE.height + LARGE.gap);
  const width = LARGE.gap + LARGE.columns * (LARGE.width + LARGE.gap);
  const layers: OverlayOptions[] = [];
  for (const [i, file] of files.entries()) {
    layers.push(
      {
        input: await picture(file, LARGE.width, LARGE.height),
        left: LARGE.gap + (i % LARGE.columns) * (LARGE.width + LARGE.gap),
        top: LARGE.gap + Math.floor(i / LARGE.columns) * (LARGE.height + LARGE.gap),
      },
      {
        input: await picture(file, SMALL.width, SMALL.height),
        left: LARGE.gap + i * (SMALL.width + SMALL.gap),
        top: smallTop,
      },
    );
  }
  const height = smallTop + SMALL.height + LARGE.gap;
  return sharp({ create: { width, height, channels: 3, background: NIGHT } })
    .composite(layers)
    .png()
    .toBuffer();
}
