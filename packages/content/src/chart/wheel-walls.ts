import type { ChartHouses, NatalChart } from '@sibila/domain/chart/chart';
import { shortestWay, wholeTurn } from '@sibila/domain/sky/angles';
import { sizeOf } from './wheel-lettering.ts';
import { RADII } from './wheel-radii.ts';

/** Scale of the numbers of the houses, and the least that a narrow house squeezes them to. */
const NUMBER_SCALE = 0.8;
const LEAST_SCALE = 0.6;

/** Width of the lines of the numbers, and the air round them, in pixels. */
export const NUMBER_LINE = 1.6;
const AIR = 1.5;

/** Degrees within which an axis and a cusp are one line. */
const SAME = 0.01;

/** A line that parts the ring of the bodies, at a longitude in degrees. */
export interface Wall {
  at: number;
  isAxis: boolean;
  /** The number of the house that begins here; null for an axis that is no cusp. */
  house: number | null;
}

/** The longitude at the left: the Ascendant, or the beginning of Aries without an hour. */
export function turnOf({ angles }: Pick<NatalChart, 'angles'>): number {
  return angles?.ascendant.longitude ?? 0;
}

/** The two axes, and the cusps where they are none, from the one at the left on. */
export function wallsOf({ angles, houses }: Pick<NatalChart, 'angles' | 'houses'>): Wall[] {
  if (angles === null || houses === null) return [];
  const turn = turnOf({ angles });
  const starts = [turn, angles.midheaven.longitude];
  const axes = [...starts, ...starts.map((axis) => wholeTurn(axis + 180))];
  const isNear = (one: number, other: number) => Math.abs(shortestWay(one, other)) <= SAME;
  const walls: Wall[] = [
    ...axes.map((at) => {
      const index = houses.cusps.findIndex((cusp) => isNear(at, cusp));
      return { at, isAxis: true, house: index < 0 ? null : index + 1 };
    }),
    ...houses.cusps.flatMap((at, index) =>
      axes.some((axis) => isNear(axis, at)) ? [] : [{ at, isAxis: false, house: index + 1 }],
    ),
  ];
  return walls.toSorted((one, other) => wholeTurn(one.at - turn) - wholeTurn(other.at - turn));
}

/** Degrees between two lines so that the number of a house stands free between them. */
function roomFor(house: number, scale: number): number {
  const { width, height } = sizeOf(String(house), scale);
  const reach = Math.hypot(width + NUMBER_LINE, height + NUMBER_LINE) / 2;
  return (2 * Math.asin((reach + AIR) / RADII.house) * 180) / Math.PI;
}

/** The degrees of a house, its number from 1 to 12. */
function widthOf({ cusps }: ChartHouses, house: number): number {
  return wholeTurn((cusps[house % 12] ?? 0) - (cusps[house - 1] ?? 0));
}

/** The scale of the number of a house: smaller in a narrow one, so that its lines need not bend. */
export function numberScale(houses: ChartHouses, house: number): number {
  const { width, height } = sizeOf(String(house), 1);
  const half = (Math.min(widthOf(houses, house), 90) * Math.PI) / 360;
  const room = 2 * (RADII.house * Math.sin(half) - AIR) - Math.hypot(NUMBER_LINE, NUMBER_LINE);
  const scale = Math.max(LEAST_SCALE, Math.min(NUMBER_SCALE, room / Math.hypot(width, height)));
  return Math.floor(scale * 100) / 100;
}

/** The house in which a longitude stands. */
function houseAt({ cusps }: ChartHouses, longitude: number): number {
  const after = cusps.map((cusp) => wholeTurn(longitude - cusp));
  return after.indexOf(Math.min(...after)) + 1;
}

/**
 * The least degrees from a wall to the next with no body between: so many that the whole house
 * holds its number, its share of them where an axis parts the house.
 */
export function gapAfter(wall: Wall, next: Wall, houses: ChartHouses): number {
  const house = wall.house ?? houseAt(houses, wall.at);
  const share = wholeTurn(next.at - wall.at) / widthOf(houses, house);
  return roomFor(house, numberScale(houses, house)) * Math.min(1, share);
}
