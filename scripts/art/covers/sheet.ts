import sharp from 'sharp';
import { NIGHT } from '../engraving.ts';
import type { ArtFile } from '../files.ts';
import { COVER_HEIGHT, COVER_WIDTH } from './frame.ts';

const COLUMNS = 2;
const GAP = 16;
const WIDTH = COVER_WIDTH / 2;
const HEIGHT = COVER_HEIGHT / 2;

/** Every cover on one PNG, in rows of two at half their size. */
export async function coverSheet(files: readonly ArtFile[]): Promise<Buffer> {
  const layers = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(Buffer.from(file.svg)).resize(WIDTH, HEIGHT).png().toBuffer(),
      left: GAP + (i % COLUMNS) * (WIDTH + GAP),
      top: GAP + Math.floor(i / COLUMNS) * (HEIGHT + GAP),
    })),
  );
  const width = GAP + COLUMNS * (WIDTH + GAP);
  const height = GAP + Math.ceil(files.length / COLUMNS) * (HEIGHT + GAP);
  return sharp({ create: { width, height, channels: 3, background: NIGHT } })
    .composite(layers)
    .png()
    .toBuffer();
}
