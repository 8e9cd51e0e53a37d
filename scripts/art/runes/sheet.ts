import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { NIGHT } from '../engraving.ts';
import type { ArtFile } from '../files.ts';

/** The widths at which the stones are looked at, and how many of each stand in a row. */
const SIZES = [
  { width: 320, columns: 7 },
  { width: 160, columns: 14 },
  { width: 64, columns: 28 },
] as const;
const GAP = 14;

const picture = (file: ArtFile, size: number): Promise<Buffer> =>
  sharp(Buffer.from(file.svg), { density: 144 })
    .resize(size, Math.round(size * 1.2), { fit: 'contain', background: NIGHT })
    .png()
    .toBuffer();

/** Every stone, the face-down one and the bag on one PNG: large, as in a reading, and as small as in a list. */
export async function runeSheet(files: readonly ArtFile[]): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  let top = GAP;
  let right = 0;
  for (const { width, columns } of SIZES) {
    const height = Math.round(width * 1.2);
    for (const [i, file] of files.entries()) {
      layers.push({
        input: await picture(file, width),
        left: GAP + (i % columns) * (width + GAP),
        top: top + Math.floor(i / columns) * (height + GAP),
      });
    }
    top += Math.ceil(files.length / columns) * (height + GAP);
    right = Math.max(right, GAP + columns * (width + GAP));
  }
  return sharp({ create: { width: right, height: top, channels: 3, background: NIGHT } })
    .composite(layers)
    .png()
    .toBuffer();
}
