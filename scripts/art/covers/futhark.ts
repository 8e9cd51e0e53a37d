import { RUNE_NAMES } from '@sibila/domain/runes/runes';
import { contour, hair, line, polar, star4, PALE } from '../engraving.ts';
import { RUNE_STROKES } from '../runes/signs.ts';
import { stoneSvg } from '../runes/stone.ts';
import { circle, skyRings } from '../figures-c.ts';
import { scoped, set, strewn, type CoverArt } from './frame.ts';

/** A stone without its document, about its own middle; `id` is the rune's. */
export function stone(id: number, reversed = false): string {
  const name = RUNE_NAMES[id] ?? 'Runa en Blanco';
  const svg = stoneSvg({ id, title: name, strokes: RUNE_STROKES[name], reversed });
  const drawing = svg.replace(/^<svg[^>]*><title[^>]*>[^<]*<\/title>|<\/svg>$/g, '');
  return `<g transform="translate(-97 -115)">${scoped(`s${id}${reversed ? 'r' : ''}`, drawing)}</g>`;
}

/** Three rows of eight on a shallow bow. */
const rows = (): string =>
  Array.from({ length: 24 }, (_, id) => {
    const column = (id % 8) - 3.5;
    const row = Math.floor(id / 8);
    const x = 600 + column * 128;
    const y = 92 + row * 100 + column ** 2 * 3.2;
    return set(stone(id), x, Math.round(y), 0.44, Math.round(column * 2.4));
  }).join('');

/** The ring in which the stone without a sign lies apart. */
function apart(): string {
  let ticks = '';
  for (let i = 0; i < 72; i++) {
    const angle = (Math.PI * i) / 36;
    ticks += line(...polar(600, 478, i % 6 ? 106 : 100, angle), ...polar(600, 478, 112, angle));
  }
  return contour(circle(600, 478, 112), '#131A3A') + hair(circle(600, 478, 96) + ticks, 0.8);
}

const scene = (): string =>
  skyRings(600, 478, 124, 900) +
  strewn(71, 120, (x, y) => y < 420 || Math.hypot(x - 600, y - 480) < 130) +
  rows() +
  apart() +
  set(stone(24), 600, 478, 0.8) +
  contour(star4(440, 500, 12) + star4(760, 500, 12), PALE);

export const futhark: CoverArt = {
  slug: 'futhark-antiguo-runa-en-blanco',
  description:
    'Veinticuatro piedras con runas en tres filas de ocho y, debajo, dentro de un anillo, una piedra mayor sin ningún signo.',
  scene,
};
