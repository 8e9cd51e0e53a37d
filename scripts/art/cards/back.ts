import {
  BONE,
  DEEP,
  GOLD,
  NIGHT,
  PALE,
  line,
  num,
  opening,
  polar,
  star,
  star4,
} from '../engraving.ts';
import { cardBorder } from '../frame.ts';
import { bold, curve, fill, fine, limb, rays, ring, sheet, spin } from '../figures-b.ts';

const X = 150;
const Y = 260;

/** A drawing and the same turned 180° about the middle of the card. */
const twice = (id: string, drawing: string): string =>
  `<g id="${id}">${drawing}</g><use href="#${id}" transform="rotate(180 ${X} ${Y})"/>`;

/** The net of the ground: rhumb lines from the middle and rings that thin out. */
function ground(): string {
  let rhumbs = '';
  for (let i = 0; i < 32; i++) {
    const angle = (Math.PI * (i + 0.5)) / 16;
    rhumbs += line(...polar(X, Y, 122, angle), ...polar(X, Y, 300, angle));
  }
  let rings = '';
  for (let r = 134; r < 290; r += 8 + (r - 134) * 0.03) rings += ring(X, Y, r);
  return fine(rings, 0.24) + fine(rhumbs, 0.4);
}

/** One face of the Moon; `lit` runs from 0 (new) to 1 (full), its bright side right or left. */
function moon(x: number, y: number, r: number, lit: number, side: 'left' | 'right'): string {
  const sweep = side === 'right' ? 1 : 0;
  const waist = num(Math.abs(2 * lit - 1) * r);
  const inner = lit > 0.5 ? sweep : 1 - sweep;
  const bright = `M${num(x)} ${num(y - r)}a${r} ${r} 0 0 ${sweep} 0 ${2 * r}a${waist} ${r} 0 0 ${inner} 0 ${-2 * r}Z`;
  return bold(ring(x, y, r), NIGHT) + (lit ? fill(bright, PALE) : '');
}

/** The Moon on an arc, from new to full and back to new. */
function phases(): string {
  let out = '';
  for (let i = -4; i <= 4; i++) {
    const [x, y] = polar(X, Y, 152, -Math.PI / 2 + i * 0.19);
    out += moon(x, y, i === 0 ? 11 : 8, 1 - Math.abs(i) / 4, i < 0 ? 'right' : 'left');
  }
  return out;
}

/** The ecliptic wheel: a graduated rim, twelve houses, a star in each. */
function wheel(): string {
  const house =
    fine(line(X, Y - 78, X, Y - 104)) +
    fill(star4(...polar(X, Y, 91, -Math.PI / 2 + Math.PI / 12), 8), PALE) +
    fill(star4(...polar(X, Y, 97, -Math.PI / 2 + Math.PI / 24), 2.6), GOLD) +
    fill(star4(...polar(X, Y, 97, -Math.PI / 2 + Math.PI / 8), 2.6), GOLD);
  return (
    bold(ring(X, Y, 118), NIGHT) +
    limb(X, Y, 110, 118, 144) +
    fine(ring(X, Y, 110)) +
    bold(ring(X, Y, 104), DEEP) +
    bold(ring(X, Y, 78), NIGHT) +
    fine(ring(X, Y, 101) + ring(X, Y, 81), 0.7) +
    spin('house', house, 12, X, Y)
  );
}

/** The net of the astrolabe inside it: six circles through the middle, a sun at their crossing. */
function rete(): string {
  let circles = '';
  for (let i = 0; i < 12; i++) circles += ring(...polar(X, Y, 37, (Math.PI * i) / 6), 37);
  return (
    fine(circles, 0.6) +
    rays({ x: X, y: Y, from: 27, to: 66, count: 16, colour: DEEP }) +
    bold(ring(X, Y, 26), DEEP) +
    limb(X, Y, 20, 26, 36) +
    fine(ring(X, Y, 20)) +
    fill(star(X, Y, 17, 8, 0.36), PALE) +
    fill(ring(X, Y, 4.5), NIGHT) +
    fill(ring(X, Y, 2), BONE)
  );
}

/** A quarter of a sun with its rays, for the upper corners. */
function corner(x: number, quarter: number): string {
  let long = '';
  let short = '';
  for (let i = 1; i <= 7; i++) {
    const angle = quarter + (Math.PI * i) / 16;
    if (i % 2 === 0) {
      for (const k of [-0.045, 0, 0.045])
        short += line(...polar(x, 21, 36, angle + k), ...polar(x, 21, k ? 44 : 49, angle + k));
      continue;
    }
    const [tipX, tipY] = polar(x, 21, i === 3 || i === 5 ? 68 : 56, angle);
    const [endX, endY] = polar(x, 21, 34, angle + 0.07);
    long += `${line(...polar(x, 21, 34, angle - 0.07), tipX, tipY)}L${num(endX)} ${num(endY)}`;
  }
  return (
    bold(long, DEEP) +
    fine(short, 0.8) +
    bold(ring(x, 21, 33), NIGHT) +
    limb(x, 21, 26, 33) +
    fine(ring(x, 21, 26)) +
    fill(star4(x + (x < X ? 11 : -11), 32, 7), PALE)
  );
}

/** Between the corners and the wheel: an eight-pointed star over a bow, and small stars. */
function crown(): string {
  const bow = '96,74! 118,56 150,50 182,56 204,74!';
  const small = [
    [52, 106, 6],
    [248, 106, 6],
    [30, 180, 4],
    [270, 180, 4],
    [104, 92, 4],
    [196, 92, 4],
    [36, 206, 5],
    [264, 206, 5],
    [82, 150, 3],
    [218, 150, 3],
  ] as const;
  return (
    fine(curve(bow)) +
    bold(star(X, 66, 22, 8, 0.42), DEEP) +
    fine(line(X, 46, X, 86) + line(130, 66, 170, 66)) +
    fill(star4(X, 66, 9), PALE) +
    fill(small.map(([x, y, r]) => star4(x, y, r)).join(''), PALE)
  );
}

/** The border, its lower half made of the upper: its ticks alone would betray which end is up. */
const border = (): string =>
  `<clipPath id="upper"><rect width="300" height="260.5"/></clipPath>` +
  twice('border', `<g clip-path="url(#upper)">${cardBorder()}</g>`);

/** The back of every card, the same when it is turned upside down. */
export function cardBackSvg(): string {
  return (
    opening(300, 520, 't') +
    `<title id="t">Reverso de la carta</title>` +
    border() +
    `<clipPath id="scene"><rect x="20" y="20" width="260" height="480" rx="3"/></clipPath>` +
    `<g clip-path="url(#scene)">` +
    sheet(
      ground(),
      twice('half', corner(20, 0) + corner(280, Math.PI / 2) + crown() + phases()),
      wheel(),
      rete(),
    ) +
    `</g></svg>`
  );
}
