import { BONE, DEEP, GOLD, NIGHT, PALE, SHADE, polar, star } from '../engraving.ts';
import type { CardArt } from '../frame.ts';
import { frontFace } from '../faces-b.ts';
import {
  between,
  bold,
  both,
  curve,
  disc,
  fill,
  fine,
  heavens,
  hills,
  ink,
  rays,
  ring,
  shade,
  sheet,
  spin,
  starfield,
} from '../figures-b.ts';

const TINT = '#7A3B1C';

function sky(): string {
  return (
    heavens(150, 140, 88) +
    starfield(11, { x: 150, y: 140, r: 96 }) +
    rays({ x: 150, y: 140, from: 64, to: 84, count: 24 }) +
    disc(150, 140, 62)
  );
}

function lemniscate(): string {
  const knots = '0,0 12,-9.5 25,-9.5 30,0 25,9.5 12,9.5 -12,-9.5 -25,-9.5 -30,0 -25,9.5 -12,9.5';
  const loop = curve(`${knots} z`, { x: 150, y: 106 });
  return ink(loop, 5, PALE) + ink(loop, 1, SHADE);
}

function land(): string {
  return (
    hills(
      '20,300 52,262 70,272 92,246 150,300 208,246 232,270 250,258 280,296',
      '20,380 52,352 70,362 92,346 150,380 208,346 232,362 250,352 280,380',
      DEEP,
      9,
    ) +
    hills(
      '20,392 60,378 150,384 240,378 280,392',
      '20,458 60,450 150,452 240,450 280,458',
      NIGHT,
      5,
    )
  );
}

/** The skirt falls behind the lion; the lion's mane hides its middle. */
function skirt(): string {
  return (
    bold(
      curve(
        '120,256 92,300 66,372 52,442! 84,450 150,446 216,450 248,442! 234,372 208,300 180,256! z',
      ),
      BONE,
    ) +
    both(
      'folds',
      shade(
        curve(
          '110,300 88,360 74,442 | 107,300 84,364 68,441 | 104,300 78,372 62,440 | 101,304 74,372 58,441 | 112,310 94,370 82,443 | 112,330 97,380 90,444 | 78,390 70,442',
        ),
      ),
    )
  );
}

function torso(): string {
  return (
    bold(
      curve(
        '140,182 141,193 128,200 113,206 112,232 120,262! 150,270 180,262! 188,232 187,206 172,200 159,193 160,182! z',
      ),
      BONE,
      GOLD,
    ) +
    shade(
      between('132,206 130,232 138,260', '146,214 146,236 148,262', 4) +
        between('168,206 170,232 162,260', '154,214 154,236 152,262', 4),
    ) +
    ink(curve('134,200 142,212 150,216 158,212 166,200'), 1.2) +
    bold(curve('119,258 150,266 181,258 | 120,266 150,274 180,266'), 'none', GOLD)
  );
}

function head(): string {
  const locks =
    '150,130 133,135 125,152 128,174 119,192 112,216 120,240! 130,220 137,200 139,182! 161,182! 163,200 170,220 180,240! 188,216 181,192 172,174 175,152 167,135 z';
  const fringe =
    '150,136 139,141 134,152 132,164! 126,150 131,134 150,127 169,134 174,150 168,164! 166,152 161,141 z';
  return (
    bold(curve(locks), TINT) +
    both('locks', fine(curve('131,160 133,178 124,200 119,228 | 135,184 129,204 124,228'), 0.9)) +
    bold('M142 178V195Q150 203 158 195V178Z', BONE) +
    frontFace({ x: 150, y: 160, scale: 1.06 }) +
    bold(curve(fringe), TINT) +
    both('fringe', fine(curve('146,130 136,137 130,152 | 149,133 139,137 133,150'), 0.9))
  );
}

function flower(x: number, y: number, big: boolean): string {
  const colour = big ? PALE : GOLD;
  return fill(star(x, y, big ? 6.4 : 5, 5, 0.6), colour) + fill(ring(x, y, big ? 2 : 1.5), NIGHT);
}

function garland(): string {
  let out = '';
  for (let i = -4; i <= 4; i++) {
    const [x, y] = polar(150, 160, 30, -Math.PI / 2 + i * 0.3);
    out += flower(x, y, i % 2 === 0);
  }
  for (let i = -2; i <= 2; i++)
    out +=
      fill(star(150 + i * 13, 265 - i * i, 6, 5, 0.6), TINT) +
      fill(ring(150 + i * 13, 265 - i * i, 1.6), PALE);
  return out;
}

function mane(): string {
  const [x, y] = [150, 340];
  const back = bold(curve('-13,-40 -13,-62 3,-84! 10,-62 13,-40! z', { x, y, turn: 0.15 }), NIGHT);
  const lock =
    bold(curve('-12,-34 -13,-54 2,-74! 10,-54 12,-34! z', { x, y }), TINT) +
    fine(curve('-7,-40 -7,-54 0,-67 | 0,-40 -1,-54 2,-66 | 6,-40 5,-54 3,-64', { x, y }), 0.7);
  return spin('back', back, 21, x, y) + spin('lock', lock, 21, x, y);
}

function lionFace(): string {
  const face =
    '150,300 134,300 118,308 110,328 116,346 124,362 128,378 140,390 150,392 160,390 172,378 176,362 184,346 190,328 182,308 166,300 z';
  return (
    both(
      'ears',
      bold(curve('116,316 102,308 100,290 114,288 130,302!'), PALE) +
        ink(curve('114,308 107,297 117,297')),
    ) +
    bold(curve(face), PALE) +
    both(
      'lion',
      shade(
        between('116,318 114,332 124,356', '126,308 122,322 130,346', 3) +
          between('142,306 140,316 143,330', '150,306 150,316 150,330', 2),
      ) +
        ink(
          curve(
            '118,320 128,314 141,322 | 124,330 132,325 141,333 | 124,330 132,334 141,333 | 141,322 143,340 136,356 | 138,352 126,362 128,376 140,380 150,372',
          ),
          1.5,
        ) +
        fill(
          ring(133, 329.4, 2.6) + ring(134, 366, 1) + ring(139, 370, 1) + ring(133, 372, 1),
          NIGHT,
        ),
    ) +
    fill(curve('138,352 150,349 162,352 156,362 150,365 144,362 z'), NIGHT) +
    ink('M150 364V373', 1.5) +
    ink(curve('140,383 150,386 160,383'))
  );
}

function body(): string {
  return both(
    'paws',
    bold(curve('112,380 92,396 82,424 88,446! 122,450! 128,420!'), PALE) +
      shade(between('112,384 96,400 90,440', '122,390 112,410 112,446', 5)) +
      bold(
        curve(
          '124,376 120,404 122,432 112,440 110,450 118,455 140,455 147,448 147,430 150,400 150,376! z',
        ),
        PALE,
      ) +
      ink(curve('120,447 119,455 | 129,446 129,455 | 138,447 139,455')) +
      shade(between('130,394 128,410 130,434', '146,394 144,412 142,434', 4)),
  );
}

/** The hands lie along the jaw: she closes it without any force. */
function arms(): string {
  return both(
    'arms',
    bold(
      curve(
        '82,286 76,322 86,352 102,371 120,378 131,374! 128,368 116,361 106,346 101,322 104,288! z',
      ),
      BONE,
    ) +
      ink(curve('131,374 118,371 | 128,368 118,366 | 122,364 112,358'), 1.1) +
      shade(curve('83,306 83,330 96,355 | 87,306 88,328 99,350')) +
      bold(curve('116,204 103,212 92,240 76,282! 86,294 100,296 112,290! 120,264 126,240!'), BONE) +
      shade(between('108,214 98,244 84,282', '122,240 112,264 106,288', 5)),
  );
}

export const laFuerza: CardArt = {
  id: 8,
  numeral: 'VIII',
  name: 'La Fuerza',
  description:
    'Una mujer coronada de flores, con el signo del infinito sobre la cabeza, sostiene con las dos manos, sin esfuerzo, la cabeza de un león de gran melena.',
  scene: () =>
    sheet(
      sky(),
      lemniscate(),
      land(),
      skirt(),
      torso(),
      head(),
      garland(),
      body(),
      mane(),
      lionFace(),
      arms(),
    ),
};
