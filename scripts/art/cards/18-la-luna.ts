import { DEEP, GOLD, NIGHT, PALE, contour, hair, line, num, polar, star } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import {
  bothSides,
  circle,
  fill,
  ink,
  inside,
  mirrored,
  shade,
  skyRings,
  spokes,
  stars,
} from '../figures-c.ts';
import type { CardArt } from '../frame.ts';

const WATER = '#16224F';
const ROAD = '#1B2550';
const MOON: Point = [150, 158];

/** Sixteen blades of light, and between each two a sheaf of three fine strokes. */
function rays(): string {
  let blades = '';
  let strokes = '';
  for (let i = 0; i < 32; i++) {
    const angle = (Math.PI * 2 * i) / 32 - Math.PI / 2;
    if (i % 2) {
      for (const lean of [-0.03, 0, 0.03])
        strokes += line(
          ...polar(...MOON, 68, angle + lean),
          ...polar(...MOON, lean ? 80 : 86, angle + lean * 0.6),
        );
      continue;
    }
    const [ax, ay] = polar(...MOON, 66, angle - 0.05);
    const [bx, by] = polar(...MOON, 66, angle + 0.05);
    const tip = polar(...MOON, i % 4 ? 92 : 104, angle);
    blades += `M${num(ax)} ${num(ay)}L${num(tip[0])} ${num(tip[1])}L${num(bx)} ${num(by)}`;
    strokes += line(...polar(...MOON, 66, angle), ...tip);
  }
  return contour(blades, DEEP) + hair(strokes, 0.8);
}

const limb = (): string =>
  contour(circle(...MOON, 64), NIGHT) +
  hair(circle(...MOON, 57) + spokes(MOON, 57, (i) => (i % 6 ? 60.5 : 64), 72));

const CRESCENT =
  'M160 105A54 54 0 1 0 160 211C144 198 151 189 153 182C158 180 160 176 156 173C159 171 159 167 155 165C161 163 164 160 161 156C156 150 150 146 151 138C147 124 152 114 160 105Z';

/** The crescent with a sleeping face in profile, shaded by arcs along its back. */
function crescent(): string {
  let arcs = '';
  for (let i = 0; i < 17; i++) {
    const r = 54 - i * 1.7;
    const [x1, y1] = polar(...MOON, r, 2 + i * 0.02);
    const [x2, y2] = polar(...MOON, r, 4.2 - i * 0.05);
    arcs += `M${num(x1)} ${num(y1)}A${num(r)} ${num(r)} 0 0 1 ${num(x2)} ${num(y2)}`;
  }
  const closedEye =
    'M140 151C144 155 149 155 153 152M141 154l-3 3M145 156l-2 4M149 156l0 4M138 142C142 137 148 137 151 140';
  let starlets = '';
  for (let i = 0; i < 6; i++) {
    const [x, y] = polar(152, 158, 40 - (i % 2) * 11, -0.9 + i * 0.36);
    starlets += star(x, y, i % 2 ? 3.2 : 4.6, 5, 0.42);
  }
  return (
    contour(CRESCENT, PALE) +
    inside('moon', CRESCENT, shade(arcs)) +
    ink(closedEye, 1.4) +
    fill(starlets, PALE)
  );
}

const drop = (x: number, y: number, bright: boolean): string =>
  fill(
    `M${num(x)} ${num(y)}c3 4.400 4.400 7 4.400 9a4.400 4.400 0 0 1 -8.800 0c0 -2 1.400 -4.600 4.400 -9Z`,
    bright ? PALE : GOLD,
    bright ? 0.95 : 0.75,
  );

/** The dew that falls from the moon: two rows on each side. */
function dew(): string {
  let svg = '';
  for (const side of [-1, 1])
    for (let i = 0; i < 8; i++) {
      const upper = i < 5;
      const k = upper ? i : i - 5;
      if (k === 0 && upper) continue;
      const x = MOON[0] + side * (upper ? 4 + k * 19.5 : 14 + k * 19);
      const y = (upper ? 272 : 300) - Math.abs(k - (upper ? 2 : 1)) * 3 - k * 2;
      svg += drop(x, y, (i + (side > 0 ? 1 : 0)) % 3 === 0);
    }
  return svg;
}

const sky = (): string =>
  skyRings(...MOON, 92, 330) +
  stars(
    '46 72 4, 254 72 4, 34 110 2.5, 266 110 2.5, 70 84 2.5, 230 84 2.5, 42 208 4, 258 208 4, 30 164 3, 270 164 3, 72 240 4, 228 240 4, 30 250 3, 270 250 3, 92 326 3, 208 326 3, 150 346 4, 120 340 2.5, 180 340 2.5',
  );

/** A tower of coursed stone, shaded on its right; `x` is its left edge. */
function tower(x: number, shadeFrom: number): string {
  let courses = '';
  for (let row = 0; row < 10; row++) {
    const y = 310 + row * 9;
    courses += line(x, y, x + 35, y);
    for (let k = row % 2 ? 5 : 10; k < 35; k += 11) courses += line(x + k, y, x + k, y + 9);
  }
  let shadow = '';
  for (let k = 0; k < 9; k++) shadow += line(shadeFrom + k * 1.3, 300, shadeFrom + k * 1.3, 398);
  return (
    contour(`M${x} 400V300H${x - 4}V282h9v8h8v-8h9v8h8v-8h9v18h-4V400Z`, NIGHT) +
    hair(courses, 0.45) +
    hair(shadow, 0.7) +
    contour(`M${x + 12} 352v-10a6 6 0 0 1 12 0v10Z`, PALE)
  );
}

/** Two hills with their contour lines, and the road that winds between them to the horizon. */
function land(): string {
  let slopes = '';
  for (let i = 1; i < 8; i++) {
    const [edge, crest, foot] = [372 + i * 6, 350 + i * 7, 376 + i * 5];
    slopes += `M20 ${edge}C52 ${crest} 84 ${crest + 2} ${112 - i} ${foot}M280 ${edge}C248 ${crest} 216 ${crest + 2} ${188 + i} ${foot}`;
  }
  return (
    contour(
      'M20 372C52 350 84 352 112 374C126 384 138 390 150 390C162 390 174 384 188 374C216 352 248 350 280 372V462H20Z',
      NIGHT,
    ) +
    hair(slopes, 0.5) +
    contour(
      'M132 434C128 422 146 414 141 404C138 397 147 393 148 389L152 389C152 394 147 399 151 405C158 415 150 423 168 434Z',
      ROAD,
      PALE,
    ) +
    hair('M139 424l18 2M143 413l9 1M144 404l5 0M147 396l3 0', 0.8, PALE)
  );
}

function pool(): string {
  let ripples = '';
  for (let i = 0; i < 5; i++) {
    const y = num(441 + i * 4.4);
    ripples += `M${36 + i * 9} ${y}q12 -3.400 24 0t24 0M${174 + i * 5} ${y}q12 -3.400 24 0t24 0`;
  }
  return (
    contour('M20 436C62 424 104 430 150 430C196 430 238 424 280 436V462H20Z', WATER) +
    hair(ripples, 0.7, PALE)
  );
}

const CLAW = 'M143 442c-6 0 -10 -4 -10 -9c0 -4 3 -7 6 -7c-1 3 0 5 3 5c2 -1 2 -4 1 -6c4 2 5 7 2 11';
const SHELL = 'M150 437c6 0 8 5 8 10c0 4 -2 8 -3 12h-10c-1 -4 -3 -8 -3 -12c0 -5 2 -10 8 -10Z';

/** The crayfish that climbs out of the pool: ringed tail, two claws, legs and feelers. */
const crayfish = (): string =>
  `<g stroke="${PALE}" stroke-width="1.5" fill="${NIGHT}" stroke-linecap="round" stroke-linejoin="round">` +
  `<path d="${SHELL}"/><path d="M143 447h14M144 452h12M145 456h10" stroke-width="1"/>` +
  bothSides(
    'claw',
    `<path d="${CLAW}"/><path d="M142 449l-8 1M143 453l-7 4M148 437c-1 -4 -4 -6 -8 -7" fill="none" stroke-width="1"/>`,
  ) +
  '</g>';

const HOWLING =
  'M84 424C82 408 84 398 92 392C96 388 98 384 98 378L104 362C106 358 110 356 113 352L116 346L118 354L124 352C122 358 118 362 116 368C114 378 112 386 108 394C106 402 108 412 110 424H102L99 406L94 424Z';

/** The tame one, pale, with its collar. */
const dog = (): string =>
  contour('M84 424C74 420 70 410 72 400') +
  contour(HOWLING, PALE) +
  ink('M100 377L111 382', 2) +
  shade(
    'M86 400c4 5 9 7 13 7M85 407c4 4 9 6 13 6M85 414c4 3 8 4 12 4M90 395c4 5 9 7 14 7M112 366L106 386M115 366L109 388',
  ) +
  ink('M112.500 357l3 1M100 406L102 421', 1.1);

/** The wild one, dark, with a rough coat and a thick tail. */
const wolf = (): string =>
  mirrored(
    contour(HOWLING, NIGHT) +
      hair('M86 410l4 -6l2 6l4 -7l2 7l4 -6M92 398l4 -5l2 6l4 -6M100 378l3 6l3 -4l3 5') +
      contour('M84 424C72 424 66 414 70 398C72 406 78 410 84 412', NIGHT),
  );

const scene = (): string =>
  sky() +
  rays() +
  limb() +
  crescent() +
  dew() +
  tower(34, 58) +
  tower(231, 231) +
  land() +
  pool() +
  crayfish() +
  dog() +
  wolf();

export const laLuna: CardArt = {
  id: 18,
  numeral: 'XVIII',
  name: 'La Luna',
  description:
    'Una luna creciente de perfil dormido entre rayos y gotas; abajo, un perro y un lobo aúllan a los lados de un camino que nace en un estanque, de donde sale un cangrejo; al fondo, dos torres.',
  scene,
};
