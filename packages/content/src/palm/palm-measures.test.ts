import { drawnHand } from '@sibila/domain/palm/testing/drawn-hand';
import { measuredHand } from '@sibila/domain/palm/measured-hand';
import { readPalm } from '@sibila/domain/palm/read';
import { distance } from '@sibila/domain/palm/raster';
import { describe, expect, it } from 'vitest';
import { handFrame } from './hand-frame.ts';
import { measuresOf } from './palm-measures.ts';

const SMALL = { width: 300, height: 400, unit: 52.5 };

function handOf(changes: object = {}) {
  const { photo } = drawnHand({ ...SMALL, ...changes });
  const read = readPalm(photo);
  if (!read.found) throw new Error(read.reason);
  return measuredHand(read, photo, 'left');
}

const usual = handOf();

describe('the hand that is laid over a drawing of it', () => {
  it('has the palm’s own unit, thumb left and fingers up, however it lies in the picture', () => {
    for (const hand of [usual, handOf({ thumb: 'right' }), handOf({ turn: 10 })]) {
      const frame = handFrame(hand);
      for (const { base, tip, length } of hand.fingers)
        expect(distance(frame.at(base), frame.at(tip)) / length).toBeCloseTo(1, 1);
      const [thumb, , middle] = hand.fingers.map(({ tip }) => frame.at(tip));
      expect(thumb?.x).toBeLessThan(-1.5);
      expect(middle?.y).toBeGreaterThan(2.5);
    }
  });
});

describe('what the texts say of a drawn hand', () => {
  it('is where its lines run', () => {
    const { heart, head, life, fate } = measuresOf(usual).lines;
    expect(heart).toMatchObject({ start: 'edge', end: 'middle', course: 'low', breaks: 0 });
    expect(head).toMatchObject({ start: 'apart', end: 'little', length: 'high' });
    expect(life).toMatchObject({ start: 'thumb', end: 'out', course: 'high' });
    expect(fate).toMatchObject({ end: 'top' });
    expect(heart?.part).toBeGreaterThan(0.6);
    expect(heart?.part).toBeLessThan(0.75);
  });

  it('says nothing of lines that are not there', () => {
    const { lines } = measuresOf(handOf({ creases: ['heart'] }));
    expect([lines.head, lines.life, lines.fate]).toEqual([null, null, null]);
    expect(lines.heart).not.toBeNull();
  });

  it('does not change with the side of the thumb', () => {
    const { index, little, palm } = measuresOf(handOf({ thumb: 'right' }));
    const same = measuresOf(usual);
    expect({ index, little, palm }).toEqual({
      index: same.index,
      little: same.little,
      palm: same.palm,
    });
  });

  it('never contradicts the shape that its proportions decided', () => {
    const long = measuresOf({ ...usual, shape: 'water', proportions: { palm: 1, finger: 0.6 } });
    expect([long.palm, long.finger]).toEqual(['middle', 'middle']);
    const square = measuresOf({ ...usual, shape: 'earth', proportions: { palm: 1.4, finger: 1 } });
    expect([square.palm, square.finger]).toEqual(['middle', 'middle']);
  });

  it('finds a thumb open that stands apart, though it points up beside the index', () => {
    const as = (x: number, y: number) =>
      measuresOf({
        ...usual,
        fingers: usual.fingers.map((finger) =>
          finger.name === 'thumb'
            ? { ...finger, base: place(-1.2, 0.1), tip: place(x, y) }
            : finger,
        ),
      }).thumb;
    expect([as(-1.1, 1.9), as(-1.68, 1.3), as(-2.3, 0.5)]).toEqual(['low', 'middle', 'high']);
  });

  it('finds fingers close where no air is between them, and a fan where they lean apart', () => {
    const from = (spread: number, width: number) =>
      measuresOf({
        ...usual,
        fingers: FANNED.map(([name, x, lean]) => ({
          name,
          base: place(x, 1.3),
          tip: place(x + 1.5 * Math.sin(spread * lean), 1.3 + 1.5 * Math.cos(spread * lean)),
          length: 1.5,
          width,
        })),
      }).gaps;
    expect([from(0, 0.47), from(0.05, 0.37), from(0.2, 0.37)]).toEqual(['low', 'middle', 'high']);
  });
});

/** The long fingers, where they begin, and how each leans. */
const FANNED = [
  ['index', -0.75, -1.5],
  ['middle', -0.25, -0.5],
  ['ring', 0.25, 0.5],
  ['little', 0.75, 1.5],
] as const;

/** A place of the hand in the picture of the usual one, thumb left. */
const place = (x: number, y: number) => ({
  x: 0.52 + (x * SMALL.unit) / SMALL.width,
  y: 0.6 - (y * SMALL.unit) / SMALL.height,
});
