import { pointAt, pointText, px } from '@sibila/domain/sky/drawing';
import { BODY_GLYPHS, RETROGRADE_MARK } from '@sibila/domain/sky/glyphs';
import {
  FIGURE_LINE,
  FIGURE_SCALE,
  GLYPH_LINE,
  GLYPH_SCALE,
  MARK_DROP,
  MARK_SCALE,
  figuresOf,
  tagRadii,
} from './wheel-berths.ts';
import { stamp } from './wheel-dial.ts';
import { glide } from './wheel-glide.ts';
import type { Pens } from './wheel-inks.ts';
import type { PlacedBody } from './wheel-layout.ts';
import { lettering } from './wheel-lettering.ts';
import type { WheelBody } from './wheel-points.ts';
import { RADII } from './wheel-radii.ts';
import { pointInWords } from './wheel-words.ts';

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** The ascending node, in the box of the other glyphs. */
const NODE_GLYPH =
  'M9 18a2.5 2.5 0 1 0-5 0a2.5 2.5 0 1 0 5 0C9 14.5 5 13.5 5 9.5a7 7 0 0 1 14 0C19 13.5 15 14.5 15 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0';

const GLYPHS: Readonly<Record<WheelBody, string>> = { ...BODY_GLYPHS, Node: NODE_GLYPH };

/** Path data of the leader from the tick at the true place to the glyph. */
function leader({ longitude, shownAt }: PlacedBody, turn: number): string {
  const start = `M${pointText(RADII.place, longitude - turn)}`;
  const end = `L${pointText(RADII.leaderEnd, shownAt - turn)}`;
  return start + glide(longitude, shownAt, turn) + end;
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

/** What hangs on the glyph of a body, on its own spoke: its degree, and ℞ where it goes back. */
function tags(placed: PlacedBody, turn: number, pens: Pens): string {
  const angle = placed.shownAt - turn;
  const text = figuresOf(placed);
  const { first, below } = tagRadii(placed, angle);
  const figures = text === null ? '' : lettering(text, pointAt(first, angle), FIGURE_SCALE);
  const [x, y] = pointAt(text === null ? first : below, angle);
  const mark = `<path transform="translate(${px(x)} ${px(y - MARK_DROP)}) scale(${MARK_SCALE})" d="${RETROGRADE_MARK}"/>`;
  return [
    pens.stroke('mark', figures, `stroke-width="${FIGURE_LINE}" ${ROUND}`),
    placed.retrograde === true ? pens.stroke('warm', mark, 'stroke-width="1.2"') : '',
  ].join('');
}

/** A body: its true place, the leader, its glyph and its tags. */
function drawBody(placed: PlacedBody, turn: number, pens: Pens): string {
  const { body, shownAt } = placed;
  const ink = body === 'Sun' ? 'warm' : body === 'Node' ? 'line' : 'mark';
  return [
    `<g data-body="${body}"><title>${pointInWords(placed)}</title>`,
    pens.stroke(
      'line',
      `<path d="${leader(placed, turn)}"/>`,
      'opacity=".9" stroke-width="1.2" stroke-linejoin="round"',
    ),
    wayOfDay(placed, turn, pens),
    dots(placed, turn, pens),
    pens.stroke(
      ink,
      stamp(GLYPHS[body], pointAt(RADII.glyph, shownAt - turn), GLYPH_SCALE),
      `stroke-width="${(GLYPH_LINE / GLYPH_SCALE).toFixed(2)}" ${ROUND}`,
    ),
    tags(placed, turn, pens),
    '</g>',
  ].join('');
}

/** Every body where it is shown, the longitude `turn` at the left. */
export function drawBodies(bodies: readonly PlacedBody[], turn: number, pens: Pens): string {
  return bodies.map((body) => drawBody(body, turn, pens)).join('');
}
