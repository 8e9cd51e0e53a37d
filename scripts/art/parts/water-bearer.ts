import { GOLD, PALE, SHADE, contour } from '../engraving.ts';
import { profileFace } from '../faces-c.ts';
import { body, curve, draped, fingers, fist, folds, ink, moved, shade } from '../figures-c.ts';

export const TEAL = '#2A6A72';

const HAIR = curve(
  '126 240, 132 228, 146 224, 158 230, 164 244, 168 258, 178 270, 186 286, 184 302, 192 318, 188 336, 176 342 | 176 330, 166 318, 166 302, 158 288, 152 276, 146 262, 142 250, 134 242, 126 240 Z',
);

const NECK = curve('134 260, 138 270, 136 282 | 160 284 | 154 270, 152 254 Z');

const TORSO = curve(
  '136 276, 128 282, 124 292, 120 304, 122 314, 130 322, 134 336 | 164 336 | 166 320, 172 304, 176 290, 168 280, 156 276 Z',
);

const LEFT_ARM = curve(
  '132 280, 120 287, 106 302, 94 312, 76 322 | 72 320, 66 326, 68 334, 76 334 | 98 325, 112 316, 124 304, 134 298 Z',
);

const RIGHT_ARM = curve(
  '166 280, 180 286, 194 301, 206 311, 222 318 | 228 317, 234 324, 230 332, 222 329 | 202 323, 188 315, 176 303, 166 296 Z',
);

const FRONT_LEG = curve(
  '97 380, 99 396, 98 408, 92 414, 80 419, 74 423 | 75 427, 86 427, 96 425, 106 427 | 109 420, 108 410, 112 398, 116 380 Z',
);

const BACK_FOOT = curve('216 420, 230 422, 240 428, 246 436 | 238 440, 220 439 Z');

const SKIRT = curve(
  '132 330, 124 340, 108 345, 96 351, 91 362, 93 380, 93 394 | 104 390, 118 394 | 124 408, 120 424, 112 438 | 140 441, 166 437, 194 441, 226 438 | 231 426, 224 412, 218 396, 210 372, 192 348, 166 332 Z',
);

const BODICE = curve(
  '128 290, 120 304, 122 314, 130 322, 132 332 | 166 333 | 167 320, 172 304, 176 288 | 166 278 | 154 290, 140 294, 128 290 Z',
);

function robe(): string {
  const pleats =
    folds(
      '134 336, 120 348, 106 354, 97 366, 96 390',
      '150 338, 138 358, 124 372, 117 384, 114 392',
      5,
    ) +
    folds(
      '150 340, 142 364, 134 388, 126 412, 116 436',
      '164 336, 178 354, 184 376, 168 402, 146 428',
      6,
    ) +
    folds(
      '166 338, 186 352, 198 376, 188 394, 164 410',
      '172 336, 196 356, 210 380, 206 394, 186 402',
      3,
    ) +
    folds('166 424, 190 416, 206 412, 222 412', '170 436, 196 436, 212 434, 228 436', 3);
  return (
    draped('skirt', SKIRT, TEAL, pleats) +
    contour(curve('118 394, 126 380, 138 366, 148 352')) +
    contour(curve('214 392, 200 402, 180 408, 160 422')) +
    draped(
      'bodice',
      BODICE,
      TEAL,
      folds('130 292, 124 306, 128 318, 136 332', '168 280, 160 300, 160 318, 162 332', 6),
    ) +
    contour(curve('131 324, 148 330, 167 324 | 166 334 | 148 339, 132 334 Z'), PALE)
  );
}

const JUG = curve(
  '-24 -100, 24 -100 | 20 -88, 17 -70, 36 -46, 54 -10, 44 42, 20 78 | 26 92 | -26 92 | -20 78, -44 42, -54 -10, -36 -46, -17 -70, -20 -88 Z',
);

/** A jug whose mouth looks along `turn`, the handle on the upper side. */
function jug(x: number, y: number, turn: number, flip: boolean): string {
  const to = { x, y, turn, scale: 0.23, flip };
  return (
    contour(moved(curve('17 -82, 56 -88, 74 -56, 50 -16'), to)) +
    contour(moved(JUG, to), PALE) +
    shade(moved(folds('-20 -70, -52 -10, -20 78', '0 -60, -8 -10, 0 78', 4), to)) +
    ink(moved('M-44 -28L44 -28M-53 -8L53 -8M-44 -28L-26 -8L-10 -28L8 -8L26 -28L44 -8', to), 0.8)
  );
}

const LEFT_FIST = { x: 76, y: 328, size: 15, turn: 2.75 };

const RIGHT_FIST = { x: 224, y: 324, size: 15, turn: 0.4 };

/** A woman who kneels, one foot on the water, and pours from two jugs. */
export const waterBearer = (): string =>
  contour(HAIR, GOLD) +
  ink(
    folds(
      '150 232, 162 262, 176 290, 180 318, 184 334',
      '148 244, 154 272, 168 300, 172 320, 178 338',
      5,
    ),
    0.9,
    SHADE,
  ) +
  body('bare', [NECK, TORSO, FRONT_LEG, BACK_FOOT]) +
  ink(
    'M80 427l1 -3.500M84 427l0.500 -4M88 426.500l0.500 -4M244 436l-4 -1M243 432l-4 0',
    0.8,
    SHADE,
  ) +
  shade(folds('114 396, 108 408, 107 418', '105 394, 103 406, 102 414', 3)) +
  robe() +
  jug(60, 337, -1.98, false) +
  jug(239, 334, 1.98, true) +
  body('arms', [LEFT_ARM, RIGHT_ARM, fist(LEFT_FIST), fist(RIGHT_FIST)]) +
  fingers(LEFT_FIST, 'fist') +
  fingers(RIGHT_FIST, 'fist') +
  shade(folds('82 331, 98 325, 112 316, 124 304', '84 327, 96 319, 108 310, 124 296', 3)) +
  shade(folds('216 327, 202 323, 188 315, 176 303', '214 322, 204 318, 192 309, 178 296', 3)) +
  profileFace({ x: 141, y: 248, height: 33, flip: true, turn: -0.3 }) +
  locks();

/** The hair that frames the face: a wave over the temple, gathered behind the ear, with a band. */
function locks(): string {
  const cap = curve(
    '125 237, 131 227, 146 223, 159 229, 165 243, 168 260 | 160 266, 153 260, 150 250, 152 244, 144 238, 134 240, 125 237 Z',
  );
  return (
    contour(cap, GOLD) +
    ink(
      folds('126 236, 140 226, 158 234, 167 260', '130 239, 146 237, 156 250, 159 264', 4),
      0.9,
      SHADE,
    ) +
    contour(curve('129 230, 140 233, 154 238, 166 248'), 'none', PALE)
  );
}
