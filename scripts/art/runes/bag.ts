import {
  BONE,
  DEEP,
  GOLD,
  NIGHT,
  PALE,
  hair,
  contour,
  line,
  num,
  opening,
  polar,
  star,
  star4,
} from '../engraving.ts';
import type { Point } from '../engraving.ts';

const TAU = Math.PI * 2;

/** A graduated ring with a star in it: the mark on the back of the stones and on the bag. */
export function mark([x, y]: Point, r: number): string {
  let ticks = '';
  for (let i = 0; i < 48; i++) {
    const angle = (TAU * i) / 48;
    ticks += line(...polar(x, y, r * (i % 4 ? 0.9 : 0.84), angle), ...polar(x, y, r, angle));
  }
  const ring = (radius: number, width: number, fill = 'none'): string =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}" stroke="${GOLD}" stroke-width="${width}"/>`;
  return (
    ring(r, 2, NIGHT) +
    ring(r * 0.8, 1) +
    hair(ticks) +
    contour(star(x, y, r * 0.68, 8, 0.36), DEEP) +
    `<path d="${star4(x, y, r * 0.42)}" fill="${PALE}"/>`
  );
}

/** The folds that fall from the neck: each starts at the cord and spreads with the cloth. */
function folds(): string {
  let d = '';
  for (let i = -7; i <= 7; i++) {
    const top = 120 + i * 5.6;
    const bottom = 120 + i * 12.5;
    const length = 34 + ((i * i * 7) % 23) + (Math.abs(i) > 3 ? 26 : 0);
    d += `M${num(top)} 84C${num(top + i)} 100 ${num((top + bottom) / 2 + i * 1.5)} ${num(84 + length * 0.7)} ${num(top + (bottom - top) * 0.8)} ${num(84 + length)}`;
  }
  return d;
}

/** Hatching that follows the side away from the light, longest at the edge. */
function shade(): string {
  let d = '';
  for (let k = 0; k < 16; k++) {
    const [inner, cutoff] = [k * 4.1, k * 2.6];
    d += `M${num(214 - inner)} ${num(146 + cutoff)}C${num(219 - inner)} ${num(206 - k * 1.6)} ${num(186 - inner)} ${num(232 - k * 3)} ${num(112 + ((k * 7) % 5) * 9)} ${num(236 - k * 3.4)}`;
  }
  return d;
}

/** The bag the stones come out of: 240 × 260. */
export function bagSvg(title: string): string {
  const body =
    'M86 82C60 104 22 140 22 184C22 226 62 240 120 240C178 240 218 226 218 184C218 140 180 104 154 82Z';
  const frill =
    'M88 76C78 62 66 50 62 34C72 42 80 38 88 28C94 38 102 36 108 24C114 34 126 34 132 24C138 36 146 38 152 28C160 38 168 42 178 34C174 50 162 62 152 76Z';
  let gathers = '';
  for (let i = -5; i <= 5; i++)
    gathers += `M${num(120 + i * 5.6)} 75Q${num(120 + i * 8)} 60 ${num(120 + i * 9.6)} ${Math.abs(i) % 2 ? 46 : 52}`;
  let shadow = '';
  for (let i = 0; i < 5; i++)
    shadow += line(44 + i * 9, 242 + i * 3.5, 214 - i * 12, 242 + i * 3.5);
  return (
    opening(240, 260, 't') +
    `<title id="t">${title}</title>` +
    hair(shadow, 0.5) +
    contour(frill, '#1B2550') +
    hair(gathers, 0.8) +
    contour(body, DEEP) +
    `<clipPath id="cloth"><path d="${body}"/></clipPath>` +
    `<g clip-path="url(#cloth)">${hair(folds(), 0.75)}${hair(shade(), 0.7)}</g>` +
    mark([120, 172], 40) +
    contour(
      'M84 76C96 70 144 70 156 76C159 79 159 83 156 86C144 92 96 92 84 86C81 83 81 79 84 76Z',
      NIGHT,
      PALE,
    ) +
    hair(
      'M92 76l-4 9M102 74l-5 13M112 73l-5 15M122 73l-5 15M132 73l-5 15M142 74l-5 13M151 76l-4 10',
      1,
      PALE,
    ) +
    contour('M150 86C164 96 176 104 178 124M154 84C172 88 190 98 198 116', 'none', PALE) +
    `<circle cx="178" cy="128" r="5" fill="${BONE}" stroke="${GOLD}" stroke-width="2"/>` +
    `<circle cx="200" cy="120" r="5" fill="${BONE}" stroke="${GOLD}" stroke-width="2"/></svg>`
  );
}
