import { BODY_GLYPHS } from '@sibila/domain/sky/glyphs';
import { EMBER, GOLD, NIGHT, PALE, contour, hair, line, num, star, star4 } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import { circle, fill, skyRings, spokes } from '../figures-c.ts';
import { blade } from '../parts/blade.ts';
import { set, strewn, type CoverArt } from './frame.ts';

/** The way of a planet that turns back: along the ecliptic, with one loop about the middle. */
const along = (t: number): Point => {
  const near = Math.exp(-((t / 3.1) ** 2));
  return [600 + 82 * t - 330 * Math.sin(t) * near, 250 + 12 * t + 168 * Math.cos(t) * near];
};

const REACH = 7.2;

function path(from: number, to: number): string {
  let d = '';
  for (let t = from; t <= to + 0.001; t += 0.06) {
    const [x, y] = along(t);
    d += `${d ? 'L' : 'M'}${num(x)} ${num(y)}`;
  }
  return d;
}

/** Where the way turns: the stations, between which it runs backwards. */
function stations(): [number, number] {
  let back = 0;
  while (along(back + 0.01)[0] < along(back)[0]) back += 0.01;
  return [-back, back];
}

/** The planet every few days, as a dot on its way. */
function days(): string {
  let d = '';
  for (let t = -REACH; t <= REACH; t += 0.4) d += circle(...along(t), 3.2);
  return contour(d, NIGHT, PALE);
}

const levelAt = (x: number): number => 250 + ((x - 600) * 12) / 82;

/** The ecliptic as a graduated band that the way crosses. */
function band(): string {
  let ticks = '';
  for (let i = 0; i <= 110; i++) {
    const x = 50 + i * 10;
    const y = levelAt(x);
    ticks += line(x, y - (i % 5 ? 4 : i % 10 ? 8 : 13), x, y + (i % 5 ? 4 : i % 10 ? 8 : 13));
  }
  return hair(`M20 ${num(levelAt(20))}L1180 ${num(levelAt(1180))}${ticks}`, 0.55);
}

/** The winged staff's planet in a graduated disc, in the eye of the loop. */
function disc([x, y]: Point): string {
  return (
    contour(circle(x, y, 60), NIGHT) +
    hair(circle(x, y, 52) + spokes([x, y], 52, (i) => (i % 5 ? 56 : 60), 60), 0.85) +
    contour(star(x, y, 51, 16, 0.82), '#131A3A') +
    `<path transform="translate(${x - 33.6} ${y - 34.5}) scale(2.8)" d="${BODY_GLYPHS.Mercury}" fill="none" stroke="${PALE}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

function sun(): string {
  const [x, y]: Point = [600, 650];
  let blades = '';
  for (let i = 0; i < 48; i++) {
    const tip = i % 2 ? 138 : i % 4 ? 156 : 180;
    blades += blade([x, y], 112, tip, (Math.PI * 2 * i) / 48, 0.04);
  }
  return (
    contour(blades, NIGHT) +
    contour(circle(x, y, 112), PALE) +
    `<g opacity=".8">${hair(circle(x, y, 104) + spokes([x, y], 60, (i) => (i % 3 ? 98 : 104), 90), 1, '#8A6A22')}</g>`
  );
}

/** An arrowhead on the way at `t`, towards growing t. */
function arrow(t: number, colour: string): string {
  const [x, y] = along(t);
  const [nx, ny] = along(t + 0.05);
  const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
  return set(
    contour('M-9 -9L9 0L-9 9L-4 0Z', colour, GOLD),
    Math.round(x),
    Math.round(y),
    1,
    Math.round(turn),
  );
}

const scene = (): string => {
  const [stop, start] = stations();
  return (
    skyRings(600, 650, 200, 900) +
    strewn(11, 150, (x, y) => Math.hypot((x - 600) / 1.6, y - 300) < 190 || y > 490) +
    band() +
    sun() +
    contour(path(-REACH, stop)) +
    contour(path(start, REACH)) +
    contour(path(stop, start), 'none', EMBER) +
    days() +
    disc([600, 334]) +
    arrow(-4.6, PALE) +
    arrow(4.6, PALE) +
    [stop, start].map((t) => contour(star4(...along(t), 17), EMBER, PALE)).join('') +
    fill(star4(130, 500, 10) + star4(1070, 110, 10), PALE)
  );
};

export const mercurio: CoverArt = {
  slug: 'mercurio-retrogrado-sin-panico',
  description:
    'El camino de Mercurio entre las estrellas, con el bucle que traza al retroceder; en medio, el signo del planeta, y debajo el Sol.',
  scene,
};
