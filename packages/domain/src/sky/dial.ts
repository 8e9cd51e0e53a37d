import { SIGN_NAMES } from '../zodiac/signs.ts';
import { CENTRE, INK, glyph, pointAt, pointText, px, ring, spoke } from './drawing.ts';
import { SIGN_GLYPHS } from './glyphs.ts';

/** Radii of the dial in pixels of the 640 × 640 drawing, from the rim inwards. */
const RIM = 312;
const SCALE_RING = 304;
const STAR_RING = 262;
const HOUSE_RING = 222;

/** The ring on which the bodies' true places are marked. */
export const PLACE_RING = 216;

/** The ring whose chords are the aspects. */
export const ASPECT_RING = 120;

/** A star of four points, its middle at 0 0. */
const STAR = 'M0-5L1-1L5 0L1 1L0 5L-1 1L-5 0L-1-1Z';

/**
 * Tick marks every `step` degrees as one dashed circle: `length` pixels inwards from `radius`,
 * one pixel wide. A path of 360 ticks would weigh a hundred times as much.
 */
function ticks(radius: number, length: number, step: number): string {
  const middle = radius - length / 2;
  const stretch = (2 * Math.PI * middle * step) / 360;
  return `<circle cx="${CENTRE}" cy="${CENTRE}" r="${middle}" fill="none" stroke="${INK.gold}" stroke-width="${length}" stroke-dasharray="1 ${(stretch - 1).toFixed(4)}" stroke-dashoffset=".5" opacity=".65"/>`;
}

/** One sign: its spoke, its glyph, and the stars that hang over it. */
function sign(name: (typeof SIGN_NAMES)[number], start: number): string {
  const middle = start + 15;
  const dots = [5, 10, 20, 25].map((degree) => {
    const [x, y] = pointAt(275 + (degree % 2) * 2, start + degree);
    return `<circle cx="${px(x)}" cy="${px(y)}" r="${degree % 10 === 0 ? 0.8 : 1.2}"/>`;
  });
  return [
    glyph(SIGN_GLYPHS[name], pointAt(242, middle), { scale: 1.35, width: 1.6, colour: INK.pale }),
    `<g fill="${INK.pale}" opacity=".8">${dots.join('')}<path transform="translate(${pointText(281, middle)})" d="${STAR}"/></g>`,
  ].join('');
}

/** The part of the wheel that never changes: sky, rings, graduation and the twelve signs. */
export function dial(): string {
  const starts = SIGN_NAMES.map((_, index) => index * 30);
  return [
    `<radialGradient id="cielo-fondo"><stop offset="0" stop-color="${INK.glow}"/><stop offset=".62" stop-color="${INK.deep}"/><stop offset="1" stop-color="${INK.night}"/></radialGradient>`,
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${RIM}" fill="url(#cielo-fondo)"/>`,
    ring(RIM, 2),
    ring(SCALE_RING, 1, 0.7),
    ring(STAR_RING, 1, 0.7),
    ring(HOUSE_RING, 1, 0.7),
    ring(PLACE_RING, 2),
    ring(ASPECT_RING, 1, 0.7),
    ticks(SCALE_RING, 4, 1),
    ticks(SCALE_RING, 8, 5),
    ticks(SCALE_RING, 12, 10),
    ticks(HOUSE_RING, 3, 2.5),
    `<path d="${starts.map((start) => spoke(PLACE_RING, SCALE_RING, start)).join('')}" stroke="${INK.gold}" stroke-width="1.5"/>`,
    ...SIGN_NAMES.map((name, index) => sign(name, index * 30)),
  ].join('');
}
