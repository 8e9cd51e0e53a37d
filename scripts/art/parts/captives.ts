import { BONE, NIGHT, PALE, SHADE, contour, hair } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import { frontFace } from '../faces-c.ts';
import {
  between,
  body,
  curve,
  draped,
  fingers,
  fist,
  folds,
  ink,
  limb,
  moved,
  shade,
} from '../figures-c.ts';

export const OXBLOOD = '#7C2F2B';

/** A slack chain of oval links that hangs from one point to the other, `sag` below the middle. */
function chain(from: Point, to: Point, sag: number, links: number): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t),
  ];
  let rings = '';
  for (let i = 0; i < links; i++) {
    const [x1, y1] = at(i / links);
    const [x2, y2] = at((i + 1) / links);
    rings += moved(i % 2 ? 'M-50 0L50 0' : LINK, {
      x: (x1 + x2) / 2,
      y: (y1 + y2) / 2,
      turn: Math.atan2(y2 - y1, x2 - x1),
      scale: Math.hypot(x2 - x1, y2 - y1) / 62,
    });
  }
  return ink(rings, 3.6) + ink(rings, 1.4, PALE);
}

const LINK = curve('-50 0, -30 -28, 30 -28, 50 0, 30 28, -30 28 O');

const LIFTING = { x: 86, y: 368, size: 10, turn: -2.1 };

/** She lifts the loop away from her neck: it was never tight. */
function woman(): string {
  const dress = curve(
    '50 372, 49 382, 53 396, 48 414, 43 434, 39 455 | 86 455 | 82 434, 77 414, 72 396, 76 382, 75 372 | 68 378, 58 378, 50 372 Z',
  );
  const neck = curve('58 348, 58 356, 49 362 | 49 384 | 76 384 | 76 362, 67 356, 67 348 Z');
  return (
    contour(
      curve('62 326, 49 331, 48 346, 45 362, 46 386 | 80 386 | 80 362, 77 346, 76 331 Z'),
      NIGHT,
    ) +
    hair(
      between('M52 332C48 350 48 366 49 384', 'M60 328C54 350 54 366 56 384', 2) +
        between('M73 332C77 350 77 366 76 384', 'M66 328C71 350 71 366 70 384', 2),
      0.9,
    ) +
    body('woman', [
      neck,
      limb('51 365 4.5, 44 384 4, 43 402 3, 46 416 2.5'),
      limb('75 365 4.5, 85 377 4.2, 96 389 3.6'),
      fist({ x: 46, y: 417, size: 8, turn: 1.5 }),
    ]) +
    draped(
      'dress',
      dress,
      OXBLOOD,
      folds('51 374, 56 396, 49 420, 42 454', '75 374, 70 396, 77 420, 84 454', 7),
    ) +
    contour('M53 396H72') +
    chain([47, 362], [86, 366], 15, 11) +
    body('lifting', [limb('96 388 3.6, 92 379 3.4, 87 370 2.6'), fist(LIFTING)]) +
    fingers(LIFTING, 'fist') +
    frontFace({ x: 62, y: 341, height: 24, eyes: 'lowered' }) +
    contour(
      curve('48 344, 50 332, 62 326, 75 332, 76 344 | 71 335, 62 332, 54 335, 48 344 Z'),
      NIGHT,
    )
  );
}

const HIS_BODY = [
  curve(
    '233 350, 233 356, 220 361, 218 370, 223 384, 225 408 | 251 408 | 253 384, 258 370, 256 361, 243 356, 243 350 Z',
  ),
  limb('232 402 7, 231 420 6, 231 432 4.5, 230 446 3.4, 230 454 3.4'),
  limb('244 402 7, 246 420 6, 247 432 4.5, 248 446 3.4, 249 454 3.4'),
  'M226 450L219 456H234V448Z',
  'M245 448V456H260L253 450Z',
  limb('255 366 4.8, 261 384 4.4, 262 400 3.4, 258 414 2.8'),
  limb('221 366 4.8, 214 384 4.4, 213 400 3.4, 217 414 2.8'),
  fist({ x: 258, y: 415, size: 9, turn: 1.7 }),
  fist({ x: 217, y: 415, size: 9, turn: 1.4 }),
];

const hisHead = (): string =>
  frontFace({ x: 238, y: 341, height: 24, eyes: 'lowered' }) +
  contour(
    curve(
      '228.5 344, 231 354, 238 361, 245 354, 247.5 344 | 244 350, 241 347.5, 238 348.5, 235 347.5, 232 350 | 228.5 344 Z',
    ),
    NIGHT,
  ) +
  ink('M235 351.5Q238 353 241 351.5', 1, BONE) +
  contour(
    curve(
      '226 342, 224 332, 231 325, 240 324, 250 330, 251 342 | 248 336, 242 332, 234 333, 229 336, 226 342 Z',
    ),
    NIGHT,
  );

function man(): string {
  const wrap = curve('224 398, 238 403, 252 398 | 256 426, 244 432, 226 424, 221 420 Z');
  const muscles =
    'M238 378V396M228 381Q233 385 237 381M239 381Q243 385 248 381M231 390L236 391M240 391L245 390';
  return (
    `<g transform="translate(3 1)">` +
    body('man', HIS_BODY) +
    ink(muscles, 0.9, SHADE) +
    shade(folds('254 372, 251 386, 250 398', '247 376, 246 386, 245 398', 3)) +
    draped(
      'wrap',
      wrap,
      OXBLOOD,
      folds('225 398, 226 410, 222 422', '251 398, 251 414, 254 430', 5),
    ) +
    chain([223, 362], [253, 362], 15, 9) +
    hisHead() +
    '</g>'
  );
}

/** The man and the woman at the foot of the block, and the slack chains that tie them to its ring. */
export const captives = (): string =>
  woman() + man() + chain([72, 374], [142, 362], 36, 17) + chain([158, 362], [232, 375], 36, 17);
