import { BONE, GOLD, NIGHT, PALE, SHADE, contour, hair, star } from '../engraving.ts';
import {
  body,
  circle,
  curve,
  fill,
  fingers,
  fist,
  folds,
  ink,
  inside,
  lit,
  mirrored,
  moved,
  openHand,
  shade,
  spokes,
} from '../figures-c.ts';

export const AMBER = '#B4662A';

const HORSE = curve(
  '214 297 | 218 306, 225 315, 233 330, 240 342, 240 349, 235 352, 229 350 | 223 344, 217 340, 210 343, 206 352, 209 366, 207 380, 204 390 | 214 396, 222 402, 225 407, 221 416, 217 423 | 219 429, 214 432 | 208 427 | 213 416, 215 409, 206 407, 194 402, 186 394 | 170 397, 148 400, 130 394 | 126 403, 118 411, 113 420, 114 430, 115 436 | 121 444 | 107 444 | 107 436, 104 426, 103 416, 100 404, 92 390, 90 374, 94 361, 104 353, 118 349, 134 352, 150 356, 166 354, 178 346, 188 331, 197 314, 206 304 Z',
);

const FAR_LEGS = curve(
  '196 394, 198 408, 197 416, 197 428, 198 436 | 204 444 | 190 444 | 191 436, 189 426, 188 416, 184 404, 180 392 Z',
);

const FAR_HIND = curve(
  '132 388, 138 400, 141 410, 138 420, 142 430, 145 437 | 150 444 | 137 444 | 136 437, 131 428, 128 418, 128 410, 118 398 Z',
);

const TAIL = curve(
  '93 360, 82 362, 75 374, 77 390, 74 408, 64 422 | 76 418, 84 406, 86 394, 88 384, 91 374 Z',
);

function horse(): string {
  const mane = curve(
    '214 297 | 204 300, 194 312, 184 330, 176 345 | 184 346, 190 340 | 192 334, 198 326 | 200 320, 206 312 | 208 308, 214 297 Z',
  );
  return mirrored(
    lit(FAR_LEGS, PALE) +
      lit(FAR_HIND, PALE) +
      contour(TAIL, PALE) +
      shade(
        folds(
          '93 361, 84 366, 79 378, 80 394, 66 421',
          '91 372, 88 384, 86 394, 82 406, 74 419',
          4,
        ),
      ) +
      lit(HORSE) +
      inside(
        'horse',
        HORSE,
        shade(
          folds(
            '90 366, 96 384, 120 396, 150 402, 190 400, 208 388',
            '104 372, 112 382, 128 388, 150 391, 180 388, 200 374',
            6,
          ) +
            folds('207 388, 211 366, 206 350, 216 338', '198 380, 202 362, 200 346, 208 334', 4) +
            folds('91 384, 100 402, 104 418, 106 436', '98 380, 106 398, 109 416, 110 434', 3),
        ),
      ) +
      contour(mane, AMBER) +
      ink('M208 303L186 341M212 300L196 324M204 303L181 342', 1, GOLD) +
      contour(curve('214 297 | 219 303, 218 308 | 212 306, 214 297 Z'), BONE) +
      fill(circle(224.5, 321, 1.7), NIGHT) +
      ink(
        `${curve('221 319, 224 317.500, 228 320')}M236 344.500l2-1.500M239 349L232 347.500`,
        1.2,
      ) +
      bridle(),
  );
}

const bridle = (): string =>
  contour('M213 309L221 342M226 346L236 335M226 330L218 333') +
  contour('M226 346C212 356 196 358 178 350');

/** Where the child sits: a cloth of the tint, and the sash over it. */
const saddle = (): string => {
  const cloth = curve(
    '124 348, 140 354, 160 355, 176 352 | 178 374, 172 386 | 150 384, 128 382 | 122 366, 124 348 Z',
  );
  return contour(cloth, AMBER) + hair(moved(cloth, { x: 15, y: 37, scale: 0.9 }), 0.9, PALE);
};

function banner(): string {
  const flag = curve(
    '197 232, 214 226, 232 236, 252 229, 272 236 | 258 252 | 273 268, 252 264, 232 272, 214 264, 196 270 Z',
  );
  const waves = folds(
    '198 236, 214 230, 232 240, 252 233, 268 239',
    '197 266, 214 260, 232 268, 252 260, 268 264',
    5,
  );
  return (
    contour('M197 226L187 356') +
    contour(flag, AMBER) +
    inside('flag', flag, hair(waves, 0.55, PALE)) +
    fill(circle(224, 250, 7.5), PALE) +
    contour(spokes([224, 250], 10, 13, 12)) +
    fill(circle(197.3, 223, 3), PALE)
  );
}

const TRUNK = curve(
  '136 296, 130 306, 131 320, 128 334, 130 348 | 170 348, 172 334, 169 320, 170 306, 164 296 Z',
);

const NEAR_ARM = curve('141 293, 130 296, 118 289, 108 276 | 101 281, 110 298, 122 309, 134 310 Z');

const FAR_ARM = curve('159 293, 170 296, 182 290, 191 281 | 197 286, 188 300, 178 309, 166 310 Z');

const WAVING = { x: 105, y: 280, size: 14, turn: -2.1, flip: true };

const HOLDING = { x: 193, y: 284, size: 15, turn: -0.9 };

const LEG = curve(
  '133 342, 134 358, 140 370, 144 380, 142 390 | 138 394, 130 398, 129 401 | 150 402, 154 394 | 158 378, 160 362, 160 344 Z',
);

function child(): string {
  return (
    body('child', [
      TRUNK,
      NEAR_ARM,
      FAR_ARM,
      LEG,
      openHand(WAVING),
      fist(HOLDING),
      'M143 280H157V300H143Z',
    ]) +
    fingers(WAVING) +
    fingers(HOLDING, 'fist') +
    shade(folds('168 306, 165 320, 169 334, 167 344', '157 312, 156 322, 160 334, 160 340', 4)) +
    shade(folds('136 352, 140 366, 146 378, 145 392', '142 352, 145 364, 149 376, 148 388', 2)) +
    contour(curve('128 332, 148 340, 171 332 | 174 350, 152 356, 127 350 Z'), AMBER) +
    hair(folds('128 334, 148 342, 171 334', '127 349, 152 355, 173 349', 3), 0.6, PALE) +
    ink(curve('147 328, 149 329.500, 151 328'), 1, SHADE) +
    childHead()
  );
}

function childHead(): string {
  let curls = '';
  for (const [x, y] of [
    [133, 279],
    [130, 269],
    [132, 259],
    [139, 251],
    [150, 247],
    [161, 251],
    [168, 259],
    [170, 269],
    [167, 279],
  ] as const)
    curls += contour(circle(x, y, 6), AMBER) + hair(circle(x, y, 2.6), 0.8, PALE);
  const half =
    curve('139 269.500, 143 266.500, 147 269.500') +
    curve('138.500 263.500, 142.500 261.500, 146 263');
  const cheek = fill(circle(140, 276.5, 3), AMBER, 0.4);
  const side = ink(half, 1.1) + fill(circle(143, 270, 1.7), NIGHT) + cheek;
  return (
    curls +
    lit(
      curve(
        '150 253, 161 257, 165 269, 162 279, 155 286, 150 288, 145 286, 138 279, 135 269, 139 257 O',
      ),
    ) +
    side +
    mirrored(side) +
    ink(
      curve('148 273, 148 275.500, 152 275.500, 152 273') +
        curve('143.500 278.500, 147 281.500, 150 282, 153 281.500, 156.500 278.500'),
      1.1,
    ) +
    contour(star(150, 253, 6, 6, 0.5), PALE)
  );
}

/** The child on the white horse, with the banner. */
export const rider = (): string => banner() + horse() + saddle() + child();
