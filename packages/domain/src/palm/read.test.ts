import { describe, expect, it } from 'vitest';
import { LINE_NAMES, type LineName } from './corridors.ts';
import type { Photo, Point } from './raster.ts';
import { readPalm, type PalmFeatures } from './read.ts';
import { toLine } from './testing/canvas.ts';
import { drawnHand, SKIN_TONES, type Drawing } from './testing/drawn-hand.ts';

/** Small enough to be quick: R is about 50 px. */
const SMALL: Partial<Drawing> = { width: 300, height: 400, unit: 52.5 };

const HAND = drawnHand(SMALL);

function featuresOf(photo: Photo): PalmFeatures {
  const read = readPalm(photo);
  if (!read.found) throw new Error(`refused: ${read.reason}`);
  return read;
}

function seenIn(features: PalmFeatures): LineName[] {
  return LINE_NAMES.filter((name) => features.lines[name].seen);
}

/** How far a path lies from a line, in parts of the palm's width: 95 % of it nearer than this. */
function strayed(path: Point[], truth: Point[], radius: number): number {
  const away: number[] = [];
  for (const [at, to] of path.entries()) {
    const from = path[at - 1] ?? to;
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y)));
    for (let k = 1; k <= count; k++) {
      const x = from.x + ((to.x - from.x) * k) / count;
      const y = from.y + ((to.y - from.y) * k) / count;
      away.push(toLine(x, y, truth) / (2 * radius));
    }
  }
  return away.toSorted((a, b) => a - b)[Math.floor(0.95 * away.length)] ?? Infinity;
}

/** Part of a line that lies within 3 % of the palm's width of a path. */
function covered(path: Point[], truth: Point[], radius: number): number {
  const near = truth.filter((point) => toLine(point.x, point.y, path) < 0.06 * radius);
  return near.length / truth.length;
}

const usual = featuresOf(HAND.photo);

describe('the lines of a drawn hand', () => {
  const walls = [
    [110, 116, 122],
    [205, 206, 204],
  ] as const;
  for (const [tone, skin] of SKIN_TONES.entries()) {
    it(`are found within 3 % of the palm's width on skin tone ${tone + 1} of 7`, () => {
      const wall = walls[tone < 3 ? 0 : 1] ?? walls[0];
      const grain = tone < 5 ? 3 : 1.5;
      const { photo, creases } = drawnHand({ ...SMALL, skin, wall, grain, seed: tone + 1 });
      const features = featuresOf(photo);
      expect(seenIn(features)).toEqual(LINE_NAMES);
      for (const name of LINE_NAMES) {
        const truth = creases[name] ?? [];
        const { path } = features.lines[name];
        expect(strayed(path, truth, features.radius)).toBeLessThan(0.03);
        expect(covered(path, truth, features.radius)).toBeGreaterThan(0.8);
      }
    });
  }

  it('are measured in units of the palm', () => {
    const { lines } = usual;
    expect(Math.abs(lines.heart.length - 1.35)).toBeLessThan(0.15);
    expect(lines.life.curvature).toBeGreaterThan(lines.heart.curvature);
    for (const name of LINE_NAMES) {
      expect(lines[name].depth).toBeGreaterThan(0.1);
      expect(lines[name].depth).toBeLessThan(0.25);
    }
  });

  it('are deeper where the crease is darker', () => {
    const faint = featuresOf(drawnHand({ ...SMALL, depth: 0.12 }).photo);
    const deep = featuresOf(drawnHand({ ...SMALL, depth: 0.3 }).photo);
    expect(deep.lines.heart.depth).toBeGreaterThan(1.7 * faint.lines.heart.depth);
  });

  it('are not invented where none is drawn', () => {
    for (const grain of [0, 3, 8]) {
      const blank = featuresOf(drawnHand({ ...SMALL, creases: [], grain }).photo);
      expect(seenIn(blank)).toEqual([]);
      expect(blank.lines.heart).toEqual({
        seen: false,
        path: [],
        length: 0,
        curvature: 0,
        depth: 0,
        breaks: 0,
      });
    }
  });

  const drawn: LineName[][] = [
    ['heart', 'head', 'life'],
    ['heart', 'head', 'fate'],
    ['head', 'life', 'fate'],
    ['heart', 'life'],
    ['head'],
    ['fate'],
  ];
  for (const creases of drawn) {
    it(`are said to be absent when only these are there: ${creases.join(', ')}`, () => {
      expect(seenIn(featuresOf(drawnHand({ ...SMALL, creases }).photo))).toEqual(creases);
    });
  }
});

describe('the same hand', () => {
  it('reads the same twice, to the last digit', () => {
    const { photo } = HAND;
    expect(readPalm(photo)).toEqual(readPalm({ ...photo, data: photo.data.slice() }));
  });

  it('leaves the photo as it was', () => {
    const { photo } = HAND;
    const before = photo.data.slice();
    readPalm(photo);
    expect(photo.data.every((value, at) => value === before[at])).toBe(true);
  });

  const variants: [string, Partial<Drawing>][] = [
    ['turned 10° clockwise', { turn: 10 }],
    ['turned 10° the other way', { turn: -10 }],
    ['15 % brighter', { brightness: 1.15 }],
    ['15 % darker', { brightness: 0.85 }],
    ['at one and a half times the size', { width: 450, height: 600, unit: 78.75 }],
    ['at half the size', { width: 150, height: 200, unit: 26.25, grain: 1.5 }],
    ['in stronger shade', { shade: 0.45 }],
    ['off the middle', { centre: { x: 0.56, y: 0.64 } }],
  ];
  for (const [how, changes] of variants) {
    it(`has the same shape and shows the same lines ${how}`, () => {
      const varied = featuresOf(drawnHand({ ...SMALL, ...changes }).photo);
      expect(varied.shape).toBe(usual.shape);
      expect(seenIn(varied)).toEqual(seenIn(usual));
      expect(varied.thumbSide).toBe('left');
      for (const name of LINE_NAMES) {
        const ratio = varied.lines[name].length / usual.lines[name].length;
        expect(Math.abs(ratio - 1)).toBeLessThan(0.25);
      }
    });
  }

  it('reads alike as a left and as a right hand', () => {
    const right = featuresOf(drawnHand({ ...SMALL, thumb: 'right' }).photo);
    expect(right.thumbSide).toBe('right');
    expect(right.shape).toBe(usual.shape);
    expect(seenIn(right)).toEqual(seenIn(usual));
  });

  it('measures the same to the last digit in high detail, which only draws more closely', () => {
    const { photo, creases } = drawnHand({ width: 1050, height: 1400, unit: 184, turn: 7 });
    const plain = featuresOf(photo);
    const close = readPalm(photo, 'high');
    if (!close.found) throw new Error(close.reason);
    for (const name of LINE_NAMES) {
      const { fine = [], ...facts } = close.lines[name];
      expect(facts).toEqual(plain.lines[name]);
      const truth = creases[name] ?? [];
      const [close95, plain95] = [fine, facts.path].map((path) =>
        strayed(path, truth, plain.radius),
      );
      expect(close95).toBeLessThan(plain95 ?? 0);
      expect(close95).toBeLessThan(0.006);
    }
    expect({ ...close, lines: null }).toEqual({ ...plain, lines: null });
  });

  it('draws nothing more closely of a line that is not seen', () => {
    const close = readPalm(drawnHand({ ...SMALL, creases: ['heart', 'life'] }).photo, 'high');
    if (!close.found) throw new Error(close.reason);
    expect(close.lines.heart.fine?.length).toBeGreaterThan(2);
    expect(close.lines.head).not.toHaveProperty('fine');
  });
});

describe('the hand itself', () => {
  it('is told from its proportions: earth, air, fire, water', () => {
    const shape = (palmLength: number, fingerLength: number): string =>
      featuresOf(drawnHand({ ...SMALL, palmLength, fingerLength }).photo).shape;
    expect(shape(1, 0.9)).toBe('earth');
    expect(shape(1, 1.2)).toBe('air');
    expect(shape(1.2, 0.95)).toBe('fire');
    expect(shape(1.2, 1.4)).toBe('water');
  });

  it('has five fingers, thumb to little, that end where they were drawn', () => {
    const { fingers, radius, centre } = usual;
    expect(fingers.map((finger) => finger.name)).toEqual([
      'thumb',
      'index',
      'middle',
      'ring',
      'little',
    ]);
    const tips = fingers.map((finger) => finger.tip.x);
    expect(tips).toEqual(tips.toSorted((a, b) => a - b));
    expect(radius / 52.5).toBeCloseTo(0.96, 1);
    expect((centre.x - 0.52 * 300) / 52.5).toBeCloseTo(0, 0);
    const middle = fingers[2];
    expect(((middle?.tip.y ?? 0) - 0.6 * 400) / -52.5).toBeCloseTo(2.83, 1);
    expect(middle?.width).toBeCloseTo(0.46, 1);
  });

  it('has five fingers though two of them touch up to their middle', () => {
    const { photo } = drawnHand(SMALL);
    for (let y = 135; y < 190; y++) {
      for (let x = 126; x < 140; x++) photo.data.set([206, 154, 118], (y * photo.width + x) * 3);
    }
    const { fingers, shape } = featuresOf(photo);
    expect(shape).toBe(usual.shape);
    for (const [at, finger] of fingers.entries()) {
      const apart = usual.fingers[at] ?? finger;
      expect(Math.hypot(finger.tip.x - apart.tip.x, finger.tip.y - apart.tip.y)).toBeLessThan(4);
      expect(Math.abs(finger.length - apart.length)).toBeLessThan(0.35);
    }
  });

  it('has an outline that is closed, small and round the palm', () => {
    const { outline, centre, radius } = usual;
    expect(outline.length).toBeGreaterThan(20);
    expect(outline.length).toBeLessThan(200);
    for (const { x, y } of outline) {
      expect(Math.hypot(x - centre.x, y - centre.y)).toBeGreaterThan(0.97 * radius - 1);
    }
  });

  it('is measured for light, sharpness, contrast and share', () => {
    const { quality } = usual;
    expect(quality.light).toBeGreaterThan(100);
    expect(quality.sharpness).toBeGreaterThan(0.3);
    expect(quality.contrast).toBeGreaterThan(20);
    expect(quality.share).toBeGreaterThan(0.1);
    expect(quality.share).toBeLessThan(0.5);
  });
});
