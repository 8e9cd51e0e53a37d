import { describe, expect, it } from 'vitest';
import { isSameHand, measuredHand, otherHand, type MeasuredHand } from './measured-hand.ts';
import { shrink, type Photo } from './raster.ts';
import { readPalm } from './read.ts';
import { drawnHand, SKIN_TONES, type Drawing } from './testing/drawn-hand.ts';

const SLOW_MS = 120_000;
const SMALL: Partial<Drawing> = { width: 300, height: 400, unit: 52.5 };

function measured(photo: Photo): MeasuredHand {
  const read = readPalm(photo);
  if (!read.found) throw new Error(`refused: ${read.reason}`);
  return measuredHand(read, photo, read.thumbSide);
}

const drawn = (changes: Partial<Drawing>) => drawnHand({ ...SMALL, ...changes }).photo;

/** The pixels inside a frame, each row read backwards where it is a mirror image. */
function cut(
  photo: Photo,
  [left, top, width, height]: readonly [number, number, number, number],
  isMirror: boolean,
): Photo {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = left + (isMirror ? width - 1 - x : x);
      const at = ((top + y) * photo.width + from) * 3;
      data.set(photo.data.subarray(at, at + 3), (y * width + x) * 3);
    }
  }
  return { width, height, data };
}

const mirrored = (photo: Photo) => cut(photo, [0, 0, photo.width, photo.height], true);

/** What lossy coding does to a photo, roughly: each value a little off, coarse in steps. */
const coded = (photo: Photo): Photo => ({
  ...photo,
  data: photo.data.map((value, at) => Math.min(255, Math.round((value + (at % 7) - 3) / 6) * 6)),
});

const PHOTO = drawn({ spread: 1.4 });
const ONE = measured(PHOTO);

describe('a photo and its mirror image', () => {
  const images: [string, Photo][] = [
    ['as it is', mirrored(PHOTO)],
    ['coded again', coded(mirrored(PHOTO))],
    ['cropped a little', cut(PHOTO, [12, 10, 280, 372], true)],
    ['cropped and coded again', coded(cut(PHOTO, [8, 0, 290, 380], true))],
    [
      'brighter',
      { ...mirrored(PHOTO), data: mirrored(PHOTO).data.map((v) => Math.min(255, v * 1.1)) },
    ],
    ['smaller', shrink(mirrored(PHOTO), 320)],
  ];
  it.each(images)('are one hand, the image %s', (_, image) => {
    const other = measured(image);
    expect(other.thumbSide).toBe(otherHand(ONE.thumbSide));
    expect(isSameHand(ONE, other)).toBe(true);
    expect(isSameHand(other, ONE)).toBe(true);
  });

  it('are one hand in light and in dark skin, turned in the picture', { timeout: SLOW_MS }, () => {
    for (const [tone, turn] of [
      [0, -9],
      [6, 9],
    ] as const) {
      const wall = tone === 0 ? ([110, 116, 122] as const) : ([205, 206, 204] as const);
      const skin = SKIN_TONES[tone] ?? wall;
      const photo = drawn({ skin, wall, grain: 1.5, spread: 1.4, turn });
      expect(isSameHand(measured(photo), measured(mirrored(photo)))).toBe(true);
    }
  });
});

describe('a left and a right hand', () => {
  const others: [string, Partial<Drawing>][] = [
    ['held with the fingers a little wider', { spread: 1.9 }],
    ['held with the fingers a little closer', { spread: 0.9 }],
    ['with somewhat longer fingers', { fingerLength: 1.02 }],
    ['with a longer palm', { palmLength: 1.2 }],
  ];
  it.each(others)('are two hands, the right one %s', (_, changes) => {
    const other = measured(drawn({ spread: 1.4, thumb: 'right', seed: 2, ...changes }));
    expect(isSameHand(ONE, other)).toBe(false);
    expect(isSameHand(other, ONE)).toBe(false);
  });
});

it('two photos with the thumb at one side show one hand', () => {
  expect(isSameHand(ONE, measured(drawn({ spread: 1.9, seed: 3 })))).toBe(true);
});

it('a hand of which no fingers are known is nobody’s mirror image', () => {
  const bare = { ...ONE, fingers: [] };
  expect(isSameHand(bare, { ...bare, thumbSide: otherHand(bare.thumbSide) })).toBe(false);
});
