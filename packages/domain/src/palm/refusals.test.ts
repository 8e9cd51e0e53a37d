import { describe, expect, it } from 'vitest';
import { gaussian } from './blur.ts';
import { emptyPlane, type Photo } from './raster.ts';
import { readPalm } from './read.ts';
import { numbersFrom, painted } from './testing/canvas.ts';
import { drawnHand, type Drawing } from './testing/drawn-hand.ts';
import { OTHER_THINGS } from './testing/other-things.ts';

const SMALL: Partial<Drawing> = { width: 300, height: 400, unit: 52.5 };

/** The photo out of focus. */
function blurred(photo: Photo, sigma: number): Photo {
  const data = new Uint8Array(photo.data.length);
  for (const channel of [0, 1, 2]) {
    const plane = emptyPlane(photo.width, photo.height);
    for (let at = 0; at < plane.data.length; at++) {
      plane.data[at] = photo.data[at * 3 + channel] ?? 0;
    }
    for (const [at, value] of gaussian(plane, sigma).data.entries()) {
      data[at * 3 + channel] = Math.round(value);
    }
  }
  return { ...photo, data };
}

function cropped(photo: Photo, top: number): Photo {
  const height = photo.height - top;
  return { width: photo.width, height, data: photo.data.slice(top * photo.width * 3) };
}

describe('pictures without a hand', () => {
  for (const [kind, draw] of Object.entries(OTHER_THINGS)) {
    it(`are never read, and at least eight of ten refused as no palm: ${kind}`, () => {
      const reads = Array.from({ length: 10 }, (_, seed) => readPalm(draw(seed + 1)));
      expect(reads.filter((read) => read.found)).toEqual([]);
      const refused = reads.filter((read) => !read.found && !read.doubtful);
      expect(refused.length).toBeGreaterThanOrEqual(8);
    }, 60_000);
  }

  it('are never read as one when they are five posts on a block', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const random = numbersFrom(seed);
      const heights = Array.from({ length: 5 }, () => 80 + 110 * random());
      const photo = painted(300, 400, (x, y) => {
        const post = Math.floor((x - 55) / 40);
        const inPost = (x - 55) % 40 < 24 && y > 240 - (heights[post] ?? -1000);
        const inBlock = x >= 55 && x < 240 && y >= 240 && y < 380;
        return inBlock || (inPost && y < 250 && post >= 0) ? [206, 154, 118] : [90, 100, 110];
      });
      expect(readPalm(photo)).toMatchObject({ found: false });
    }
  });

  it('are refused at once when nearly all or nearly nothing is skin', () => {
    const all = painted(300, 300, (x) => (x < 250 ? [206, 154, 118] : [90, 100, 110]));
    const nothing = painted(300, 300, (x) => (x < 8 ? [206, 154, 118] : [90, 100, 110]));
    for (const photo of [all, nothing]) {
      const start = performance.now();
      expect(readPalm(photo)).toMatchObject({ found: false, doubtful: false });
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });

  it('are refused when the hand is drawn in a colour that no skin has', () => {
    for (const skin of [
      [40, 60, 200],
      [30, 160, 60],
      [20, 20, 20],
      [235, 235, 240],
    ] as const) {
      const { photo } = drawnHand({ ...SMALL, skin, wall: [128, 128, 128] });
      expect(readPalm(photo)).toMatchObject({ found: false, doubtful: false });
    }
  });
});

describe('doubtful photos', () => {
  const doubtful = (reason: string): object => ({ found: false, doubtful: true, reason });

  it('are sent back when too small', () => {
    const { photo } = drawnHand({ ...SMALL, width: 90, height: 120, unit: 16 });
    expect(readPalm(photo)).toEqual(doubtful('too-small'));
  });

  it('are sent back when too dark', () => {
    const { photo } = drawnHand({ ...SMALL, brightness: 0.12, grain: 0.5 });
    expect(readPalm(photo)).toEqual(doubtful('too-dark'));
  });

  it('are sent back when blurred', () => {
    const { photo } = drawnHand({ ...SMALL, width: 360, height: 480, unit: 63, grain: 0 });
    expect(readPalm(photo)).toMatchObject({ found: true });
    expect(readPalm(blurred(photo, 4))).toEqual(doubtful('blurred'));
  });

  it('are sent back when the fingertips are cut off', () => {
    const { photo } = drawnHand(SMALL);
    expect(readPalm(cropped(photo, 125))).toEqual(doubtful('cut-off'));
  });

  it('are sent back when all fingers lie side by side', () => {
    const { photo } = drawnHand({ ...SMALL, spread: 0 });
    for (const { left, right, top } of [
      { left: 112, right: 186, top: 118 },
      { left: 186, right: 201, top: 138 },
    ]) {
      for (let y = top; y < 200; y++) {
        for (let x = left; x < right; x++) {
          photo.data.set([206, 154, 118], (y * photo.width + x) * 3);
        }
      }
    }
    expect(readPalm(photo)).toEqual(doubtful('fingers-together'));
  });

  it('are sent back when fingers touch', () => {
    const { photo } = drawnHand(SMALL);
    const glue = { left: 143, right: 163, top: 108, bottom: 166 };
    for (let y = glue.top; y < glue.bottom; y++) {
      for (let x = glue.left; x < glue.right; x++) {
        photo.data.set([206, 154, 118], (y * photo.width + x) * 3);
      }
    }
    expect(readPalm(photo)).toEqual(doubtful('fingers-together'));
  });
});
