import { describe, expect, it } from 'vitest';
import { offChord, outlineOf, simplified } from './outline.ts';
import type { Mask, Point } from './raster.ts';
import { filled, regionsOf } from './regions.ts';

function maskOf(rows: string[]): Mask {
  const width = rows[0]?.length ?? 0;
  const data = Uint8Array.from(rows.join(''), (mark) => (mark === '#' ? 1 : 0));
  return { width, height: rows.length, data };
}

/** Twice the area inside a polygon (the shoelace formula). */
function doubleArea(points: Point[]): number {
  let sum = 0;
  for (const [at, { x, y }] of points.entries()) {
    const next = points[(at + 1) % points.length] ?? { x, y };
    sum += x * next.y - next.x * y;
  }
  return Math.abs(sum);
}

describe('an outline', () => {
  it('encloses as many pixels as the shape has', () => {
    const rows = ['......', '.###..', '.#.##.', '.####.', '..#...', '......'];
    const [region] = regionsOf(maskOf(rows), 1);
    const whole = filled(region ?? new Int32Array(), 6, 6);
    expect(doubleArea(outlineOf(whole, 0)) / 2).toBe(12);
  });

  it('closes round shapes that touch the edge of the picture', () => {
    expect(doubleArea(outlineOf(maskOf(['##', '##']), 0)) / 2).toBe(4);
    expect(outlineOf(maskOf(['..', '..']), 0)).toEqual([]);
  });
});

describe('a simplified line', () => {
  it('stays within the tolerance with few points', () => {
    const line = Array.from({ length: 200 }, (_, at) => ({ x: at, y: 20 * Math.sin(at / 30) }));
    const few = simplified(line, 0.5);
    expect(few.length).toBeLessThan(30);
    for (const point of line) {
      const after = few.findIndex(({ x }) => x >= point.x);
      const b = few[Math.max(1, after)];
      const a = few[Math.max(1, after) - 1];
      if (a === undefined || b === undefined) throw new Error('no piece');
      expect(offChord(point, a, b)).toBeLessThanOrEqual(0.5);
    }
  });
});

describe('the pieces of a mask', () => {
  it('come largest first and do not join at corners', () => {
    const sizes = regionsOf(maskOf(['##..', '##..', '..#.', '...#']), 1).map(
      ({ length }) => length,
    );
    expect(sizes).toEqual([4, 1, 1]);
  });
});
