import { type Aspect, aspectsAmong, orbOf } from './aspects.ts';
import { type BodyPosition, type MoonPhaseState, bodyPositions, moonPhase } from './bodies.ts';
import { ASPECT_RING, PLACE_RING, dial } from './dial.ts';
import { INK, glyph, pointAt, pointText, px } from './drawing.ts';
import { BODY_GLYPHS, BODY_GLYPH_REACH, RETROGRADE_MARK } from './glyphs.ts';
import { moonDisc } from './moon-disc.ts';
import { bodyInWords, skyInWords } from './sentence.ts';
import { spreadAround } from './spread.ts';

/** What the wheel shows: the instant, where the bodies stand, and the Moon's phase. */
export interface Sky {
  at: Date;
  positions: readonly BodyPosition[];
  phase: MoonPhaseState;
}

/** A body with the angle in degrees at which its glyph is drawn. */
interface PlacedBody extends BodyPosition {
  shownAt: number;
}

/** Radii in pixels: the ring of the glyphs, and that of the marks of the retrograde ones. */
const GLYPH_RING = 172;
const MARK_RING = 144;

const GLYPH_SCALE = 1.4;
const GLYPH_LINE = 1.7;

/** Air left between two glyphs, in pixels. */
const AIR = 3;

/** The radius in pixels of the circle no other glyph and no hairline may enter. */
export const GLYPH_RADIUS = (BODY_GLYPH_REACH + GLYPH_LINE / 2) * GLYPH_SCALE;

/** Degrees between neighbours so that their circles keep AIR between them. */
const MIN_GAP = (2 * Math.asin((GLYPH_RADIUS + AIR / 2) / GLYPH_RING) * 180) / Math.PI;

function placeBodies(positions: readonly BodyPosition[]): PlacedBody[] {
  const longitudes = positions.map(({ longitude }) => longitude);
  const shown = spreadAround(longitudes, MIN_GAP);
  return positions.map((position, index) => ({
    ...position,
    shownAt: shown[index] ?? position.longitude,
  }));
}

/**
 * Path data of a hairline that glides from a true place to where the glyph is shown, radius and
 * angle changing in step: lines that keep their order can't cross, as straight ones would.
 */
function glide(
  from: { radius: number; longitude: number },
  to: { radius: number; longitude: number },
): string {
  const way = to.longitude - from.longitude;
  const steps = Math.max(1, Math.ceil(Math.abs(way) / 4));
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const radius = from.radius + (to.radius - from.radius) * share;
    return pointText(radius, from.longitude + way * share);
  });
  return `M${points.join('L')}`;
}

/** The two hairlines of a body: from its glyph out to its true place, and in to the aspects. */
function ties({ longitude, shownAt, retrograde }: PlacedBody): string {
  const outer = glide({ radius: PLACE_RING - 2, longitude }, { radius: 199, longitude: shownAt });
  const inner = glide({ radius: ASPECT_RING, longitude }, { radius: 132, longitude: shownAt });
  const stems = [pointText(193, shownAt), pointText(retrograde ? 135 : 151, shownAt)] as const;
  return `<path d="${outer}L${stems[0]}${inner}L${stems[1]}" fill="none" stroke="${INK.gold}" stroke-linejoin="round" opacity=".7"/>`;
}

function drawBody(placed: PlacedBody): string {
  const { body, longitude, shownAt, retrograde } = placed;
  const [x, y] = pointAt(PLACE_RING - 2, longitude);
  const colour = body === 'Sun' ? INK.ember : INK.pale;
  const mark = retrograde
    ? `<path transform="translate(${pointText(MARK_RING, shownAt)})" d="${RETROGRADE_MARK}" fill="none" stroke="${INK.ember}" stroke-width="1.2"/>`
    : '';
  return [
    `<g data-body="${body}"><title>${bodyInWords(placed)}</title>`,
    ties(placed),
    `<circle cx="${px(x)}" cy="${px(y)}" r="2.4" fill="${retrograde ? INK.ember : INK.pale}"/>`,
    glyph(BODY_GLYPHS[body], pointAt(GLYPH_RING, shownAt), {
      scale: GLYPH_SCALE,
      width: GLYPH_LINE,
      colour,
    }),
    `${mark}</g>`,
  ].join('');
}

/** An aspect as a chord, the clearer the closer to exact; the tense ones in the warm colour. */
function drawAspect({ aspect, orb }: Aspect, from: number, to: number): string {
  const tense = aspect === 'square' || aspect === 'opposition';
  const opacity = (0.25 + 0.5 * (1 - orb / orbOf(aspect))).toFixed(2);
  const dashes = aspect === 'sextile' ? ' stroke-dasharray="2 4"' : '';
  return `<path d="M${pointText(ASPECT_RING, from)}L${pointText(ASPECT_RING, to)}" stroke="${tense ? INK.ember : INK.pale}" opacity="${opacity}"${dashes}/>`;
}

/** Every aspect but the conjunctions, which the eye sees for itself. */
function drawAspects(positions: readonly BodyPosition[]): string {
  const longitudes = new Map(positions.map(({ body, longitude }) => [body, longitude]));
  return aspectsAmong(positions)
    .filter(({ aspect }) => aspect !== 'conjunction')
    .map((found) => drawAspect(found, longitudes.get(found.a) ?? 0, longitudes.get(found.b) ?? 0))
    .join('');
}

/** The wheel of a given sky as a whole SVG document, 640 × 640, transparent round the dial. */
export function drawWheel({ at, positions, phase }: Sky): string {
  const words = skyInWords({ at, positions, phase });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" role="img" aria-labelledby="cielo-titulo cielo-texto">',
    `<title id="cielo-titulo">${words.title}</title><desc id="cielo-texto">${words.text}</desc>`,
    dial(),
    drawAspects(positions),
    ...placeBodies(positions).map(drawBody),
    moonDisc(phase),
    '</svg>',
  ].join('');
}

/**
 * The sky of an instant, engraved: ecliptic wheel, the ten bodies where they stand as seen from
 * the Earth, their aspects, and the Moon in its phase. The same instant gives the same text.
 */
export function skyWheelSvg(at: Date): string {
  return drawWheel({ at, positions: bodyPositions(at), phase: moonPhase(at) });
}
