import type { ChartHouses, NatalChart } from '@sibila/domain/chart/chart';
import { shortestWay, wholeTurn } from '@sibila/domain/sky/angles';
import { pointAt, pointText, spoke } from '@sibila/domain/sky/drawing';
import { spreadAround } from '@sibila/domain/sky/spread';
import { circle } from './wheel-dial.ts';
import type { Pens } from './wheel-inks.ts';
import { RADII, isBarred, wallsOf, type PlacedBody } from './wheel-layout.ts';
import { lettering, sizeOf } from './wheel-lettering.ts';

/** Radius of the cartouche of an angle, which sits on the rim, in pixels. */
const CARTOUCHE = 16;

/** Degrees between two cartouches that don't touch. */
const CARTOUCHE_GAP = (2 * Math.asin((CARTOUCHE + 1) / RADII.cartouche) * 180) / Math.PI;

/** Scale of the numbers of the houses, and the least that a narrow house squeezes them to. */
const NUMBER_SCALE = 0.85;
const LEAST_SCALE = 0.45;

/** The mark of the Descendant and of the lower heaven on the rim: a small star. */
const STAR = 'M0-8L1.7-1.7L8 0L1.7 1.7L0 8L-1.7 1.7L-8 0L-1.7-1.7Z';

/** A line of the ring of the bodies, at a longitude: whole, or what is left where a body stands. */
function wall(longitude: number, turn: number, bodies: readonly PlacedBody[]): string {
  const end = isBarred(longitude, bodies) ? RADII.leaderInner + 2 : RADII.houseOuter;
  const outer = spoke(RADII.scaleOuter, end, longitude - turn);
  return outer + spoke(RADII.houseOuter, RADII.aspect, longitude - turn);
}

/** The number of a house in the middle of its stretch of the ring, smaller where that is narrow. */
function houseNumber({ cusps }: ChartHouses, index: number, turn: number): string {
  const from = cusps[index] ?? 0;
  const width = wholeTurn((cusps[(index + 1) % 12] ?? 0) - from);
  const text = String(index + 1);
  const size = sizeOf(text, 1);
  const room = 2 * RADII.house * Math.sin((Math.min(width, 90) * Math.PI) / 360);
  const fitting = (room - 5) / Math.hypot(size.width, size.height);
  const scale = Math.max(LEAST_SCALE, Math.min(NUMBER_SCALE, fitting));
  return lettering(text, pointAt(RADII.house, from + width / 2 - turn), Number(scale.toFixed(2)));
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
  bodies: readonly PlacedBody[],
  pens: Pens,
): string {
  if (angles === null || found === null) return '';
  const turn = angles.ascendant.longitude;
  const starts = [turn, angles.midheaven.longitude];
  const walls = wallsOf({ angles, houses: found });
  const lines = (isAxis: boolean) => {
    const path = walls.map((each) => (each.isAxis === isAxis ? wall(each.at, turn, bodies) : ''));
    return `<path d="${path.join('')}"/>`;
  };
  const numbers = found.cusps.map((_, index) => houseNumber(found, index, turn));
  const roundels = spreadAround(starts, CARTOUCHE_GAP);
  const [ascendant = 0, midheaven = 0] = roundels;
  const stars = starts
    .map((axis) => axis + 180)
    .filter((end) => roundels.every((at) => Math.abs(shortestWay(at, end)) > CARTOUCHE_GAP))
    .map((end) => `<path transform="translate(${pointText(RADII.rim, end - turn)})" d="${STAR}"/>`);
  return [
    pens.stroke('line', lines(false), 'opacity=".7"'),
    pens.stroke('line', lines(true), 'stroke-width="2"'),
    pens.stroke(
      'line',
      numbers.join(''),
      'stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"',
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
