import { describe, expect, it } from 'vitest';
import { distanceField } from './distance-field.ts';
import type { Mask } from './raster.ts';
import { numbersFrom } from './testing/canvas.ts';

/** The distance by trying every outside pixel, those around the picture too when they count. */
function slowly(mask: Mask, x: number, y: number, edgeIsOutside: boolean): number {
  let nearest = Infinity;
  for (let oy = -1; oy <= mask.height; oy++) {
    for (let ox = -1; ox <= mask.width; ox++) {
      const within = ox >= 0 && oy >= 0 && ox < mask.width && oy < mask.height;
      const outside = within ? mask.data[oy * mask.width + ox] === 0 : edgeIsOutside;
      if (outside) nearest = Math.min(nearest, Math.hypot(x - ox, y - oy));
    }
  }
  return nearest;
}

describe('the distance field', () => {
  it('is exact for any mask, with and without the edge', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const random = numbersFrom(seed);
      const [width, height] = [7 + seed * 2, 19 - seed];
      const data = Uint8Array.from({ length: width * height }, () => (random() < 0.9 ? 1 : 0));
      data[5] = 0;
      const mask = { width, height, data };
      for (const edge of [true, false]) {
        const field = distanceField(mask, edge);
        for (const [at, value] of field.data.entries()) {
          const x = at % width;
          expect(value).toBeCloseTo(slowly(mask, x, (at - x) / width, edge), 4);
        }
      }
    }
  });
});
