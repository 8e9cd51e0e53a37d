import type { ChartAspect, NatalChart } from '@sibila/domain/chart/chart';
import { orbOf, type AspectName } from '@sibila/domain/sky/aspects';
import { shortestWay } from '@sibila/domain/sky/angles';
import { pointText } from '@sibila/domain/sky/drawing';
import { stamp } from './wheel-dial.ts';
import type { Pens, WheelInk } from './wheel-inks.ts';
import { RADII } from './wheel-radii.ts';
import { turnOf } from './wheel-walls.ts';

/** Hue and dash tell the aspects apart, so that the print of a black press can be read as well. */
const LINES: Readonly<Record<AspectName, { ink: WheelInk; dashes: string }>> = {
  conjunction: { ink: 'mark', dashes: '' },
  sextile: { ink: 'calm', dashes: ' stroke-dasharray="2 4"' },
  square: { ink: 'warm', dashes: ' stroke-dasharray="6 3"' },
  trine: { ink: 'calm', dashes: '' },
  opposition: { ink: 'warm', dashes: ' stroke-dasharray="14 3 2 3"' },
};

/** The key in the lower corners: the sign of each aspect in a 24 × 24 box, and its place. */
const KEY = [
  { aspect: 'trine', x: 14, y: 606, path: 'M12 4L21 19.5H3Z' },
  { aspect: 'sextile', x: 14, y: 627, path: 'M12 3V21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5' },
  { aspect: 'square', x: 568, y: 606, path: 'M4.5 4.5H19.5V19.5H4.5Z' },
  {
    aspect: 'opposition',
    x: 568,
    y: 627,
    path: 'M3 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0M13 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M9.8 14.2L14.2 9.8',
  },
] as const;

/** A line between two places of the inner ring: a conjunction, too short for a chord, runs along it. */
function chord({ aspect, orb }: ChartAspect, from: number, to: number, pens: Pens): string {
  const { ink, dashes } = LINES[aspect];
  const strength = 1 - orb / orbOf(aspect);
  const style = `opacity="${(0.4 + 0.6 * strength).toFixed(2)}" stroke-width="${(1 + 0.8 * strength).toFixed(1)}"`;
  const [start, end] = [pointText(RADII.aspect, from), pointText(RADII.aspect, to)];
  if (aspect !== 'conjunction') {
    return pens.stroke(ink, `<path d="M${start}L${end}"/>`, `${style}${dashes}`);
  }
  const sweep = shortestWay(from, to) > 0 ? 0 : 1;
  const path = `M${start}A${RADII.aspect} ${RADII.aspect} 0 0 ${sweep} ${end}`;
  return pens.stroke(ink, `<path d="${path}"/>`, 'stroke-width="2.4"');
}

/** The aspects between bodies, the widest first so that the closest lie on top. */
export function aspects(chart: NatalChart, pens: Pens): string {
  const turn = turnOf(chart);
  const places = new Map<string, number>(
    chart.bodies.map(({ body, longitude }) => [body, longitude - turn]),
  );
  return chart.aspects
    .toReversed()
    .map((aspect) => {
      const [from, to] = [places.get(aspect.a), places.get(aspect.b)];
      return from === undefined || to === undefined ? '' : chord(aspect, from, to, pens);
    })
    .join('');
}

/** What the lines of the middle mean, in the corners of the sheet. */
export function aspectKey(pens: Pens): string {
  return KEY.map(({ aspect, x, y, path }) => {
    const { ink, dashes } = LINES[aspect];
    const sample = `<path d="M${x + 16} ${y}h42"${dashes}/>`;
    return pens.stroke(
      ink,
      stamp(path, [x, y], 0.7) + sample,
      'stroke-width="1.6" stroke-linejoin="round"',
    );
  }).join('');
}
