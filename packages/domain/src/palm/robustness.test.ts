import { describe, expect, it } from 'vitest';
import { LINE_NAMES } from './corridors.ts';
import { shrink, type Photo } from './raster.ts';
import { readPalm } from './read.ts';
import { drawnHand, SKIN_TONES, type Drawing } from './testing/drawn-hand.ts';

const WIDTH = 400;
const HEIGHT = 533;
const SLOW_MS = 120_000;
/** Palm's and fingers' length of an earth, an air, a fire and a water hand. */
const SHAPES = [
  [1, 0.9],
  [1, 1.2],
  [1.2, 0.95],
  [1.2, 1.4],
] as const;
const DARK = [52, 56, 62] as const;
const GREY = [110, 116, 122] as const;
const LIGHT = [205, 206, 204] as const;

/** Ten open hands of all seven tones and four shapes, left and right, before a contrasting wall. */
const HANDS: Partial<Drawing>[] = Array.from({ length: 10 }, (_, i) => {
  const tone = i % SKIN_TONES.length;
  const [palmLength, fingerLength] = SHAPES[i % SHAPES.length] ?? [1, 1];
  return {
    width: WIDTH,
    height: HEIGHT,
    unit: 0.16 * WIDTH,
    centre: { x: 0.52, y: 0.62 },
    spread: 2,
    skin: SKIN_TONES[tone] ?? GREY,
    wall: tone < 2 ? DARK : tone < 4 ? GREY : LIGHT,
    grain: tone < 5 ? 3 : 1.5,
    thumb: i % 3 === 0 ? 'right' : 'left',
    palmLength,
    fingerLength,
    seed: i + 1,
  };
});

/** What has to stay the same: the hand's shape and the lines that are seen. */
function essence(photo: Photo): string {
  const read = readPalm(photo);
  if (!read.found) return read.reason;
  return [read.shape, ...LINE_NAMES.filter((name) => read.lines[name].seen)].join(' ');
}

function lit(photo: Photo, factor: number): Photo {
  return { ...photo, data: photo.data.map((value) => Math.min(255, value * factor)) };
}

const photos = HANDS.map((hand) => drawnHand(hand).photo);
const essences = photos.map(essence);

describe('of ten hands', () => {
  it('all are read, each with its shape and its four lines', () => {
    const shapes = ['earth', 'air', 'fire', 'water'];
    const told = HANDS.map((_, i) => `${shapes[i % shapes.length]} heart head life fate`);
    expect(essences).toEqual(told);
  });

  it('each reads the same twice, to the last digit', () => {
    for (const photo of photos.slice(0, 3)) expect(readPalm(photo)).toEqual(readPalm(photo));
  });

  const variants: [string, (hand: Partial<Drawing>, photo: Photo) => Photo][] = [
    ['turned 10° clockwise', (hand) => drawnHand({ ...hand, turn: 10 }).photo],
    ['turned 10° the other way', (hand) => drawnHand({ ...hand, turn: -10 }).photo],
    ['15 % brighter', (_, photo) => lit(photo, 1.15)],
    ['15 % darker', (_, photo) => lit(photo, 0.85)],
    ['scaled by half', (_, photo) => shrink(photo, HEIGHT / 2)],
  ];
  it.each(variants)(
    'at least eight have the same shape and lines %s',
    (_, vary) => {
      const same = HANDS.filter(
        (hand, i) => essence(vary(hand, photos[i] ?? drawnHand(hand).photo)) === essences[i],
      );
      expect(same.length).toBeGreaterThanOrEqual(8);
    },
    SLOW_MS,
  );
});

it(
  'reads one hand alike in every skin tone, before a dark and before a light wall',
  () => {
    const [hand] = HANDS;
    for (const [tone, skin] of SKIN_TONES.entries()) {
      const walls = tone < 2 ? [DARK, GREY] : tone < 4 ? [DARK, LIGHT] : [LIGHT, GREY];
      const grain = tone < 5 ? 3 : 1.5;
      for (const wall of walls)
        expect(essence(drawnHand({ ...hand, skin, wall, grain }).photo)).toBe(essences[0]);
    }
  },
  SLOW_MS,
);
