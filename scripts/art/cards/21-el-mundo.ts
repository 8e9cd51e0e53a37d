import { GOLD, NIGHT, PALE, SHADE, contour, hair, num, polar } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import { frontFace } from '../faces-c.ts';
import {
  body,
  bothSides,
  circle,
  curve,
  draped,
  fill,
  fingers,
  fist,
  folds,
  ink,
  inside,
  limb,
  mirrored,
  moved,
  points,
  shade,
  skyRings,
  spokes,
  stars,
} from '../figures-c.ts';
import type { CardArt } from '../frame.ts';
import { creatures } from '../parts/living-creatures.ts';

const LAUREL = '#2C6B56';

const CENTRE: Point = [150, 258];

const [HALF_WIDTH, HALF_HEIGHT] = [82, 140];

const onOval = (angle: number, scale = 1): Point => [
  CENTRE[0] + HALF_WIDTH * scale * Math.cos(angle),
  CENTRE[1] + HALF_HEIGHT * scale * Math.sin(angle),
];

/** The left branch of the wreath: leaves in pairs that climb from the lower knot to the upper. */
function branch(): string {
  let outer = '';
  let inner = '';
  let veins = '';
  let berries = '';
  for (let i = 0; i < 22; i++) {
    const angle = Math.PI * (0.52 + (i + 0.5) / 22.6);
    const [x, y] = onOval(angle);
    const [nx, ny] = onOval(angle + 0.02);
    const along = Math.atan2(ny - y, nx - x);
    for (const lean of [-0.62, 0.62]) {
      const to = { x, y, scale: 0.23, turn: along + lean };
      const leaf = moved('M0 0C26 -30 66 -28 104 0C66 28 26 30 0 0Z', to);
      if (lean < 0) outer += leaf;
      else inner += leaf;
      veins += moved('M8 0L84 0', to);
    }
    if (i % 3 === 1) berries += circle(...onOval(angle, 0.925), 2.4);
  }
  return contour(outer + inner, LAUREL) + hair(veins, 0.8, PALE) + fill(berries, PALE);
}

/** The ribbon that ties the two branches, crossed; `up` is -1 where its ends hang upward. */
function knot(y: number, up: 1 | -1): string {
  const lay = (d: string) => moved(d, { x: 150, y, turn: up < 0 ? Math.PI : 0 });
  const end = curve('4 3, 14 10, 27 11, 38 18 | 35 11 | 42 7, 30 3, 18 1, 7 -3 Z');
  const band = curve('-24 -13, -17 -17 | 0 -3, 24 13 | 17 17, 0 5, -24 -13 Z');
  const creases = ink(lay('M12 5L30 9M-17 -13L18 13'), 0.9, SHADE);
  const half = contour(lay(end), PALE) + contour(lay(band), PALE) + creases;
  return (
    half + mirrored(half) + contour(circle(150, y, 6), PALE) + ink(circle(150, y, 2.5), 0.9, SHADE)
  );
}

function oval(): string {
  const ellipse = (k: number) =>
    `M${num(CENTRE[0] - HALF_WIDTH * k)} ${CENTRE[1]}A${num(HALF_WIDTH * k)} ${num(HALF_HEIGHT * k)} 0 1 1 ${num(CENTRE[0] + HALF_WIDTH * k)} ${CENTRE[1]}A${num(HALF_WIDTH * k)} ${num(HALF_HEIGHT * k)} 0 1 1 ${num(CENTRE[0] - HALF_WIDTH * k)} ${CENTRE[1]}Z`;
  let ticks = '';
  for (let i = 0; i < 72; i++) {
    const angle = (Math.PI * 2 * i) / 72;
    const [x1, y1] = onOval(angle, 0.76);
    const [x2, y2] = onOval(angle, i % 6 ? 0.735 : 0.71);
    ticks += `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  }
  const glory = [0, 1, 2, 3].map((i) => ellipse(0.24 + i * 0.13)).join('');
  return (
    contour(ellipse(1), NIGHT) +
    inside('oval', ellipse(0.76), hair(glory, 0.3) + hair(spokes([150, 232], 20, 150, 48), 0.25)) +
    hair(ellipse(0.76) + ticks, 0.7)
  );
}

const HAIR = curve(
  '150 164, 138 168, 133 180, 132 194, 124 208, 120 224, 124 236 | 134 228, 140 214, 144 204 | 158 204, 164 216, 172 224, 178 238 | 182 222, 176 206, 168 194, 167 180, 162 168, 150 164 Z',
);

const TRUNK = curve(
  '145 196, 145 205, 134 210, 129 214, 133 226, 137 238, 139 250, 134 266, 132 282 | 168 282 | 166 266, 161 250, 163 238, 167 226, 171 214, 166 210, 155 205, 155 196 Z',
);

const DRESS = curve(
  '130 260, 140 266, 152 266, 168 256 | 172 272, 176 290, 190 304, 194 324, 208 340 | 194 342, 182 334, 176 318 | 172 334, 158 326, 146 316, 134 310, 126 302 | 128 284, 130 260 Z',
);

const SASH = curve(
  '168 208, 172 216, 164 228, 154 240, 142 254, 136 268 | 129 264, 132 248, 142 236, 154 224, 160 212 Z',
);

const HANDS = [
  { x: 101, y: 225, size: 13, turn: -2.2 },
  { x: 199, y: 225, size: 13, turn: -0.95 },
] as const;
const ARMS = [
  limb('132 216 6, 124 232 5.5, 113 243 5'),
  limb('113 243 5, 108 236 4.5, 102 227 3.6'),
  limb('168 216 6, 176 232 5.5, 187 243 5'),
  limb('187 243 5, 192 236 4.5, 198 227 3.6'),
];
const STANDING_LEG = [
  limb('158 276 11, 157 300 9.5, 155 322 7, 153 342 5.5, 152 358 3.8'),
  curve('149 354, 156 354 | 156 364, 152 378 | 148 366, 149 354 Z'),
];
const BENT_LEG = [
  limb('142 276 11, 131 296 10, 120 314 7.5'),
  limb('119 312 6.5, 132 324 6.5, 146 330 5.5, 162 334 4'),
  curve('158 330, 168 331, 178 336, 184 343 | 172 342, 160 339 Z'),
];

/** Her hair, which the dance throws back over both shoulders. */
const tresses = (): string =>
  contour(HAIR, GOLD) +
  ink(
    folds('138 176, 136 194, 126 212, 124 230', '144 180, 142 198, 136 214, 130 226', 3) +
      folds('162 176, 166 196, 174 210, 178 232', '157 180, 160 200, 166 214, 172 222', 3),
    0.9,
    SHADE,
  );

const wands = (): string =>
  contour('M98 196L102 244M202 196L198 244', 'none', PALE) +
  contour(
    points('98 194, 102 246, 202 194, 198 246')
      .map(([x, y]) => circle(x, y, 3))
      .join(''),
    PALE,
  );

/** The dancer: one leg crosses behind the other, a wand in each hand. */
const dancer = (): string =>
  tresses() +
  body('behind', BENT_LEG) +
  wands() +
  body('dancer', [TRUNK, ...ARMS, ...HANDS.map(fist), ...STANDING_LEG]) +
  HANDS.map((hand) => fingers(hand, 'fist')).join('') +
  shade(
    folds('164 304, 161 324, 157 344, 155 360', '156 304, 156 324, 153 344, 152 358', 3) +
      folds('114 312, 120 320, 134 330, 148 335', '118 308, 124 316, 136 324, 148 330', 3) +
      folds('166 222, 160 238, 160 250, 164 262', '158 232, 155 242, 155 252, 157 262', 3),
  ) +
  drapery() +
  face();

const drapery = (): string =>
  draped(
    'dress',
    DRESS,
    LAUREL,
    folds('131 264, 128 284, 128 304', '152 268, 152 290, 158 324', 4) +
      folds('154 268, 158 290, 168 326', '168 258, 182 296, 204 340', 5),
  ) +
  draped('sash', SASH, LAUREL, folds('168 209, 156 232, 134 266', '161 211, 148 230, 130 262', 3));

function face(): string {
  let garland = '';
  for (let i = 0; i < 9; i++) {
    const [x, y] = polar(150, 183, 15.5, Math.PI * (1.06 + i * 0.11));
    garland += moved('M-45 0C-20 -34 20 -34 45 0C20 34 -20 34 -45 0Z', {
      x,
      y,
      scale: 0.1,
      turn: Math.PI * (1.06 + i * 0.11) + 2,
    });
  }
  return (
    frontFace({ x: 150, y: 183, height: 31, turn: 0.08, eyes: 'lowered' }) +
    contour(
      curve(
        '136 186, 136 174, 142 167, 150 165, 158 167, 164 174, 164 186 | 160 176, 150 171, 141 176, 136 186 Z',
      ),
      GOLD,
    ) +
    contour(garland, LAUREL)
  );
}

const scene = (): string =>
  skyRings(...CENTRE, 112, 300) +
  hair(
    spokes(CENTRE, 96, (i) => (i % 2 ? 330 : 150), 72),
    0.2,
  ) +
  stars(
    '108 70 4, 192 70 4, 34 176 4, 266 176 4, 30 250 5, 270 250 5, 44 214 2.5, 256 214 2.5, 46 290 2.5, 254 290 2.5, 32 330 4, 268 330 4, 62 350 3, 238 350 3, 112 436 4, 188 436 4, 150 446 5, 128 88 2.5, 172 88 2.5, 150 74 5',
  ) +
  oval() +
  bothSides('branch', branch()) +
  knot(120, 1) +
  knot(397, -1) +
  dancer() +
  creatures(LAUREL);

export const elMundo: CardArt = {
  id: 21,
  numeral: 'XXI',
  name: 'El Mundo',
  description:
    'Una figura danza con una vara en cada mano dentro de una corona ovalada de laurel; en las esquinas, entre nubes, un rostro humano, un águila, un toro y un león.',
  scene,
};
