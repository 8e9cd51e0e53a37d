import { BONE, DEEP, GOLD, NIGHT, PALE, line, star } from '../engraving.ts';
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
  starfield,
} from '../figures-b.ts';

const WING = '#8F4030';
const WATER = '#16224F';

function sky(): string {
  return (
    heavens(150, 140, 78) +
    starfield(175, { x: 150, y: 140, r: 100 }) +
    rays({ x: 150, y: 140, from: 51, to: 80, count: 24 }) +
    disc(150, 140, 50)
  );
}

/** One feather of the wing, from its root to its rounded tip. */
function feather(x: number, y: number, length: number, turn: number, colour: string): string {
  const place = { x, y, turn };
  const w = 8.5;
  return (
    bold(
      curve(
        `${-w * 0.5},0! ${-w},${length * 0.6} 0,${length} ${w},${length * 0.6} ${w * 0.5},0! z`,
        place,
      ),
      colour,
    ) + fine(curve(`0,4 0,${length - 5}`, place), 0.7)
  );
}

function wing(): string {
  const long = [
    [40, 158, 120, 0.12],
    [50, 150, 132, 0.05],
    [61, 146, 138, -0.02],
    [72, 146, 136, -0.08],
    [83, 150, 126, -0.14],
    [94, 158, 112, -0.2],
    [105, 170, 94, -0.26],
  ] as const;
  const short = [
    [42, 150, 62, 0.16],
    [53, 143, 68, 0.08],
    [64, 140, 70, 0],
    [75, 141, 68, -0.08],
    [86, 147, 62, -0.16],
    [97, 157, 56, -0.24],
    [108, 170, 50, -0.32],
  ] as const;
  const arch =
    '126,206 116,184 104,164 86,148 64,142 46,148 34,166! 30,150 40,130 62,122 86,128 108,146 124,170 134,196! z';
  return both(
    'wing',
    long.map(([x, y, l, t]) => feather(x, y, l, t, WING)).join('') +
      short.map(([x, y, l, t]) => feather(x, y, l, t, PALE)).join('') +
      bold(curve(arch), WING) +
      fine(
        between('132,198 112,158 86,136 60,130 36,154', '128,204 108,166 86,144 64,138 36,162', 3),
        0.8,
      ),
  );
}

/** The path climbs to the mountains, over which a crown of light stands. */
function land(): string {
  let glow = '';
  for (let i = 0; i <= 10; i++) {
    const angle = -Math.PI + (Math.PI * i) / 10;
    const far = i % 2 ? 24 : 32;
    glow += line(
      46 + 14 * Math.cos(angle),
      322 + 14 * Math.sin(angle),
      46 + far * Math.cos(angle),
      322 + far * Math.sin(angle),
    );
  }
  return (
    fine(glow, 0.9, PALE) +
    bold('M34 322L34 310L40 316L46 307L52 316L58 310L58 322Z', PALE) +
    hills(
      '20,344! 34,324! 46,336! 60,322! 84,352! 150,372 230,360 256,350 280,356',
      '20,424! 34,414! 46,420! 60,412! 84,424! 150,432 230,424 256,416 280,420',
      DEEP,
      6,
    ) +
    bold(
      curve(
        '48,336! 54,346 50,356 60,366 56,380 70,404! 92,404! 74,380 74,366 60,356 60,346 52,336! z',
      ),
      '#1B2550',
    )
  );
}

/** Water on the left, firm ground on the right: the angel has a foot in each. */
function shore(): string {
  let ripples = '';
  for (let i = 0; i < 6; i++)
    ripples += `M${28 + (i % 3) * 14} ${412 + i * 8}q10 -3.4 20 0t20 0t20 0t20 0`;
  return (
    bold('M20 402C60 396 110 398 150 402V470H20Z', WATER) +
    fine(ripples, 0.7, PALE) +
    bold(
      `${curve('152,470! 140,450 150,432 142,416 156,398 190,390 240,386 280,388!')}V470Z`,
      NIGHT,
    ) +
    fine(between('160,400 200,396 240,392 280,394', '150,470 200,470 240,466 280,468', 6), 0.5) +
    fine(curve('112,424 128,419 144,424 | 104,432 126,426 146,432'), 0.9, PALE)
  );
}

function iris(x: number, y: number, h: number): string {
  const at = { x, y: y - h };
  return (
    bold(`M${x} ${y}V${y - h}`) +
    bold(
      curve(
        `-1,${h} -10,${h * 0.6} -12,${h * 0.3}! -5,${h * 0.5} 0,${h} 8,${h * 0.5} 13,${h * 0.24}! 9,${h * 0.6} 1,${h} z`,
        at,
      ),
      NIGHT,
    ) +
    bold(
      curve(
        '0,0! -6,-4 -5,-12 0,-17! 5,-12 6,-4 0,0! z | 0,0! -8,-3 -14,1 -12,8! -6,7 -2,4 0,0! z | 0,0! 8,-3 14,1 12,8! 6,7 2,4 0,0! z',
        at,
      ),
      PALE,
    )
  );
}

function robe(): string {
  const hem =
    '98,406! 114,416 132,410 152,416 172,410 188,414 202,404! 200,394! 188,404 172,400 152,405 132,400 114,405 100,396! z';
  const outline =
    '138,196 122,199 114,210 118,238 122,264 112,310 102,360 98,406! 114,416 132,410 152,416 172,410 188,414 202,404! 198,360 188,310 178,264 182,238 186,210 178,199 162,196! z';
  return (
    bold(curve(outline), BONE) +
    both(
      'folds',
      shade(between('124,276 114,330 104,406', '141,300 138,350 140,410', 6), 0.9) +
        shade(curve('148,320 146,370 148,411'), 0.9),
    ) +
    both('breast', shade(curve('128,214 126,236 128,256 | 133,216 131,236 132,258'), 0.9)) +
    bold(curve(hem), WING) +
    bold(curve('121,258! 150,268 179,258! 179,268! 150,278 121,268! z'), WING) +
    fine(curve('123,265 150,274 177,265'), 1, PALE) +
    bold(
      curve(
        '122,199! 136,212 150,216 164,212 178,199! 170,197! 160,205 150,208 140,205 130,197! z',
      ),
      WING,
    ) +
    bold('M139 220H161V242H139Z', PALE) +
    bold('M150 224L157 238H143Z', WING) +
    bold(curve('112,412 108,424 116,428 126,426 128,413! z'), BONE) +
    bold(curve('174,412 174,424 186,427 194,422 190,411! z'), BONE)
  );
}

function head(): string {
  const curls =
    '150,118 133,122 124,136 121,152 117,166 121,182 128,192 138,196 142,184! 158,184! 162,196 172,192 179,182 183,166 179,152 176,136 167,122 z';
  return (
    bold(curve(curls), PALE) +
    both(
      'curls',
      shade(curve('131,130 126,146 127,162 124,176 130,190 | 127,140 122,158 | 135,180 134,192')),
    ) +
    bold('M141 176V194Q150 203 159 194V176Z', BONE) +
    frontFace({ x: 150, y: 156, scale: 1.06 }, 'closed') +
    bold(
      curve(
        '150,133 140,138 135,147 133,160! 125,148 130,130 150,121 170,130 175,148 167,160! 165,147 160,138 z',
      ),
      PALE,
    ) +
    both('parting', shade(curve('149,124 137,130 130,144 | 149,127 139,134 132,148'))) +
    fill(star(150, 131, 10, 8, 0.55), NIGHT) +
    bold(ring(150, 131, 3.5), GOLD)
  );
}

/** The water goes from cup to cup in one bow; nothing of it is lost. */
const stream = (): string =>
  bold(
    curve('174,238 152,250 124,280 93,318! 104,318! 134,290 158,268 180,256!') + 'Z',
    WATER,
    PALE,
  ) + fine(curve('175,244 152,256 126,285 97,318 | 177,251 155,263 132,286 101,318'), 1, BONE);

const cup = (x: number, y: number, turn: number): string => {
  const at = { x, y, turn, scale: 1.2 };
  const bowl = '-14,-14! -13,-2 -7,7 -2,10! -2,18! -9,24! 9,24! 2,18! 2,10! 7,7 13,-2 14,-14! z';
  return (
    bold(curve(bowl, at), GOLD, NIGHT) +
    bold(curve('-14,-14 0,-18 14,-14 0,-10.5 z', at), NIGHT) +
    ink(curve('-11,-5 0,-1 11,-5 | -9,0 0,4 9,0', at), 1)
  );
};

function upperSleeve(): string {
  return (
    bold(curve('246,282 240,260 232,238! 216,246! 222,264 232,290! z'), BONE) +
    bold(
      curve('174,196 198,203 224,232 242,258 248,278 242,290 232,290 214,272 194,250 178,244!'),
      BONE,
    ) +
    shade(between('192,204 222,238 242,280', '184,234 206,252 232,282', 4), 0.9) +
    bold('M213 247L231 234L235 241L217 254Z', PALE)
  );
}

const upperHand = (): string =>
  bold(curve('224,216 214,218 210,226 213,236 220,241 230,237 233,226 z'), BONE) +
  ink(curve('212,223 223,221 | 211,229 223,228 | 215,236 224,233'), 1);

function lowerArm(): string {
  return (
    bold(curve('68,292 70,318 82,346! 95,334! 90,314 86,294! z'), BONE) +
    bold(curve('126,196 106,203 88,232 72,270 66,296! 76,302 88,302! 102,280 118,244!'), BONE) +
    shade(between('112,204 90,240 72,292', '120,238 104,270 84,298', 5), 0.9) +
    bold('M79 347L96 333L101 340L84 354Z', PALE) +
    bold(curve('92,344 100,341 108,345 110,353 104,360 95,359 90,352 z'), BONE) +
    ink(curve('99,347 109,348 | 99,352 110,353 | 98,357 106,358'), 1)
  );
}

export const laTemplanza: CardArt = {
  id: 14,
  numeral: 'XIV',
  name: 'La Templanza',
  description:
    'Un ángel de grandes alas, con un pie en el agua y otro en tierra, vierte agua de una copa a otra; al fondo, un sendero sube hacia una corona de luz.',
  scene: () =>
    sheet(
      sky(),
      land(),
      shore(),
      iris(236, 400, 46),
      iris(258, 408, 34),
      wing(),
      robe(),
      head(),
      stream(),
      upperSleeve(),
      cup(191, 239, -2.05),
      upperHand(),
      cup(98, 334, 0),
      lowerArm(),
    ),
};
