import { SIGN_GLYPHS } from '@sibila/domain/sky/glyphs';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { EMBER, GOLD, NIGHT, PALE, SHADE, contour, hair, line, num, polar } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import { circle, fill, skyRings, spokes } from '../figures-c.ts';
import { blade } from '../parts/blade.ts';
import { strewn, type CoverArt } from './frame.ts';

const MIDDLE: Point = [600, 1290];
const RIM = 980;
/** Radians that a degree of the zodiac takes here: drawn large, so that the border can be seen. */
const DEGREE = 0.0138;

/** Where a degree of the zodiac stands: it runs from right to left over the top of the wheel. */
const angleOf = (degree: number): number => -Math.PI / 2 - degree * DEGREE;

function scale(): string {
  let [fine, bold] = ['', ''];
  for (let degree = -45; degree <= 45; degree += 0.5) {
    const angle = angleOf(degree);
    const depth = degree % 5 === 0 ? 30 : degree % 1 === 0 ? 18 : 9;
    fine += line(...polar(...MIDDLE, RIM, angle), ...polar(...MIDDLE, RIM - depth, angle));
  }
  for (const degree of [-30, 0, 30]) {
    const angle = angleOf(degree);
    bold += line(...polar(...MIDDLE, RIM + 14, angle), ...polar(...MIDDLE, RIM - 280, angle));
  }
  return hair(fine, 0.85) + contour(bold);
}

function glyph(sign: SignName, degree: number, size: number): string {
  const [x, y] = polar(...MIDDLE, RIM - 122, angleOf(degree));
  const turn = (-degree * DEGREE * 180) / Math.PI;
  return (
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${size}) translate(-12 -12)">` +
    `<path d="${SIGN_GLYPHS[sign]}" fill="none" stroke="${PALE}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/></g>`
  );
}

const wheel = (): string =>
  contour(circle(...MIDDLE, RIM), '#131A3A') +
  `<path d="${circle(...MIDDLE, RIM - 40)}" fill="none" stroke="${GOLD}" opacity=".8"/>` +
  contour(circle(...MIDDLE, RIM - 206) + circle(...MIDDLE, RIM - 214)) +
  hair(circle(...MIDDLE, RIM - 240), 0.6) +
  scale() +
  glyph('Piscis', -15, 5) +
  glyph('Aries', 15, 5);

/** The Sun on the border itself, its lower half across the rim. */
function sun(): string {
  const [x, y] = polar(...MIDDLE, RIM, -Math.PI / 2);
  let blades = '';
  let strokes = '';
  for (let i = 0; i < 32; i++) {
    const angle = (Math.PI * i) / 16 - Math.PI / 2;
    const tip = i % 2 ? 104 : i % 4 ? 128 : 158;
    blades += blade([x, y], 76, tip, angle, 0.07);
    strokes += line(...polar(x, y, 80, angle), ...polar(x, y, tip, angle));
    for (const lean of [0.07, 0.1, 0.13])
      strokes += line(...polar(x, y, 86, angle + lean), ...polar(x, y, 98, angle + lean));
  }
  return (
    contour(blades, NIGHT) +
    hair(strokes, 0.8) +
    contour(circle(x, y, 76), PALE) +
    `<g opacity=".8">${hair(circle(x, y, 68) + spokes([x, y], 30, (i) => (i % 2 ? 62 : 68), 72), 1, SHADE)}</g>` +
    contour(circle(x, y, 20), NIGHT) +
    fill(circle(x, y, 6), EMBER) +
    contour(line(x, y - 20, x, y - 76) + line(x, y + 20, x, y + 76), 'none', NIGHT)
  );
}

const scene = (): string =>
  skyRings(600, 310, 180, 900) +
  hair(spokes([600, 310], 190, 900, 48), 0.2) +
  strewn(
    61,
    190,
    (x, y) => Math.hypot(x - 600, y - 310) < 170 || Math.hypot(x - 600, y - 1290) < 1000,
  ) +
  wheel() +
  sun();

export const cuspide: CoverArt = {
  slug: 'cuspide-signo-solar',
  description:
    'Un arco graduado del zodíaco con los signos de Aries y de Piscis; el Sol está justo sobre la línea que los separa.',
  scene,
};
