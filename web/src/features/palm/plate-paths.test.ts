import { describe, expect, it } from 'vitest';
import { measuredHand } from '@sibila/domain/palm/measured-hand';
import { readPalm } from '@sibila/domain/palm/read';
import { drawnHand } from '@sibila/domain/palm/testing/drawn-hand';
import { SAMPLE_HAND } from '../../testing/samples.ts';
import { boxOf, calm, smoothPath } from './plate-paths.ts';

function measured(turn = 0) {
  const { photo } = drawnHand({ turn });
  const palm = readPalm(photo);
  if (!palm.found) throw new Error(`no palm: ${palm.reason}`);
  return measuredHand(palm, photo, 'left');
}

const line = [
  { x: 0.2, y: 0.5 },
  { x: 0.4, y: 0.6 },
  { x: 0.8, y: 0.5 },
];

describe('a line as a path', () => {
  it('begins and ends where it was traced, in the units of its picture', () => {
    expect(smoothPath(line, 0.5)).toMatch(/^M100 500C.* 400 500$/);
  });

  it('comes back to its beginning where it is an outline', () => {
    expect(smoothPath(line, 1, true)).toMatch(/^M200 500.* 200 500Z$/);
    expect(smoothPath([], 1, true)).toBe('');
  });

  it('loses its tremor and not its ends', () => {
    const [first, middle, last] = calm(line, 1);
    expect([first, last]).toEqual([line[0], line[2]]);
    expect(middle?.y).toBeCloseTo(0.55);
  });
});

describe('the part of a picture that is shown', () => {
  it('holds every finger and every line, and leaves the arm away', () => {
    const hand = measured();
    const { left, top, width, height } = boxOf(hand, true);
    const inside = hand.fingers.map(({ tip }) => tip);
    for (const { path } of Object.values(hand.lines)) inside.push(...path);
    for (const { x, y } of inside) {
      expect(x * hand.aspect * 1000).toBeGreaterThan(left);
      expect(x * hand.aspect * 1000).toBeLessThan(left + width);
      expect(y * 1000).toBeGreaterThan(top);
      expect(y * 1000).toBeLessThan(top + height);
    }
    expect(top + height).toBeLessThan(970);
  });

  it('never reaches beyond a photo', () => {
    const { left, top, width, height } = boxOf(measured(20), true);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(750.1);
    expect(top + height).toBeLessThanOrEqual(1000.1);
  });

  it('is all of it for a hand without an outline', () => {
    const whole = { left: 0, top: 0, width: 750, height: 1000 };
    expect(boxOf({ ...SAMPLE_HAND, outline: [] }, true)).toEqual(whole);
  });
});
