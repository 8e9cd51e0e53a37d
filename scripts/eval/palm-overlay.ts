import sharp from 'sharp';
import type { DevelopedPhoto } from '@sibila/core/ports/photo-lab';
import type { LineName } from '@sibila/domain/palm/corridors';
import type { Point } from '@sibila/domain/palm/raster';

const COLOURS: Record<LineName, string> = {
  heart: '#ff2020',
  head: '#1890ff',
  life: '#10d020',
  fate: '#ffd000',
};

const points = (path: readonly Point[]) =>
  path.map(({ x, y }) => `${(x + 0.5).toFixed(1)},${(y + 0.5).toFixed(1)}`).join(' ');

/**
 * A developed photo as PNG with what was seen in it: outline white, fingers pink, heart red, head
 * blue, life green, fate yellow; crossed out when no palm was found.
 */
export async function overlaid({ picture, width, height, palm }: DevelopedPhoto): Promise<Buffer> {
  const shapes = palm.found
    ? [
        `<polygon points="${points(palm.outline)}" stroke="#fff"/>`,
        ...palm.fingers.map(({ base, tip }) => line([base, tip], '#f0f')),
        ...Object.entries(palm.lines).map(([name, { path }]) =>
          line(path, COLOURS[name as LineName]),
        ),
      ]
    : [`<path d="M0 0L${width} ${height}M${width} 0L0 ${height}" stroke="#f00"/>`];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-width="2">${shapes.join('')}</svg>`;
  return sharp(picture)
    .resize(width, height)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

function line(path: readonly Point[], colour: string): string {
  return `<polyline points="${points(path)}" stroke="${colour}"/>`;
}
