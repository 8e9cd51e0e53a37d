import { describe, expect, it } from 'vitest';
import { gaussian } from './blur.ts';
import { emptyPlane, type Plane } from './raster.ts';

function spotted(): Plane {
  const plane = emptyPlane(61, 41);
  plane.data[20 * 61 + 30] = 100;
  return plane;
}

describe('a Gaussian blur', () => {
  it('keeps the sum and spreads a spot to its own variance', () => {
    const { data } = gaussian(spotted(), 3);
    let sum = 0;
    let variance = 0;
    for (const [at, value] of data.entries()) {
      sum += value;
      variance += (value * ((at % 61) - 30) ** 2) / 100;
    }
    expect(sum).toBeCloseTo(100, 3);
    expect(variance).toBeGreaterThan(8.5);
    expect(variance).toBeLessThan(9.1);
  });

  it('leaves an even plane even up to its edges, whatever the radius', () => {
    const plane = { width: 5, height: 3, data: new Float32Array(15).fill(7) };
    for (const sigma of [0.5, 2, 50]) {
      for (const value of gaussian(plane, sigma).data) expect(value).toBeCloseTo(7, 4);
    }
  });
});
