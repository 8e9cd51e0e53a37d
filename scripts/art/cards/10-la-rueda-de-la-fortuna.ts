import { BONE, DEEP, GOLD, NIGHT, PALE, polar, star4 } from '../engraving.ts';
import type { CardArt } from '../frame.ts';
import { creatures } from '../creatures-b.ts';
import { frontFace } from '../faces-b.ts';
import {
  between,
  bold,
  curve,
  fill,
  fine,
  heavens,
  ink,
  limb,
  ring,
  shade,
  sheet,
  spin,
} from '../figures-b.ts';

const TINT = '#1F5C55';
const X = 150;
const Y = 272;

/** The letters of TARO and the signs of mercury, sulphur, water and salt, on a 14 × 14 box. */
const SIGNS = [
  'M-6 -6H6M0 -6V7',
  `M0 7V1M-4 3.5H4M-4 -10a4 4 0 0 0 8 0${ring(0, -2.8, 3.8)}`,
  'M-6 7L0 -7L6 7M-3.8 2H3.8',
  'M0 -7L5.5 1.5H-5.5ZM0 1.5V8M-3.5 5H3.5',
  'M-5 7V-6H1a3.7 3.7 0 0 1 0 7.4H-5M0 1.4L6 7',
  'M-7 -2l3.5 -4l3.5 4l3.5 -4l3.5 4M-7 5l3.5 -4l3.5 4l3.5 -4l3.5 4',
  ring(0, 0, 6.5),
  `${ring(0, 0, 6)}M-6 0H6`,
];

function sky(): string {
  const stars = [
    [112, 72, 4],
    [188, 76, 4],
    [150, 70, 6],
    [34, 150, 4],
    [226, 150, 5],
    [262, 160, 4],
    [34, 356, 4],
    [118, 396, 5],
    [116, 436, 4],
    [176, 440, 6],
    [240, 190, 4],
  ] as const;
  return (
    heavens(X, Y, 104, 270) + fill(stars.map(([x, y, r]) => star4(x, y, r)).join(''), PALE, 0.85)
  );
}

/** A ring of night with eight signs, a ring of spokes, a hub with a star. */
function wheel(): string {
  const spoke =
    bold('M146 246L148 210H152L154 246Z', NIGHT) +
    bold('M150 203L155 210L150 217L145 210Z', PALE) +
    fine('M150 217V246', 0.9);
  const signs = SIGNS.map((d, i) => {
    const [x, y] = polar(X, Y, 72, (i * Math.PI) / 4 - Math.PI / 2);
    const turn = i * 45;
    return `<path d="${d}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})"/>`;
  }).join('');
  return (
    bold(ring(X, Y, 92), NIGHT) +
    limb(X, Y, 85, 92) +
    bold(ring(X, Y, 84), TINT) +
    bold(ring(X, Y, 60), DEEP) +
    fine(ring(X, Y, 57) + ring(X, Y, 81) + ring(X, Y, 63)) +
    `<g stroke="${PALE}" stroke-width="1.8" fill="none" stroke-linecap="round" stroke-linejoin="round">${signs}</g>` +
    `<g transform="rotate(22.5 ${X} ${Y})">${spin('spoke', spoke, 8, X, Y)}</g>` +
    fine(ring(X, Y, 38), 0.6) +
    bold(ring(X, Y, 22), NIGHT) +
    limb(X, Y, 17, 22, 36) +
    bold(ring(X, Y, 11), PALE) +
    fill(ring(X, Y, 4), NIGHT)
  );
}

/** The sphinx lies on the top of the wheel with a sword over its shoulder. */
function sphinx(): string {
  const body =
    '160,130 148,136 130,138 112,144 102,158 100,172! 108,180 128,176 150,174 172,174 196,178 208,180 210,173 200,168 184,166 180,150 178,134! z';
  return (
    bold(curve('102,168 90,164 84,150 90,138! 80,140 76,152 82,168 100,180!'), NIGHT) +
    bold(curve(body), PALE) +
    shade(
      between('108,150 106,164 112,174', '136,142 132,158 136,172', 6) +
        curve('172,140 176,160 186,170 '),
    ) +
    ink(curve('136,174 142,160 134,150 | 198,170 203,176 | 204,171 207,177'), 1.2) +
    bold('M192 168V104L195 98L198 104V168Z', BONE) +
    bold('M186 166H204V170H186Z', GOLD) +
    bold(curve('186,172 190,180 206,181 212,176 206,170 192,168 z'), PALE) +
    ink('M203 172l4 5M198 172l3 6', 1)
  );
}

function sphinxHead(): string {
  return (
    bold(
      curve(
        '164,84 148,88 142,104 140,124 134,146! 150,150 156,138! 172,138! 178,150 194,146! 188,124 186,104 180,88 z',
      ),
      TINT,
    ) +
    fine(
      curve(
        '147,98 143,124 139,146 | 150,96 148,128 146,147 | 181,98 185,124 189,146 | 178,96 180,128 182,147',
      ),
    ) +
    bold('M157 128V140Q164 146 171 140V128Z', BONE) +
    frontFace({ x: 164, y: 112, scale: 0.92 }) +
    bold(curve('164,84 151,89 147,106! 156,99 164,97 172,99 181,106! 177,89 z'), TINT) +
    fine(curve('150,100 164,93 178,100')) +
    bold(curve('164,96! 161,90 162,83 166,81!'), 'none', PALE)
  );
}

/** Down on the left goes the serpent. */
function serpent(): string {
  const spine = curve(
    '60,180 52,192 54,204 64,215 65,232 53,246 46,261 53,275 58,291 50,306 44,320 48,333 56,343',
  );
  return (
    bold(curve('55,177! 57,168 63,160 62,148! 70,155 71,170 65,183!'), TINT) +
    `<g stroke-linecap="butt">${ink(spine, 13, GOLD)}${ink(spine, 9.5, TINT)}` +
    `<path d="${spine}" stroke-width="9.5" stroke-dasharray="1 4.5"/></g>` +
    bold(curve('49,339 61,333 70,343 80,353 79,362 69,366 57,360 47,350 z'), TINT) +
    fill(ring(67, 349, 2.2), PALE) +
    ink('M79 361l6 4l2 5m-2 -5l6 1', 1.3, PALE)
  );
}

/** Up on the right comes the one with the jackal's head, the wheel at his back. */
function anubis(): string {
  const far =
    '214,348 200,354 184,362 176,374! 172,386 160,396 148,402! 152,410 162,409 178,402 188,388 202,376 218,368! z';
  const near =
    '236,346 230,362 216,380 202,392! 194,402 184,408 172,412! 176,420 188,420 206,412 216,400 236,384 246,364 248,348! z';
  return (
    bold(curve(far), NIGHT, PALE) +
    bold(
      curve(
        '238,262 232,276 232,298 224,320 214,336! 226,352 246,352! 252,330 260,308 266,284 262,266 250,260 z',
      ),
      NIGHT,
      PALE,
    ) +
    fine(curve('238,270 248,276 260,272 | 246,280 244,300 238,322 | 236,300 250,304'), 0.9, PALE) +
    bold(curve(near), NIGHT, PALE) +
    bold(
      curve('215,332 232,336 252,332! 254,348 248,366! 228,372 206,360! 208,346 z'),
      TINT,
      PALE,
    ) +
    fine(between('222,336 218,350 214,362', '248,336 246,350 240,366', 5), 0.9, PALE) +
    bold(
      curve(
        '258,270 268,276 270,292 264,306! 256,318 246,326 238,330! 232,322 240,314 250,304 254,292 252,280 z',
      ),
      NIGHT,
      PALE,
    ) +
    jackal()
  );
}

/** The jackal's head, looking up and out, with its striped collar. */
const jackal = (): string =>
  bold(
    curve(
      '240,240 232,230 234,206! 244,218 247,228! 250,214 258,204! 260,222 258,234! 266,236 274,234 279,238! 278,244 268,248 260,252 262,268! 250,274 236,266! 240,254 z',
    ),
    NIGHT,
    PALE,
  ) +
  fine(
    curve(
      '237,212 242,228 | 257,210 252,228 | 238,262 250,268 262,263 | 239,257 250,263 261,258 | 266,246 272,242',
    ),
    0.9,
    PALE,
  ) +
  fill(ring(256, 240, 1.8), PALE);

export const laRuedaDeLaFortuna: CardArt = {
  id: 10,
  numeral: 'X',
  name: 'La Rueda de la Fortuna',
  description:
    'Una gran rueda con letras y signos; sobre ella, una esfinge con espada, a un lado baja una serpiente y al otro sube un ser con cabeza de chacal; en las esquinas, un ángel, un águila, un toro y un león alados, con libros.',
  scene: () =>
    sheet(
      sky(),
      creatures(TINT),
      anubis(),
      wheel(),
      serpent(),
      `<g transform="translate(0 7)">${sphinx()}${sphinxHead()}</g>`,
    ),
};
