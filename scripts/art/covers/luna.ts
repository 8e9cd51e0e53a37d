import { BONE, GOLD, NIGHT, PALE, SHADE, contour, hair, line, num, polar } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import { circle, curve, fill, folds, ink, inside, shade, skyRings } from '../figures-c.ts';
import { set, strewn, type CoverArt } from './frame.ts';

const MIDDLE: Point = [600, 640];
const ORBIT = 470;

const CRATERS =
  '-20 -20 13, 16 -24 9, -8 18 16, 22 10 7, 10 32 6, -24 6 5, 4 -4 4, 30 -6 4, -34 -4 4'
    .split(', ')
    .map((crater) => crater.split(' ').map(Number))
    .map(([x = 0, y = 0, r = 4]) => {
      const shadow = `M${num(x - r * 0.7)} ${num(y + r * 0.3)}A${num(r * 0.8)} ${num(r * 0.8)} 0 0 0 ${num(x + r * 0.5)} ${num(y + r * 0.6)}`;
      return circle(x, y, r) + shadow;
    })
    .join('');

/** The Moon about the origin, as the north sees it: `lit` from 0 to 1, waxing or waning. */
function moon(id: string, lit: number, isWaxing: boolean): string {
  const r = 50;
  const sweep = isWaxing ? 1 : 0;
  const waist = num(Math.abs(2 * lit - 1) * r);
  const inner = lit > 0.5 ? sweep : 1 - sweep;
  const bright = `M0 ${-r}A${r} ${r} 0 0 ${sweep} 0 ${r}A${waist} ${r} 0 0 ${inner} 0 ${-r}Z`;
  let ticks = '';
  for (let i = 0; i < 48; i++) {
    const angle = (Math.PI * i) / 24;
    ticks += line(...polar(0, 0, i % 4 ? 59 : 56, angle), ...polar(0, 0, 62, angle));
  }
  return (
    contour(circle(0, 0, r), NIGHT) +
    hair(CRATERS, 0.3) +
    (lit > 0 ? fill(bright, PALE) + inside(id, bright, shade(CRATERS)) : '') +
    hair(circle(0, 0, 62) + ticks, 0.7)
  );
}

/** The eight phases on an arc, new on the left, full at the top. */
function phases(): string {
  const lit = [0, 0.2, 0.5, 0.82, 1, 0.82, 0.5, 0.2];
  return lit
    .map((part, i) => {
      const angle = -Math.PI / 2 + (i - 3.5) * 0.315;
      const [x, y] = polar(...MIDDLE, ORBIT, angle);
      return set(moon(`phase${i}`, part, i < 4), Math.round(x), Math.round(y), i === 4 ? 1.16 : 1);
    })
    .join('');
}

function orbit(): string {
  let ticks = '';
  for (let i = 0; i <= 118; i++) {
    const angle = -Math.PI + (Math.PI * i) / 118;
    ticks += line(...polar(...MIDDLE, 392, angle), ...polar(...MIDDLE, i % 4 ? 386 : 378, angle));
  }
  return hair(circle(...MIDDLE, ORBIT), 0.5) + contour(circle(...MIDDLE, 392)) + hair(ticks, 0.7);
}

const LEFT = '600 404, 530 378, 440 380, 372 398 | 352 566 | 430 546, 530 546, 600 574 Z';

/** Words that can't be read, along a line of the page. */
const words = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${SHADE}" stroke-width="4" stroke-dasharray="17 5 8 5 25 6 12 5 6 5" opacity=".55"/>`;

/** The page of the notebook: a small moon at the head of each line. */
function page(): string {
  let [rules, moons, svg] = ['', '', ''];
  for (let row = 0; row < 6; row++) {
    const y = 428 + row * 21;
    const rule = (up: number): string =>
      curve(`408 ${y + 4 - up}, 460 ${y - 7 - up}, 526 ${y - 6 - up}, 582 ${y + 13 - up}`);
    rules += rule(0);
    if (row < 5) svg += words(rule(5));
    const [x, middle] = [392 - row * 1.6, y - 1];
    const waist = [7, 3.8, 0, 3.8, 7, 3.8][row] ?? 0;
    moons += circle(x, middle, 7);
    svg += fill(
      `M${num(x)} ${middle - 7}A7 7 0 0 ${row < 5 ? 1 : 0} ${num(x)} ${middle + 7}A${waist} 7 0 0 ${row === 3 || row === 4 ? 1 : 0} ${num(x)} ${middle - 7}Z`,
      NIGHT,
    );
  }
  return ink(rules, 0.8, SHADE) + contour(moons, PALE, SHADE) + svg;
}

function notebook(): string {
  const right = `<g transform="translate(1200 0) scale(-1 1)">`;
  const edges = folds(
    '600 574, 530 546, 430 546, 352 566',
    '600 590, 530 560, 430 560, 346 580',
    3,
  );
  const half =
    contour('M600 594C540 566 430 562 342 584L366 398L600 404Z', NIGHT) +
    hair(edges, 0.9, PALE) +
    contour(curve(LEFT), BONE) +
    shade(
      folds('600 406, 590 470, 594 540, 600 574', '566 392, 558 460, 562 530, 566 560', 9),
      0.45,
    );
  return half + page() + `${right}${half}</g>` + contour('M600 404V592');
}

/** A quill that lies across the right page, its tip on the first line. */
function quill(): string {
  const vane =
    '664 500 | 700 440, 770 356, 846 306, 872 296 | 868 340, 826 410, 760 462, 664 500 Z';
  const barbs = folds(
    '672 492, 716 430, 780 362, 868 300',
    '674 494, 740 462, 810 410, 866 330',
    9,
  );
  return (
    contour(curve(vane), BONE) +
    inside('vane', curve(vane), shade(barbs, 0.7)) +
    contour(curve('644 514, 720 440, 800 364, 866 304'), 'none', GOLD) +
    fill('M664 500L636 522L656 494Z', NIGHT)
  );
}

/** The first words on the right page, just written. */
const begun = (): string =>
  words('M620 436Q650 424 690 418M621 457Q650 446 694 438M622 478Q645 468 676 462M623 499L644 491');

const scene = (): string =>
  skyRings(...MIDDLE, 540, 900) +
  strewn(3, 130, (x, y) => Math.hypot(x - 600, y - 640) < 550) +
  orbit() +
  strewn(8, 60, (x, y) => Math.hypot(x - 600, y - 640) > 368 || y > 372) +
  phases() +
  notebook() +
  begun() +
  quill();

export const luna: CoverArt = {
  slug: 'fases-de-la-luna-cuaderno-lunar',
  description:
    'Ocho lunas en arco, de la nueva a la menguante, sobre un cuaderno abierto y una pluma de ave.',
  scene,
};
