import { SIGN_GLYPHS } from '@sibila/domain/sky/glyphs';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import {
  EMBER,
  GOLD,
  NIGHT,
  PALE,
  contour,
  hair,
  line,
  num,
  polar,
  star,
  star4,
} from '../engraving.ts';
import type { Point } from '../engraving.ts';
import { circle, fill, skyRings } from '../figures-c.ts';
import { strewn, type CoverArt } from './frame.ts';

const LEFT: Point = [428, 315];
const RIGHT: Point = [772, 315];
const RIM = 246;

function glyph(sign: SignName, [x, y]: Point, scale: number, colour = PALE): string {
  return `<path transform="translate(${num(x - 12 * scale)} ${num(y - 12 * scale)}) scale(${scale})" d="${SIGN_GLYPHS[sign]}" fill="none" stroke="${colour}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A wheel of the zodiac turned so that `facing` stands at `towards` (radians). */
function wheel(centre: Point, facing: SignName, towards: number): string {
  const first = SIGN_NAMES.indexOf(facing);
  let [fine, doors, glyphs, dots] = ['', '', '', ''];
  for (let i = 0; i < 360; i += 2) {
    const angle = towards + (i * Math.PI) / 180;
    const depth = i % 10 ? 5 : 11;
    fine += line(...polar(...centre, RIM - 8, angle), ...polar(...centre, RIM - 8 - depth, angle));
  }
  for (let i = 0; i < 12; i++) {
    const angle = towards - (i * Math.PI) / 6;
    const door = angle + Math.PI / 12;
    doors += line(...polar(...centre, 158, door), ...polar(...centre, RIM - 8, door));
    const sign = SIGN_NAMES[(first + i) % 12] ?? facing;
    if (i > 0) glyphs += glyph(sign, polar(...centre, 190, angle), 1.5);
    for (const lean of [-0.16, 0, 0.16])
      dots += circle(...polar(...centre, lean ? 222 : 217, angle + lean), 1.6);
  }
  let rhumbs = '';
  for (let i = 0; i < 12; i++)
    for (const step of [4, 3]) {
      const angle = towards + (i * Math.PI) / 6;
      rhumbs += line(
        ...polar(...centre, 120, angle),
        ...polar(...centre, 120, angle + (step * Math.PI) / 6),
      );
    }
  return (
    contour(circle(...centre, RIM)) +
    hair(
      circle(...centre, RIM - 8) + circle(...centre, 158) + circle(...centre, 120) + fine,
      0.75,
    ) +
    contour(circle(...centre, 152)) +
    hair(rhumbs, 0.4) +
    contour(doors) +
    fill(dots, PALE, 0.8) +
    glyphs +
    contour(star(...centre, 44, 16, 0.62), NIGHT) +
    fill(star(...centre, 24, 8, 0.4), PALE)
  );
}

/** What both wheels share: a clear almond with the two signs face to face. */
function almond(): string {
  const half = (RIGHT[0] - LEFT[0]) / 2;
  const reach = Math.sqrt(RIM ** 2 - half ** 2);
  const shape = (r: number): string => {
    const height = Math.sqrt(r ** 2 - half ** 2);
    return `M600 ${num(315 - height)}A${r} ${r} 0 0 1 600 ${num(315 + height)}A${r} ${r} 0 0 1 600 ${num(315 - height)}Z`;
  };
  let ladder = '';
  for (let i = -7; i <= 7; i++)
    if (Math.abs(i) > 2) ladder += star4(600, 315 + i * 17, Math.abs(i) === 7 ? 9 : 4);
  return (
    contour(shape(RIM), NIGHT) +
    hair(shape(RIM - 8), 0.8) +
    glyph('Sagitario', [566, 315], 2) +
    glyph('Leo', [634, 315], 2) +
    fill(ladder, PALE, 0.9) +
    contour(star4(600, 315, 13), EMBER, PALE) +
    contour(star(600, 315 - reach, 12, 8, 0.4) + star(600, 315 + reach, 12, 8, 0.4), PALE, GOLD)
  );
}

const scene = (): string =>
  skyRings(600, 315, 300, 800) +
  strewn(41, 140, (x, y) => [LEFT, RIGHT].some(([cx, cy]) => Math.hypot(x - cx, y - cy) < 262)) +
  [LEFT, RIGHT].map((centre) => fill(circle(...centre, RIM), '#131A3A', 0.85)).join('') +
  wheel(LEFT, 'Leo', 0) +
  wheel(RIGHT, 'Sagitario', Math.PI) +
  almond();

export const compatibilidad: CoverArt = {
  slug: 'compatibilidad-entre-signos',
  description:
    'Dos ruedas del zodíaco entrelazadas; en el espacio que comparten se miran los signos de Sagitario y de Leo.',
  scene,
};
