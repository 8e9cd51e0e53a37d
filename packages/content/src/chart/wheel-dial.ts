import { CENTRE, pointAt, pointText, spoke } from '@sibila/domain/sky/drawing';
import { GLYPH_BOX, SIGN_GLYPHS } from '@sibila/domain/sky/glyphs';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import type { Pens } from './wheel-inks.ts';
import { RADII } from './wheel-radii.ts';

/** Scale of the glyphs of the signs, which stay clear of the roundels on the rim. */
const SIGN_SCALE = 1.25;

/** A star of four points, its middle at 0 0. */
const STAR = 'M0-4L.8-.8L4 0L.8.8L0 4L-.8.8L-4 0L-.8-.8Z';

/** A glyph of the 24 × 24 box, its middle at a point, in the line of its group. */
export function stamp(path: string, [x, y]: readonly [number, number], scale: number): string {
  const half = (GLYPH_BOX / 2) * scale;
  const at = `translate(${(x - half).toFixed(1)} ${(y - half).toFixed(1)})`;
  return `<path transform="${at} scale(${scale})" d="${path}"/>`;
}

/** A circle round the middle. */
export function circle(radius: number, attributes = ''): string {
  return `<circle cx="${CENTRE}" cy="${CENTRE}" r="${radius}"${attributes}/>`;
}

/**
 * Tick marks every `step` degrees as one dashed circle: `length` pixels outwards from `radius`,
 * one pixel wide. A path of 360 ticks would weigh a hundred times as much.
 */
function ticks(radius: number, length: number, step: number): string {
  const middle = radius + length / 2;
  const gap = ((2 * Math.PI * middle * step) / 360 - 1).toFixed(4);
  return circle(
    middle,
    ` stroke-width="${length}" stroke-dasharray="1 ${gap}" stroke-dashoffset=".5"`,
  );
}

/** The disc that everything is drawn on, and the square behind it. */
export function backdrop({ colours }: Pens, id: string): string {
  const { ground, middle, deep, rim } = colours;
  const sky = `url(#${id}-sky)`;
  return [
    `<radialGradient id="${id}-sky"><stop offset="0" stop-color="${middle}"/><stop offset=".62" stop-color="${deep}"/><stop offset="1" stop-color="${rim}"/></radialGradient>`,
    `<g fill="${ground}"><rect width="640" height="640" fill="var(--wheel-sheet,${ground})"/></g>`,
    `<g fill="${sky}">${circle(RADII.rim, ` fill="var(--wheel-disc,${sky})"`)}</g>`,
  ].join('');
}

/** Rings, graduation and the twelve signs, turned so that a longitude in degrees is at the left. */
export function dial(pens: Pens, turn: number): string {
  const starts = SIGN_NAMES.map((_, index) => index * 30 - turn);
  const spokes = starts.map((start) => spoke(RADII.place, RADII.rimLine, start)).join('');
  // Every ten degrees the graduation repeats itself; the dashes run from three o'clock.
  const scale = [ticks(RADII.place, 4, 1), ticks(RADII.place, 7, 5), ticks(RADII.place, 10, 10)];
  const glyphs = SIGN_NAMES.map((name, index) =>
    stamp(SIGN_GLYPHS[name], pointAt(RADII.sign, index * 30 + 15 - turn), SIGN_SCALE),
  );
  const stars = starts.flatMap((start) => [
    `<path transform="translate(${pointText(RADII.sign, start + 5)})" d="${STAR}"/>`,
    `<path transform="translate(${pointText(RADII.sign, start + 25)})" d="${STAR}"/>`,
  ]);
  const faint = [RADII.rimLine, RADII.scaleOuter].map((radius) => circle(radius));
  return [
    pens.stroke('line', circle(RADII.rim) + circle(RADII.place), 'stroke-width="2"'),
    pens.stroke('line', faint.join(''), 'opacity=".7"'),
    pens.stroke(
      'line',
      scale.join(''),
      `opacity=".75" transform="rotate(${(turn % 10).toFixed(3)} 320 320)"`,
    ),
    pens.stroke('line', `<path d="${spokes}"/>`, 'stroke-width="1.5"'),
    pens.fill('mark', stars.join(''), 'opacity=".55"'),
    pens.stroke(
      'mark',
      glyphs.join(''),
      'stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"',
    ),
  ].join('');
}
