import type { Photo } from '../raster.ts';
import { mixed, numbersFrom, painted, toSegment, type Colour } from './canvas.ts';
import { SKIN_TONES } from './drawn-hand.ts';

const WIDTH = 360;
const HEIGHT = 480;
const WALLS: readonly Colour[] = [
  [240, 240, 238],
  [128, 136, 144],
  [52, 56, 62],
  [150, 176, 200],
];

/** Everything is drawn from one number, so that a failure can be drawn again. */
interface Chance {
  random: () => number;
  between: (from: number, to: number) => number;
  skin: Colour;
  wall: Colour;
}

type Inside = (x: number, y: number) => boolean;

function chance(seed: number): Chance {
  const random = numbersFrom(seed * 7919 + 17);
  const pick = (list: readonly Colour[]): Colour =>
    list[Math.floor(random() * list.length)] ?? [128, 128, 128];
  const between = (from: number, to: number): number => from + (to - from) * random();
  return { random, between, skin: pick(SKIN_TONES), wall: pick(WALLS) };
}

/** A shape of skin colour before a wall, with grain. */
function shape({ random, skin, wall: behind }: Chance, inside: Inside): Photo {
  return painted(WIDTH, HEIGHT, (x, y) => {
    const noise = (random() - 0.5) * 8;
    const [red, green, blue] = inside(x, y) ? skin : behind;
    return [red + noise, green + noise, blue + noise];
  });
}

const oval =
  (cx: number, cy: number, rx: number, ry: number): Inside =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;

function wall(seed: number): Photo {
  return shape(chance(seed), () => seed % 2 === 0);
}

function gradient(seed: number): Photo {
  const { random, between, skin, wall: colour } = chance(seed);
  const slope = between(-1, 1);
  return painted(WIDTH, HEIGHT, (x, y) => {
    const part = Math.max(0, Math.min(1, 0.5 + ((x - 180) * slope + (y - 240)) / 480));
    const noise = (random() - 0.5) * 6;
    const [red, green, blue] = mixed(skin, colour, part);
    return [red + noise, green + noise, blue + noise];
  });
}

function page(seed: number): Photo {
  const { random, between } = chance(seed);
  const ink: Colour = seed % 2 === 0 ? [30, 30, 34] : [140, 70, 40];
  const photo = painted(WIDTH, HEIGHT, () => [250, 247, 240]);
  for (let line = 30; line < 450; line += 14) {
    for (let from = 30; from < 320;) {
      const length = Math.round(between(8, 40));
      for (let y = line; random() < 0.85 && y < line + 7; y++) {
        for (let x = from; x < from + length; x++) photo.data.set(ink, (y * WIDTH + x) * 3);
      }
      from += length + 6;
    }
  }
  return photo;
}

function circle(seed: number): Photo {
  const all = chance(seed);
  return shape(all, oval(180, 240, all.between(60, 160), all.between(60, 200)));
}

function star(seed: number): Photo {
  const all = chance(seed);
  const points = 4 + (seed % 5);
  const outer = all.between(100, 170);
  const inner = outer * all.between(0.3, 0.65);
  const turn = all.between(0, 6);
  return shape(all, (x, y) => {
    const angle = Math.atan2(y - 240, x - 180) + turn;
    const part = Math.abs((((angle * points) / (2 * Math.PI)) % 1) + 1) % 1;
    const tip = Math.abs(part - 0.5) * 2;
    return Math.hypot(x - 180, y - 240) < inner + (outer - inner) * tip;
  });
}

/** Petals all round a middle: as many as fingers, but on every side. */
function flower(seed: number): Photo {
  const all = chance(seed);
  const petals = 5 + (seed % 2);
  const turn = all.between(0, 6);
  const reach = all.between(90, 150);
  const width = all.between(18, 34);
  const middle = { x: 180, y: 240 };
  const tips = Array.from({ length: petals }, (_, at) => {
    const angle = turn + (at * 2 * Math.PI) / petals;
    return { x: 180 + reach * Math.cos(angle), y: 240 + reach * Math.sin(angle) };
  });
  return shape(
    all,
    (x, y) =>
      Math.hypot(x - 180, y - 240) < reach * 0.5 ||
      tips.some((tip) => toSegment(x, y, middle, tip) < width),
  );
}

/** A head on a neck with ears, hair, eyes and a mouth. */
function face(seed: number): Photo {
  const all = chance(seed);
  const rx = all.between(65, 100);
  const ry = rx * all.between(1.2, 1.5);
  const head = oval(180, 210, rx, ry);
  const hair = oval(180, 210 - ry * 0.55, rx * 1.1, ry * 0.7);
  const features = [
    oval(180 - rx * 0.4, 200, 12, 6),
    oval(180 + rx * 0.4, 200, 12, 6),
    oval(180, 210 + ry * 0.5, 26, 8),
    hair,
  ];
  const ears = [oval(180 - rx, 215, 13, 26), oval(180 + rx, 215, 13, 26)];
  return shape(
    all,
    (x, y) =>
      (head(x, y) || ears.some((ear) => ear(x, y)) || (Math.abs(x - 180) < rx / 2 && y > 230)) &&
      !features.some((feature) => feature(x, y)),
  );
}

function twoBlobs(seed: number): Photo {
  const all = chance(seed);
  const { between } = all;
  const left = oval(between(80, 120), between(120, 360), between(40, 75), between(40, 110));
  const right = oval(between(245, 285), between(120, 360), between(40, 75), between(40, 110));
  return shape(all, (x, y) => left(x, y) || right(x, y));
}

function landscape(seed: number): Photo {
  const { between, random } = chance(seed);
  const height = between(200, 300);
  const [wave, size] = [between(0.01, 0.04), between(10, 60)];
  const sun = oval(between(60, 300), between(50, 130), 30, 30);
  return painted(WIDTH, HEIGHT, (x, y) => {
    const noise = (random() - 0.5) * 20;
    if (y > height + 120) return [90 + noise, 70 + noise, 50 + noise];
    if (y > height + size * Math.sin(x * wave)) return [170 + noise, 120 + noise, 80 + noise];
    return sun(x, y) ? [255, 224, 160] : [135 + y / 8, 190, 225 - y / 8];
  });
}

function tree(seed: number): Photo {
  const all = chance(seed);
  const { between } = all;
  const boughs = Array.from({ length: 3 + (seed % 4) }, () => ({
    tip: { x: between(20, 340), y: between(30, 200) },
    width: between(6, 20),
  }));
  const foot = { x: 180, y: 290 };
  const trunk = between(25, 50);
  return shape(
    { ...all, skin: [125, 85, 55] },
    (x, y) =>
      (y > 260 && Math.abs(x - 180) < trunk) ||
      boughs.some(({ tip, width }) => toSegment(x, y, foot, tip) < width),
  );
}

/** Pictures without a hand, by kind, each drawn from a number. */
export const OTHER_THINGS = {
  wall,
  gradient,
  page,
  circle,
  star,
  flower,
  face,
  twoBlobs,
  landscape,
  tree,
} as const;
