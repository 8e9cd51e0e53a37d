import type { NatalChart } from '@sibila/domain/chart/chart';
import { shortestWay, wholeTurn } from '@sibila/domain/sky/angles';
import { longitudeAt } from '@sibila/domain/sky/bodies';
import { BODY_GLYPH_REACH } from '@sibila/domain/sky/glyphs';
import { spreadAround } from '@sibila/domain/sky/spread';
import { sizeOf } from './wheel-lettering.ts';
import { wheelPoints, type WheelPoint } from './wheel-points.ts';

/** Radii in pixels of the 640 × 640 drawing, from the rim inwards. */
export const RADII = {
  /** The middle of the roundels of the angles. */
  cartouche: 303,
  rim: 302,
  rimLine: 297,
  sign: 272,
  scaleOuter: 253,
  /** The ring on which true places are marked. */
  place: 240,
  /** Between these two the leaders glide from the true place to where the glyph is shown. */
  leaderOuter: 235,
  leaderInner: 214,
  glyph: 197,
  degree: 164,
  mark: 140.5,
  houseOuter: 132,
  house: 122,
  /** The ring whose chords are the aspects. */
  aspect: 112,
} as const;

/** Scales of the glyphs and of the figures of a body, and the width of their lines in pixels. */
export const GLYPH_SCALE = 1.3;
export const FIGURE_SCALE = 1;
export const GLYPH_LINE = 2.1;
export const FIGURE_LINE = 1.5;

/** Air left between two bodies, in pixels. */
const AIR = 1.5;

/** A point of the chart and where its glyph is shown; all angles in degrees of longitude. */
export interface PlacedBody extends WheelPoint {
  /** As near to `longitude` as the neighbours allow. */
  shownAt: number;
  /** The stretch that the Moon may stand in on a day of which the hour is not known. */
  stretch: { from: number; to: number } | null;
}

/** The circle round a glyph, and the circle round the widest figures, in pixels. */
const glyphReach = BODY_GLYPH_REACH * GLYPH_SCALE + GLYPH_LINE / 2;
const widest = sizeOf('20°', FIGURE_SCALE);
const figureReach = Math.hypot(widest.width + FIGURE_LINE, widest.height + FIGURE_LINE) / 2;

/** Degrees between two bodies so that circles of a radius keep AIR between them on a ring. */
function gapFor(reach: number, ring: number): number {
  return (2 * Math.asin((reach + AIR / 2) / ring) * 180) / Math.PI;
}

/** Degrees between neighbours, so that neither their glyphs nor their figures touch. */
const GAP = Math.max(gapFor(glyphReach, RADII.glyph), gapFor(figureReach, RADII.degree));

/** Degrees from a body to a wall, so that the line of the wall passes beside it. */
const ROOM = GAP / 2;

/** Each round brings a crowd of k beside a wall nearer to its place by 1/k of the way. */
const ROUNDS = 30;

/** Half the width in degrees of what a line may not cross, less what rounds leave undone. */
const COLUMN = ROOM - 0.5;

/** The longitude at the left: the Ascendant, or the beginning of Aries without an hour. */
export function turnOf({ angles }: Pick<NatalChart, 'angles'>): number {
  return angles?.ascendant.longitude ?? 0;
}

/** A line that parts the ring of the bodies, at a longitude in degrees. */
export interface Wall {
  at: number;
  isAxis: boolean;
}

/** The two axes, and the cusps where they are none, from the one at the left on. */
export function wallsOf({ angles, houses }: Pick<NatalChart, 'angles' | 'houses'>): Wall[] {
  if (angles === null || houses === null) return [];
  const starts = [angles.ascendant.longitude, angles.midheaven.longitude];
  const axes = [...starts, ...starts.map((axis) => wholeTurn(axis + 180))];
  const cusps = houses.cusps.filter((cusp) =>
    axes.every((axis) => Math.abs(shortestWay(axis, cusp)) > 0.01),
  );
  const turn = turnOf({ angles });
  return [
    ...axes.map((at) => ({ at, isAxis: true })),
    ...cusps.map((at) => ({ at, isAxis: false })),
  ].toSorted((one, other) => wholeTurn(one.at - turn) - wholeTurn(other.at - turn));
}

/** The degrees that are left between a wall and the next once the bodies there have their place. */
function slackAfter(walls: readonly Wall[], index: number, longitudes: readonly number[]): number {
  const [from, to] = [walls.at(index)?.at ?? 0, walls[(index + 1) % walls.length]?.at ?? 0];
  const width = wholeTurn(to - from) || 360;
  const held = longitudes.filter((longitude) => wholeTurn(longitude - from) < width);
  return width - held.length * GAP;
}

/**
 * The walls that bodies keep to. Where a stretch is too narrow for its own, that of its walls gives
 * way that opens the most room; an axis only when no cusp is left to do so.
 */
function keptWalls(walls: readonly Wall[], longitudes: readonly number[]): readonly Wall[] {
  const slacks = walls.map((_, index) => slackAfter(walls, index, longitudes));
  const giving = walls
    .map((wall, index) => ({ wall, before: slacks.at(index - 1) ?? 0, after: slacks[index] ?? 0 }))
    .filter(({ before, after }) => Math.min(before, after) < 0)
    .toSorted(
      (one, other) =>
        Number(one.wall.isAxis) - Number(other.wall.isAxis) ||
        other.before + other.after - (one.before + one.after),
    );
  const [first] = giving;
  if (first === undefined) return walls;
  return keptWalls(
    walls.filter((wall) => wall !== first.wall),
    longitudes,
  );
}

/** The longitude as near to where a body is shown as its own walls allow, or midway if too narrow. */
function withinWalls(longitude: number, shownAt: number, walls: readonly number[]): number {
  const before = Math.min(...walls.map((wall) => wholeTurn(longitude - wall)));
  const after = Math.min(...walls.map((wall) => wholeTurn(wall - longitude) || 360));
  const along = before + shortestWay(longitude, shownAt);
  const width = before + after;
  const inside = Math.min(Math.max(along, ROOM), width - ROOM);
  return wholeTurn(longitude - before + (width < 2 * ROOM ? width / 2 : inside));
}

/**
 * Where the glyphs of longitudes are shown: in the same order, GAP apart, and, where there is room,
 * on their own side of every wall. The longitudes come in their order round the wheel.
 */
function settle(longitudes: readonly number[], walls: readonly number[]): number[] {
  let shown = spreadAround(longitudes, GAP);
  for (let round = 0; round < ROUNDS && walls.length > 0; round += 1) {
    const wished = longitudes.map((longitude, index) =>
      withinWalls(longitude, shown[index] ?? longitude, walls),
    );
    shown = spreadAround(wished, GAP);
  }
  return shown.map(wholeTurn);
}

/** The way of the Moon through the day of which the hour is not known. */
function moonStretch({ moment }: NatalChart): PlacedBody['stretch'] {
  if (moment.kind === 'exact') return null;
  const at = (instant: string) => longitudeAt('Moon', new Date(instant));
  return { from: at(moment.from), to: at(moment.to) };
}

/** The bodies and the node, in the order in which they stand round the wheel from its left. */
export function placeBodies(chart: NatalChart): PlacedBody[] {
  const turn = turnOf(chart);
  const points = wheelPoints(chart).toSorted(
    (one, other) => wholeTurn(one.longitude - turn) - wholeTurn(other.longitude - turn),
  );
  const longitudes = points.map(({ longitude }) => longitude);
  const walls = keptWalls(wallsOf(chart), longitudes).map(({ at }) => at);
  const shown = settle(longitudes, walls);
  return points.map((point, index) => ({
    ...point,
    shownAt: shown[index] ?? point.longitude,
    stretch: point.body === 'Moon' && point.degree === null ? moonStretch(chart) : null,
  }));
}

/** Whether a line along a longitude would run through a body as it is shown. */
export function isBarred(longitude: number, bodies: readonly PlacedBody[]): boolean {
  return bodies.some(({ shownAt }) => Math.abs(shortestWay(longitude, shownAt)) < COLUMN);
}
