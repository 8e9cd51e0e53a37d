import type { ChartHouses, NatalChart } from '@sibila/domain/chart/chart';
import { shortestWay, wholeTurn } from '@sibila/domain/sky/angles';
import { pointAt, pointText, spoke } from '@sibila/domain/sky/drawing';
import { spreadAround } from '@sibila/domain/sky/spread';
import { circle } from './wheel-dial.ts';
import { glide } from './wheel-glide.ts';
import type { Pens } from './wheel-inks.ts';
import type { PlacedWall } from './wheel-layout.ts';
import { lettering } from './wheel-lettering.ts';
import { RADII } from './wheel-radii.ts';
import { NUMBER_LINE, numberScale } from './wheel-walls.ts';

/** Radius of the cartouche of an angle, which sits on the rim, in pixels. */
const CARTOUCHE = 16;

/** Degrees between two cartouches that don't touch. */
const CARTOUCHE_GAP = (2 * Math.asin((CARTOUCHE + 1) / RADII.cartouche) * 180) / Math.PI;

/** The mark of the Descendant and of the lower heaven on the rim: a small star. */
const STAR = 'M0-8L1.7-1.7L8 0L1.7 1.7L0 8L-1.7 1.7L-8 0L-1.7-1.7Z';

/**
 * A line from the scale of degrees in to the ring of the aspects. Where bodies stand in its way it
 * marks the scale and the band of the numbers alone, from ring to ring. An axis that is no cusp
 * stays out of that band.
 */
function wallLine({ at, shownAt, house, isWhole }: PlacedWall, turn: number): string {
  const end = house === null ? RADII.houseOuter : RADII.aspect;
  const inner = `L${pointText(end, shownAt - turn)}`;
  if (isWhole) {
    const start = `M${pointText(RADII.scaleOuter, at - turn)}`;
    return start + glide(at, shownAt, turn) + inner;
  }
  const mark = spoke(RADII.scaleOuter, RADII.place, at - turn);
  return house === null ? mark : `${mark}M${pointText(RADII.houseOuter, shownAt - turn)}${inner}`;
}

/** The numbers of the houses, each in the middle between its own cusp and the next. */
function numbers(found: ChartHouses, walls: readonly PlacedWall[], turn: number): string {
  const cusps = walls.filter(({ house }) => house !== null);
  return cusps
    .map(({ house, shownAt }, index) => {
      const next = cusps[(index + 1) % cusps.length]?.shownAt ?? shownAt;
      const middle = shownAt + wholeTurn(next - shownAt) / 2;
      const scale = numberScale(found, house ?? 0);
      return lettering(String(house), pointAt(RADII.house, middle - turn), scale);
    })
    .join('');
}

/** The roundel of an angle on the rim, with its two letters. */
function cartouche(text: string, longitude: number, pens: Pens): string {
  const [x, y] = pointAt(RADII.cartouche, longitude);
  const disc = `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${CARTOUCHE}"/>`;
  return [
    pens.cover('line', disc, 'stroke-width="2"'),
    pens.stroke(
      'mark',
      lettering(text, [x, y], 0.8),
      'stroke-width="2" stroke-linejoin="round" stroke-linecap="round"',
    ),
  ].join('');
}

/** Cusps, numbers, the two axes and the marks of the angles; nothing without an hour. */
export function houses(
  { angles, houses: found }: NatalChart,
  walls: readonly PlacedWall[],
  pens: Pens,
): string {
  if (angles === null || found === null) return '';
  const turn = angles.ascendant.longitude;
  const starts = [turn, angles.midheaven.longitude];
  const lines = (isAxis: boolean) => {
    const path = walls.map((each) => (each.isAxis === isAxis ? wallLine(each, turn) : ''));
    return `<path d="${path.join('')}"/>`;
  };
  const roundels = spreadAround(starts, CARTOUCHE_GAP);
  const [ascendant = 0, midheaven = 0] = roundels;
  const stars = starts
    .map((axis) => axis + 180)
    .filter((end) => roundels.every((at) => Math.abs(shortestWay(at, end)) > CARTOUCHE_GAP))
    .map((end) => `<path transform="translate(${pointText(RADII.rim, end - turn)})" d="${STAR}"/>`);
  return [
    pens.stroke('line', lines(false), 'data-part="walls" opacity=".7"'),
    pens.stroke('line', lines(true), 'data-part="walls" stroke-width="2" stroke-linejoin="round"'),
    pens.stroke(
      'line',
      numbers(found, walls, turn),
      `data-part="numbers" stroke-width="${NUMBER_LINE}" stroke-linecap="round" stroke-linejoin="round"`,
    ),
    pens.cover('line', stars.join('')),
    cartouche('AC', ascendant - turn, pens),
    cartouche('MC', midheaven - turn, pens),
  ].join('');
}

/** The two rings that hold the numbers of the houses, or, without an hour, the inner one alone. */
export function houseRings(chart: NatalChart, pens: Pens): string {
  const outer = chart.houses === null ? '' : circle(RADII.houseOuter);
  return pens.stroke('line', outer + circle(RADII.aspect), 'opacity=".7"');
}
