import { BODY_GLYPHS } from '@sibila/domain/sky/glyphs';
import type { BodyName } from '@sibila/domain/sky/body-names';
import { EMBER, NIGHT, SHADE, contour, hair, line, num, polar } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import {
  body,
  circle,
  curve,
  folds,
  ink,
  inside,
  limb,
  shade,
  skyRings,
  spokes,
} from '../figures-c.ts';
import { strewn, type CoverArt } from './frame.ts';

const MIDDLE: Point = [600, 350];

const PALM = curve(
  '522 372, 556 344, 600 336, 646 342, 694 362, 712 398, 712 450, 700 512, 676 556, 668 620 | 540 620 | 530 580, 512 545, 504 490, 512 420 O',
);
const THUMB = '580 560 40, 526 500 40, 478 440 31, 450 394 26, 434 358 21, 427 343 16, 424 335 7';
const FINGERS = [
  '549 378 28, 541 300 26, 531 226 24, 523 176 21, 520 160 16, 519 150 7',
  '601 366 28, 602 276 26, 602 194 24, 602 136 21, 602 119 16, 602 109 7',
  '650 372 27, 658 290 25, 666 216 23, 672 164 20, 675 148 15, 676 139 7',
  '692 396 24, 709 338 22, 724 284 20, 736 240 17, 740 227 13, 742 219 6',
];

/** The four lines, in the order heart, head, life, fate. */
const LINES = [
  '712 436, 672 430, 628 416, 592 396, 568 368',
  '511 446, 556 448, 612 464, 676 500',
  '511 450, 552 470, 578 516, 578 570, 564 620',
  '610 616, 606 550, 604 480, 602 400',
];

const MOUNTS: readonly (readonly [BodyName, number, number])[] = [
  ['Jupiter', 547, 396],
  ['Saturn', 601, 382],
  ['Sun', 650, 392],
  ['Mercury', 690, 412],
  ['Venus', 534, 530],
  ['Moon', 652, 556],
  ['Mars', 668, 472],
];

const sign = (name: BodyName, x: number, y: number): string =>
  `<path transform="translate(${num(x - 10.8)} ${num(y - 10.8)}) scale(.9)" d="${BODY_GLYPHS[name]}" fill="none" stroke="${SHADE}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The folds at the joints, two to a finger and one to the thumb. */
const joints = (): string =>
  ink(
    'M516 300q24 -8 48 -3M518 305q23 -7 46 -3M510 238q22 -8 46 -4M577 288q25 -7 50 0M578 293q24 -6 48 0M579 214q23 -7 46 0' +
      'M634 296q24 -5 48 5M634 301q24 -5 47 5M644 228q22 -5 44 4M687 342q22 -3 42 10M687 347q22 -3 41 10M704 290q20 -2 38 8' +
      'M448 422q22 -14 42 -32M521 366q28 -12 54 -7M577 352q24 -5 50 0M628 354q24 -2 48 10M672 372q22 2 42 16',
    1.1,
    SHADE,
  );

/** Strokes along the side that the light doesn't reach. */
const shading = (): string =>
  shade(
    folds(
      '722 398, 722 450, 708 512, 684 560, 672 620',
      '694 430, 690 470, 676 520, 654 566, 646 620',
      8,
    ) +
      folds('568 370, 561 300, 551 226, 540 170', '552 372, 547 300, 540 232, 534 190', 5) +
      folds('630 360, 630 276, 628 194, 620 132', '612 362, 614 276, 613 200, 611 160', 5) +
      folds('680 370, 688 292, 692 220, 692 164', '664 372, 670 292, 676 226, 678 186', 5) +
      folds('716 400, 732 342, 745 288, 752 246', '702 400, 718 342, 732 290, 740 262', 4) +
      folds('552 576, 520 520, 490 462', '530 590, 506 530, 478 470', 5),
    0.6,
  );

function hand(): string {
  const shapes = [PALM, limb(THUMB), ...FINGERS.map(limb)];
  return (
    body('hand', shapes) +
    inside('skin', shapes.join(''), shading()) +
    joints() +
    MOUNTS.map(([name, x, y]) => sign(name, x, y)).join('') +
    LINES.map((way) => ink(curve(way), 4.5, NIGHT)).join('') +
    LINES.map((way) => ink(curve(way), 1.4, EMBER)).join('')
  );
}

/** A graduated ring behind the hand, crossed by the net of an atlas. */
function ring(): string {
  const reach = (i: number): number => (i % 15 ? (i % 5 ? 268 : 262) : 252);
  let net = '';
  for (let i = 0; i < 24; i++) {
    const angle = (Math.PI * i) / 12;
    net += line(...polar(...MIDDLE, 296, angle), ...polar(...MIDDLE, 900, angle));
  }
  return (
    contour(circle(...MIDDLE, 288) + circle(...MIDDLE, 274), NIGHT) +
    `<path d="${circle(...MIDDLE, 274)}" fill="#131A3A"/>` +
    hair(circle(...MIDDLE, 246) + spokes(MIDDLE, 274, reach, 180), 0.75) +
    hair(net, 0.22)
  );
}

const scene = (): string =>
  skyRings(...MIDDLE, 300, 800) +
  strewn(51, 150, (x, y) => Math.hypot(x - 600, y - 350) < 300) +
  ring() +
  strewn(57, 90, (x, y) => Math.hypot(x - 600, y - 350) > 236) +
  hand();

export const palma: CoverArt = {
  slug: 'lineas-de-la-mano',
  description:
    'Una mano abierta con sus cuatro líneas marcadas y, en los montes de la palma, los signos de los siete astros; detrás, un anillo graduado.',
  scene,
};
