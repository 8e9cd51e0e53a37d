import { DEEP, NIGHT, PALE, contour, hair, line, num, polar } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import {
  bothSides,
  circle,
  curve,
  fill,
  folds,
  ink,
  inside,
  mirrored,
  moved,
  shade,
  skyRings,
  spokes,
  stars,
} from '../figures-c.ts';
import type { CardArt } from '../frame.ts';
import { AMBER, rider } from '../parts/rider.ts';

const SUN: Point = [150, 148];

/** A flame that waves outward: ten points in polar coordinates, root to tip and back. */
function flame(angle: number, reach: number): string {
  const along = [0, 0.25, 0.5, 0.75];
  const sway = [0, 0.05, -0.015, -0.035];
  const side = (hand: number) =>
    along.map((t, i) => {
      const [x, y] = polar(
        ...SUN,
        53 + reach * t,
        angle + (sway[i] ?? 0) + hand * 0.078 * (1 - t * 0.72),
      );
      return `${num(x)} ${num(y)}`;
    });
  const [tipX, tipY] = polar(...SUN, 53 + reach, angle + 0.045);
  return curve(
    `${[...side(-1), `${num(tipX)} ${num(tipY)}`].join(',')}|${side(1).reverse().join(',')} Z`,
  );
}

function rays(): string {
  let straight = '';
  let split = '';
  let waves = '';
  let veins = '';
  for (let i = 0; i < 24; i++) {
    const angle = (Math.PI * 2 * i) / 24 - Math.PI / 2;
    if (i % 2) {
      waves += flame(angle, 34);
      const [x1, y1] = polar(...SUN, 56, angle);
      const [x2, y2] = polar(...SUN, 68, angle + 0.025);
      veins += line(x1, y1, x2, y2);
      continue;
    }
    const tip = polar(...SUN, i % 4 ? 92 : 100, angle);
    const a = polar(...SUN, 53, angle - 0.075);
    const b = polar(...SUN, 53, angle + 0.075);
    straight += `M${num(a[0])} ${num(a[1])}L${num(tip[0])} ${num(tip[1])}L${num(b[0])} ${num(b[1])}`;
    split += line(...polar(...SUN, 53, angle), ...tip);
  }
  return (
    contour(waves, AMBER) + hair(veins, 0.9, PALE) + contour(straight, NIGHT) + hair(split, 0.8)
  );
}

/** The whole sky is lit: fine rays to the edges, each third one shorter. */
const radiance = (): string =>
  hair(
    spokes(SUN, 56, (i) => (i % 2 ? 330 : 112), 72),
    0.2,
  );

function sunFace(): string {
  const half =
    curve(
      '122 139, 128 131, 137 129.500, 145 135 | 145.500 146, 144.500 156, 141 162, 141.500 166.500, 145 168, 147.500 168, 150 169, 152.500 168',
    ) +
    curve('122.500 146, 128 140.500, 136 140, 143 147') +
    curve('126 149.500, 132 151.500, 138 150.500') +
    curve('124 137, 129 134, 136 133.500, 142 137') +
    curve('130 172, 128 176, 129 180');
  const lips = [
    curve(
      '133 176, 141 174.500, 146 172.500, 150 174, 154 172.500, 159 174.500, 167 176 | 159 177, 150 177.500, 141 177, 133 176 Z',
    ),
    curve(
      '138 177.500, 150 178.500, 162 177.500 | 157 182.500, 150 184, 143 182.500, 138 177.500 Z',
    ),
  ];
  const cheek = fill(circle(125, 163, 6.5), AMBER, 0.4);
  const oneSide =
    ink(half, 1.4) + fill(circle(133, 145.5, 3.4), NIGHT) + fill(circle(134, 144.5, 1), PALE);
  return (
    contour(circle(...SUN, 44), PALE) +
    cheek +
    mirrored(cheek) +
    shade(
      folds(
        '188 126, 193 146, 187 168, 170 186, 152 190.500',
        '181 134, 184 148, 179 164, 167 176, 158 184',
        7,
      ),
    ) +
    shade(folds('122 114, 150 104, 178 114', '136 124, 150 121, 164 124', 5), 0.6) +
    shade(folds('107 138, 106 152, 112 170', '113 140, 113 152, 118 166', 3), 0.6) +
    shade(folds('155 136, 155 150, 159 160', '150 138, 150 150, 152 161', 3), 0.7) +
    oneSide +
    mirrored(oneSide) +
    lips.map((d) => fill(d, AMBER)).join('') +
    ink(
      curve('131 174.500, 134 176, 142 177, 150 177.500, 158 177, 166 176, 169 174.500') +
        curve('145 187.500, 150 189, 155 187.500'),
      1.2,
    )
  );
}

const sun = (): string =>
  radiance() +
  rays() +
  contour(circle(...SUN, 53), NIGHT) +
  hair(circle(...SUN, 48) + spokes(SUN, 48, (i) => (i % 6 ? 50.5 : 53), 72)) +
  sunFace();

/** A garden wall of coursed stone, with its coping, and the ground in front of it. */
function wallAndGround(): string {
  let courses = '';
  for (let row = 0; row < 6; row++) {
    const y = 346 + row * 14;
    courses += line(20, y, 280, y);
    for (let x = row % 2 ? 32 : 20; x < 280; x += 24) courses += line(x, y, x, y + 14);
  }
  const turf = curve('20 424, 70 418, 150 421, 230 417, 280 423 | 280 462 | 20 462 Z');
  let grass = '';
  for (let i = 0; i < 34; i++) {
    const [x, y] = [26 + ((i * 67) % 250), 430 + ((i * 29) % 26)];
    grass += `M${x} ${y}l-2 -5M${x + 2} ${y}l1 -6M${x + 4} ${y}l3 -4`;
  }
  return (
    contour('M18 346H282V430H18Z', NIGHT) +
    hair(courses, 0.42) +
    contour('M18 336H282V346H18Z', DEEP) +
    contour(turf, DEEP) +
    hair(grass, 0.5)
  );
}

function sunflower(x: number, y: number, r: number): string {
  let petals = '';
  for (let i = 0; i < 16; i++)
    petals += moved('M0 -50Q30 -70 0 -106Q-30 -70 0 -50Z', {
      x,
      y,
      scale: r / 100,
      turn: (Math.PI * 2 * i) / 16,
    });
  let seeds = '';
  for (let k = -3; k <= 3; k++) {
    const reach = r * 0.52 * Math.sqrt(1 - (k / 4) ** 2);
    seeds += line(x + k * 2.6 - reach * 0.3, y - reach, x + k * 2.6 + reach * 0.3, y + reach);
    seeds += line(x + k * 2.6 + reach * 0.3, y - reach, x + k * 2.6 - reach * 0.3, y + reach);
  }
  const eye = circle(x, y, r * 0.52);
  return (
    contour(petals, PALE) +
    contour(eye, AMBER) +
    inside(`eye${Math.round(x)}${Math.round(y)}`, eye, hair(seeds, 0.85, NIGHT)) +
    hair(circle(x, y, r * 0.52), 1)
  );
}

const leaf = (x: number, y: number, turn: number, scale: number, flip = false): string => {
  const to = { x, y, turn, scale: scale / 100, flip };
  return (
    contour(moved(curve('0 0, 35 -30, 75 -22 | 100 5, 60 24, 0 0 Z'), to), NIGHT) +
    hair(moved(`M0 0L92 3M30 -2L40 -16M52 -2L62 -15M40 0L50 13`, to))
  );
};

/** Two sunflowers of different height, drawn for the left side. */
function sunflowers(): string {
  return (
    contour('M43 318C40 360 44 410 41 456') +
    contour('M66 392C64 415 62 436 63 458') +
    leaf(42, 372, -0.3, 24, true) +
    leaf(42, 396, -0.35, 26) +
    leaf(41, 428, -0.2, 22, true) +
    leaf(63, 432, -0.5, 22) +
    sunflower(43, 308, 20) +
    sunflower(66, 384, 15)
  );
}

const scene = (): string =>
  skyRings(...SUN, 112, 300) +
  sun() +
  stars('40 76 5, 260 76 5, 34 214 4, 266 208 4, 62 252 4, 52 226 2.5, 250 108 2.5, 48 112 2.5') +
  wallAndGround() +
  rider() +
  bothSides('sunflowers', sunflowers());

export const elSol: CardArt = {
  id: 19,
  numeral: 'XIX',
  name: 'El Sol',
  description:
    'Un gran sol de rostro humano, con rayos rectos y ondulados, brilla sobre un niño que cabalga un caballo blanco con los brazos abiertos y un estandarte; detrás, un muro de piedra, y a los lados, girasoles.',
  scene,
};
