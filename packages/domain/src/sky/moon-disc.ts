import type { MoonPhaseState } from './bodies.ts';
import { CENTRE, INK, px, ring, spoke } from './drawing.ts';

/** Radius of the disc and of the collar round it, in pixels of the 640 × 640 drawing. */
const DISC = 56;
const COLLAR = 72;

/** Seas and craters of the engraved Moon: the middle (from the disc's) and the radius of each. */
const CRATERS = [
  [-20, -20, 13],
  [16, -24, 9],
  [-8, 18, 16],
  [22, 10, 7],
  [10, 32, 6],
  [-24, 6, 5],
  [4, -4, 4],
] as const;

/** Path data of the craters: a circle each, and the arc of its shadow. */
function craters(): string {
  return CRATERS.map(([x, y, r]) => {
    const [cx, cy] = [CENTRE + x, CENTRE + y];
    const circle = `M${px(cx - r)} ${px(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    const [bend, right, down] = [px(r * 0.8), px(r * 1.2), px(r * 0.3)];
    return `${circle}M${px(cx - r * 0.7)} ${px(cy + r * 0.3)}a${bend} ${bend} 0 0 0 ${right} ${down}`;
  }).join('');
}

/**
 * Path data of the lit part as the northern hemisphere sees it: half the rim, on the right while
 * the Moon waxes, closed by the terminator, half an ellipse as wide as 1 − 2 × illumination.
 */
export function litPart({ angle, illumination }: MoonPhaseState): string {
  const waxing = angle < 180;
  const crescent = illumination < 0.5;
  const width = px(Math.abs(1 - 2 * illumination) * DISC);
  const [top, bottom] = [CENTRE - DISC, CENTRE + DISC];
  return `M${CENTRE} ${top}A${DISC} ${DISC} 0 0 ${waxing ? 1 : 0} ${CENTRE} ${bottom}A${width} ${DISC} 0 0 ${waxing === crescent ? 0 : 1} ${CENTRE} ${top}Z`;
}

/** The Moon in its phase in the middle of the wheel, in its graduated collar. */
export function moonDisc(phase: MoonPhaseState): string {
  const lit = litPart(phase);
  const ticks = Array.from({ length: 48 }, (_, index) =>
    spoke(COLLAR, index % 4 === 0 ? 64 : 68, index * 7.5),
  ).join('');
  return [
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${COLLAR}" fill="${INK.night}" stroke="${INK.gold}"/>`,
    `<path d="${ticks}" stroke="${INK.gold}" opacity=".8"/>`,
    `<path d="${craters()}" fill="none" stroke="${INK.gold}" stroke-width=".9" opacity=".3"/>`,
    ring(DISC, 2),
    `<path d="${lit}" fill="${INK.pale}"/>`,
    `<clipPath id="cielo-luz"><path d="${lit}"/></clipPath>`,
    `<path clip-path="url(#cielo-luz)" d="${craters()}" fill="none" stroke="${INK.shade}" stroke-width=".9" opacity=".6"/>`,
  ].join('');
}
