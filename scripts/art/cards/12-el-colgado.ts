import { BONE, DEEP, GOLD, NIGHT, PALE } from '../engraving.ts';
import type { CardArt } from '../frame.ts';
import { frontFace } from '../faces-b.ts';
import {
  between,
  bold,
  both,
  curve,
  disc,
  fine,
  heavens,
  hills,
  ink,
  rays,
  shade,
  sheet,
  starfield,
} from '../figures-b.ts';

const TUNIC = '#1F5673';

function sky(): string {
  return (
    heavens(150, 346, 74, 400) +
    starfield(5, { x: 150, y: 190, r: 62 }) +
    starfield(23, { x: 150, y: 180, r: 70 }) +
    rays({ x: 150, y: 346, from: 51, to: 86, count: 24 })
  );
}

/** A hollow between two hills, with young plants on their brows. */
function land(): string {
  const sprig = (x: number, y: number): string =>
    bold(`M${x} ${y}V${y - 20}`) +
    leaf(x, y - 6, -0.6) +
    leaf(x, y - 9, Math.PI + 0.6) +
    leaf(x, y - 17, -1.5708);
  return (
    hills(
      '20,404 70,392 110,420 150,430 190,420 230,392 280,404',
      '20,464 70,452 110,468 150,472 190,468 230,452 280,464',
      NIGHT,
      7,
    ) +
    both(
      'plants',
      sprig(52, 398) + `<g transform="translate(18 64) scale(.85)">${sprig(76, 390)}</g>`,
    )
  );
}

function leaf(x: number, y: number, turn: number): string {
  const place = { x, y, turn };
  return (
    bold(curve('0,0! 5,-5 13,-6 21,0! 13,5 5,4 z', place), NIGHT, GOLD) +
    fine(curve('2,0 18,0 | 8,-.5 11,-4 | 8,.5 11,3.5', place), 0.8)
  );
}

/** A living cross of wood in the shape of the letter tau: it still puts forth leaves. */
function tau(): string {
  const post =
    '131,112 132,200 131,300 132,400 130,426 118,440! 182,440! 170,426 168,400 169,300 168,200 169,112!';
  const beam =
    '34,92 60,86 110,90 150,86 200,90 240,86 266,92! 268,104 264,112! 230,110 190,113 150,110 100,113 60,110 36,112! 32,102 z';
  const above = [
    [66, -1.2],
    [98, -1.9],
    [128, -1.1],
    [172, -2],
    [202, -1.2],
    [234, -1.9],
  ] as const;
  const below = [
    [58, 1.9],
    [86, 1.3],
    [112, 1.8],
    [188, 1.3],
    [214, 1.8],
    [242, 1.2],
  ] as const;
  return (
    bold(curve(post), DEEP) +
    fine(
      between(
        '133,112 134,200 133,300 134,400 130,438',
        '167,112 166,200 167,300 166,400 170,438',
        8,
      ),
      0.55,
    ) +
    above.map(([x, turn]) => leaf(x, 87, turn)).join('') +
    below.map(([x, turn]) => leaf(x, 111, turn)).join('') +
    bold(curve(beam), DEEP) +
    fine(
      between(
        '36,95 60,90 110,94 150,90 200,94 240,90 264,95',
        '36,110 60,107 100,110 150,107 190,110 230,107 264,109',
        5,
      ),
      0.6,
    ) +
    fine(curve('52,96 58,94 62,98 56,102 50,100 z | 236,97 242,94 247,98 242,103 235,101 z'))
  );
}

function legs(): string {
  return (
    bold(
      curve(
        '144,186 128,190 112,198 98,206 94,214 100,222 112,226 132,234 142,244! 154,236 150,222 136,214 124,210 136,204 152,198! z',
      ),
      PALE,
    ) +
    shade(between('146,190 118,200 102,210', '150,196 126,206 112,214', 3)) +
    bold(curve('152,188 162,184 176,180 182,186 178,194 166,198 152,200! z'), BONE) +
    bold(
      curve(
        '143,132 138,150 139,170 138,190 135,218 136,248! 166,248! 167,220 162,190 160,168 160,150 156,132! z',
      ),
      PALE,
    ) +
    shade(between('143,136 141,180 140,240', '155,136 159,180 163,240', 5)) +
    bold(curve('142,134 141,126 144,120 145,110! 154,110! 155,120 158,127 157,134! z'), BONE)
  );
}

function rope(): string {
  return (
    bold('M143 86H157V113H143Z', PALE) +
    ink('M143 92L157 88M143 97L157 93M143 102L157 98M143 107L157 103M143 112L157 108', 1) +
    bold(curve('141,118 150,121 159,118 | 141,123 150,126 159,123'), 'none', PALE)
  );
}

/** The hands are behind the back, so that the arms make a triangle with its point down. */
function arms(): string {
  return both(
    'arm',
    bold(
      curve(
        '118,316 106,300 94,280 90,266! 100,256 122,250 140,250! 142,262 126,272 116,278 126,296 136,310! z',
      ),
      TUNIC,
    ) +
      fine(between('118,310 104,290 96,268', '132,306 120,288 112,278', 3), 0.8) +
      fine(between('98,264 118,256 138,254', '108,272 122,266 140,260', 2), 0.8),
  );
}

function tunic(): string {
  return (
    bold(
      curve(
        '132,240 128,256 130,280 120,300 114,318! 126,326 140,330 160,330 174,326 186,318! 180,300 170,280 172,256 168,240! 160,236 150,240 140,236 z',
      ),
      TUNIC,
    ) +
    both('pleats', fine(between('134,246 134,284 120,318', '149,246 149,284 148,328', 5), 0.7)) +
    bold(curve('129,268 150,274 171,268 | 129,276 150,282 171,276'), 'none', PALE) +
    bold('M150 244V266M150 284V326', 'none', PALE)
  );
}

/** The face upside down, asleep as it were, in its halo; the hair falls to the ground. */
function head(): string {
  const locks = '150,386 136,382 128,368 131,350 134,340! 166,340! 169,350 172,368 164,382 z';
  return (
    bold(
      curve(
        '133,366 130,378 134,388 132,398! 140,390 142,400! 147,392 150,404! 153,392 158,400! 160,390 168,398! 166,388 170,378 167,366 z',
      ),
      PALE,
    ) +
    shade(
      curve(
        '137,376 136,390 | 143,380 142,394 | 150,380 150,399 | 157,380 158,394 | 163,376 164,390',
      ),
    ) +
    bold('M142 324V338H158V324Q150 330 142 324Z', BONE) +
    bold(curve(locks), PALE) +
    frontFace({ x: 150, y: 356, turn: Math.PI }, 'closed') +
    bold(
      curve(
        '150,384 138,382 130,370 134,354! 138,366 144,373 150,375 156,373 162,366 166,354! 170,370 162,382 z',
      ),
      PALE,
    ) +
    shade(
      curve(
        '148,382 140,376 136,366 | 152,382 160,376 164,366 | 150,383 146,376 | 150,383 154,376',
      ),
    )
  );
}

export const elColgado: CardArt = {
  id: 12,
  numeral: 'XII',
  name: 'El Colgado',
  description:
    'Un hombre cuelga de un pie de una cruz de madera viva, con la otra pierna cruzada y las manos a la espalda; un halo rodea su rostro sereno, vuelto hacia abajo.',
  scene: () =>
    sheet(sky(), land(), tau(), disc(150, 346, 50), legs(), rope(), arms(), tunic(), head()),
};
