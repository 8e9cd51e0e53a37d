import { describe, expect, it } from 'vitest';
import { SIGN_NAMES } from '../zodiac/signs.ts';
import { BODIES } from './body-names.ts';
import { BODY_GLYPHS, BODY_GLYPH_REACH, GLYPH_BOX, SIGN_GLYPHS } from './glyphs.ts';

type Point = [x: number, y: number];

/** How many numbers each command of path data takes. */
const ARITY: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7, Z: 0 };

/** Points along a circular arc given as SVG gives it: the two ends, the radius, the two flags. */
function arcPoints([x1, y1]: Point, [x2, y2]: Point, r: number, large: number, sweep: number) {
  const half = Math.hypot(x2 - x1, y2 - y1) / 2;
  const rise = Math.sqrt(Math.max(0, r * r - half * half)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [
    (x1 + x2) / 2 - (rise * (y2 - y1)) / (2 * half),
    (y1 + y2) / 2 + (rise * (x2 - x1)) / (2 * half),
  ];
  const start = Math.atan2(y1 - cy, x1 - cx);
  let turn = Math.atan2(y2 - cy, x2 - cx) - start;
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: 65 }, (_, step): Point => {
    const angle = start + (turn * step) / 64;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

/** Where one command leads from the pen's place: its points, the last one the new place. */
function stepPoints(command: string, values: readonly number[], pen: Point): Point[] {
  const relative = command === command.toLowerCase();
  const [dx, dy] = relative ? pen : [0, 0];
  const pair = (index: number): Point => [(values[index] ?? 0) + dx, (values[index + 1] ?? 0) + dy];
  switch (command.toUpperCase()) {
    case 'H':
      return [[(values[0] ?? 0) + dx, pen[1]]];
    case 'V':
      return [[pen[0], (values[0] ?? 0) + dy]];
    case 'A':
      return arcPoints(pen, pair(5), values[0] ?? 0, values[3] ?? 0, values[4] ?? 0);
    default:
      // The control points of a curve enclose it, so they bound its reach.
      return Array.from({ length: values.length / 2 }, (_, index) => pair(index * 2));
  }
}

/** Points that no stroke of the path lies outside of. */
function outline(path: string): Point[] {
  const points: Point[] = [];
  let pen: Point = [0, 0];
  for (const [, command = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const arity = ARITY[command.toUpperCase()];
    expect(arity, `command ${command}`).toBeDefined();
    for (let from = 0; from < values.length; from += arity ?? 1) {
      const reached = stepPoints(command, values.slice(from, from + (arity ?? 1)), pen);
      points.push(...reached);
      pen = reached.at(-1) ?? pen;
    }
  }
  return points;
}

describe('the glyphs', () => {
  it('draws each sign and each body in its own way', () => {
    const paths = [...Object.values(SIGN_GLYPHS), ...Object.values(BODY_GLYPHS)];
    expect(new Set(paths).size).toBe(SIGN_NAMES.length + BODIES.length);
  });

  it.each(Object.entries({ ...SIGN_GLYPHS, ...BODY_GLYPHS }))('keeps %s in its box', (_, path) => {
    for (const value of outline(path).flat()) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(GLYPH_BOX);
    }
  });

  it('keeps every body within the reach that the wheel reckons with', () => {
    const reaches = Object.values(BODY_GLYPHS).flatMap((path) =>
      outline(path).map(([x, y]) => Math.hypot(x - GLYPH_BOX / 2, y - GLYPH_BOX / 2)),
    );
    expect(Math.max(...reaches)).toBeLessThanOrEqual(BODY_GLYPH_REACH);
    expect(Math.max(...reaches)).toBeGreaterThan(BODY_GLYPH_REACH - 0.2);
  });
});
