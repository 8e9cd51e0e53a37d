import { EMBER, NIGHT, PALE, contour, hair, line, num, polar, star, star4 } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import { circle, fill, skyRings } from '../figures-c.ts';
import { stone } from './futhark.ts';
import { set, strewn, type CoverArt } from './frame.ts';

const MIDDLE: Point = [600, 315];
const ALGIZ = 14;

/** Half a turn, with its arrowhead, that begins at `from` (radians). */
function halfTurn(from: number): string {
  const [start, end] = [from + 0.28, from + Math.PI - 0.34];
  const [x1, y1] = polar(...MIDDLE, 118, start);
  const [x2, y2] = polar(...MIDDLE, 118, end);
  const turn = Math.round((end * 180) / Math.PI) + 90;
  return (
    `<path d="M${num(x1)} ${num(y1)}A118 118 0 0 1 ${num(x2)} ${num(y2)}" fill="none" stroke="${EMBER}" stroke-width="3" stroke-linecap="round"/>` +
    set(contour('M-10 -12L16 0L-10 12L-4 0Z', EMBER, PALE), Math.round(x2), Math.round(y2), 1, turn)
  );
}

/** A circle of degrees, marked at nought and at a hundred and eighty. */
function protractor(): string {
  let [fine, net] = ['', ''];
  for (let i = 0; i < 180; i++) {
    const angle = (Math.PI * i) / 90;
    const depth = i % 15 ? (i % 5 ? 5 : 9) : 15;
    fine += line(...polar(...MIDDLE, 92, angle), ...polar(...MIDDLE, 92 - depth, angle));
  }
  for (let i = 0; i < 12; i++) {
    const angle = (Math.PI * i) / 6;
    net += line(...polar(...MIDDLE, 72, angle), ...polar(...MIDDLE, 72, angle + (Math.PI * 5) / 6));
  }
  return (
    contour(circle(...MIDDLE, 92), NIGHT) +
    hair(fine + circle(...MIDDLE, 72), 0.85) +
    hair(net, 0.5) +
    contour(star(...MIDDLE, 30, 8, 0.4), PALE) +
    contour(line(600, 223, 600, 262) + line(600, 368, 600, 407), 'none', PALE)
  );
}

/** The cloth: level lines that bend round each stone. */
function cloth(): string {
  let d = '';
  for (let y = 60; y < 590; y += 15) {
    const bend = 26 * Math.exp(-(((y - 315) / 150) ** 2)) * (y < 315 ? -1 : 1);
    d += `M33 ${y}Q140 ${y} 200 ${num(y + bend)}T330 ${num(y + bend)}M1167 ${y}Q1060 ${y} 1000 ${num(y + bend)}T870 ${num(y + bend)}`;
  }
  return hair(d, 0.16);
}

const scene = (): string =>
  skyRings(...MIDDLE, 150, 800) +
  cloth() +
  strewn(
    81,
    110,
    (x, y) => Math.hypot(x - 600, y - 315) < 150 || Math.abs(Math.abs(x - 600) - 320) < 170,
  ) +
  set(stone(ALGIZ), 280, 318, 1.9) +
  set(stone(ALGIZ, true), 920, 318, 1.9) +
  protractor() +
  halfTurn(Math.PI) +
  halfTurn(0) +
  fill(star4(600, 90, 12) + star4(600, 540, 12), PALE);

export const runasInvertidas: CoverArt = {
  slug: 'runas-invertidas',
  description:
    'Dos piedras de río con la runa Algiz, derecha en la de la izquierda e invertida en la otra; entre ambas, dos flechas dan media vuelta a un círculo graduado.',
  scene,
};
