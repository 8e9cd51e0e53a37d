import { pointAt, pointText, spoke } from '@sibila/domain/sky/drawing';
import { shortestWay } from '@sibila/domain/sky/angles';
import { BODY_GLYPHS, RETROGRADE_MARK } from '@sibila/domain/sky/glyphs';
import { stamp } from './wheel-dial.ts';
import type { Pens } from './wheel-inks.ts';
import {
  FIGURE_LINE,
  FIGURE_SCALE,
  GLYPH_LINE,
  GLYPH_SCALE,
  RADII,
  type PlacedBody,
} from './wheel-layout.ts';
import { lettering } from './wheel-lettering.ts';
import type { WheelBody } from './wheel-points.ts';
import { pointInWords } from './wheel-words.ts';

/** The ascending node, in the box of the other glyphs. */
const NODE_GLYPH =
  'M9 18a2.5 2.5 0 1 0-5 0a2.5 2.5 0 1 0 5 0C9 14.5 5 13.5 5 9.5a7 7 0 0 1 14 0C19 13.5 15 14.5 15 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0';

const GLYPHS: Readonly<Record<WheelBody, string>> = { ...BODY_GLYPHS, Node: NODE_GLYPH };

/**
 * Path data of the leader from the tick at the true place to the glyph. It glides, radius and angle
 * changing in step: lines that keep their order can't cross, as straight ones would.
 */
function leader({ longitude, shownAt }: PlacedBody, turn: number): string {
  const way = shortestWay(longitude, shownAt);
  const steps = Math.max(1, Math.ceil(Math.abs(way) / 4));
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const radius = RADII.leaderOuter + (RADII.leaderInner - RADII.leaderOuter) * share;
    return pointText(radius, longitude - turn + way * share);
  });
  return `${spoke(RADII.place, RADII.leaderOuter, longitude - turn)}L${points.slice(1).join('L')}`;
}

/** The day's way as a tint on the scale of degrees, for a Moon whose place is not known. */
function wayOfDay({ stretch }: PlacedBody, turn: number, pens: Pens): string {
  if (stretch === null) return '';
  const radius = (RADII.place + RADII.scaleOuter) / 2;
  const [from, to] = [stretch.from, stretch.to].map((end) => pointText(radius, end - turn));
  const arc = `<path data-part="way" d="M${from}A${radius} ${radius} 0 0 0 ${to}"/>`;
  return pens.stroke('mark', arc, `stroke-width="${RADII.scaleOuter - RADII.place}" opacity=".5"`);
}

/** The dot of the true place on the outer ring and on that of the aspects. */
function dots({ longitude, stretch }: PlacedBody, turn: number, pens: Pens): string {
  if (stretch !== null) return '';
  const dot = (radius: number, size: number) => {
    const [x, y] = pointAt(radius, longitude - turn);
    return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${size}"/>`;
  };
  return pens.fill('mark', dot(RADII.place, 2.6) + dot(RADII.aspect, 1.8));
}

/** A body: its true place, the leader, its glyph, and below it its degree and whether it goes back. */
function drawBody(placed: PlacedBody, turn: number, pens: Pens): string {
  const { body, shownAt, degree, retrograde } = placed;
  const angle = shownAt - turn;
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const ink = body === 'Sun' ? 'warm' : body === 'Node' ? 'line' : 'mark';
  const figures =
    degree === null
      ? ''
      : lettering(`${Math.floor(degree)}°`, pointAt(RADII.degree, angle), FIGURE_SCALE);
  const mark = `<path transform="translate(${pointText(RADII.mark, angle)}) scale(1.2)" d="${RETROGRADE_MARK}"/>`;
  return [
    `<g data-body="${body}"><title>${pointInWords(placed)}</title>`,
    pens.stroke(
      'line',
      `<path d="${leader(placed, turn)}"/>`,
      'opacity=".8" stroke-linejoin="round"',
    ),
    wayOfDay(placed, turn, pens),
    dots(placed, turn, pens),
    pens.stroke(
      ink,
      stamp(GLYPHS[body], pointAt(RADII.glyph, angle), GLYPH_SCALE),
      `stroke-width="${(GLYPH_LINE / GLYPH_SCALE).toFixed(2)}" ${round}`,
    ),
    pens.stroke('mark', figures, `stroke-width="${FIGURE_LINE}" ${round}`),
    retrograde === true ? pens.stroke('warm', mark, 'stroke-width="1.2"') : '',
    '</g>',
  ].join('');
}

/** Every body where it is shown, the longitude `turn` at the left. */
export function drawBodies(bodies: readonly PlacedBody[], turn: number, pens: Pens): string {
  return bodies.map((body) => drawBody(body, turn, pens)).join('');
}
