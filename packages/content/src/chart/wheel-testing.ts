import { natalChart, type NatalChart } from '@sibila/domain/chart/chart';
import { wholeTurn } from '@sibila/domain/sky/angles';
import * as fc from 'fast-check';
import { lettering, sizeOf } from './wheel-lettering.ts';

export type Point = readonly [x: number, y: number];

export const MADRID = { latitude: 40.4168, longitude: -3.7038 };
/** The local day in Madrid of the chart without an hour. */
export const DAY = { from: '1990-06-09T22:00:00.000Z', to: '1990-06-10T22:00:00.000Z' };

/** A chart by Placidus, whole signs near the poles. */
export function chartAt(at: Date | string, place = MADRID): NatalChart {
  const moment = { kind: 'exact', at: new Date(at).toISOString() } as const;
  return natalChart({ moment, ...place, houseSystem: 'placidus' });
}

/** The same birth with its hour and without. */
export const june = chartAt('1990-06-10T12:30:00Z');
export const hourless = natalChart({
  moment: { kind: 'unknown', ...DAY },
  ...MADRID,
  houseSystem: 'placidus',
});

const aBirth = fc.record({
  at: fc.date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2026-11-01T00:00:00Z'),
    noInvalidDate: true,
  }),
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  houseSystem: fc.constantFrom('placidus', 'whole-sign'),
});

/** Charts of births with their hour, by either system and up to the poles. */
export const timed = aBirth.map(({ at, ...place }) =>
  natalChart({ moment: { kind: 'exact', at: at.toISOString() }, ...place }),
);

/** Charts of births of which the day alone is known. */
export const untimed = aBirth.map(({ at, ...place }) => {
  const to = new Date(at.getTime() + 86_400_000).toISOString();
  return natalChart({ moment: { kind: 'unknown', from: at.toISOString(), to }, ...place });
});

/** The chart with its ten bodies, all but the lights retrograde, at longitudes of our choosing. */
export function withBodiesAt(chart: NatalChart, longitudes: readonly number[]): NatalChart {
  const bodies = chart.bodies.map((body, index) => {
    const longitude = wholeTurn(longitudes[index] ?? 0);
    return { ...body, longitude, degree: longitude % 30, retrograde: index > 1 };
  });
  return { ...chart, bodies };
}

/** A circle or an upright box round something drawn, lines and all. */
export type Shape = { at: Point; reach: number } | Box;

export interface Box {
  at: Point;
  width: number;
  height: number;
}

interface Drawn {
  body: string;
  title: string;
  glyph: Point;
  /** The dot at the true place; none for a Moon that may stand in a stretch. */
  dot: Point | undefined;
  /** The corners of the line from the true place to the glyph. */
  leader: Point[];
  shapes: Shape[];
}

/** The two numbers of a match as a point. */
export const pointOf = (match: RegExpExecArray | null): Point | undefined =>
  match === null ? undefined : [Number(match[1]), Number(match[2])];

/** What the document says of each body, in the order in which it is drawn. */
export function drawnBodies(svg: string): Drawn[] {
  return svg
    .split('<g data-body="')
    .slice(1)
    .map((part): Drawn => {
      const title = /<title>(.*?)<\/title>/.exec(part)?.[1] ?? '';
      const [x, y] = pointOf(/translate\((\S+) (\S+)\) scale\(1\.3\)/.exec(part)) ?? [0, 0];
      const glyph: Point = [x + 15.6, y + 15.6];
      const figures = pointOf(/<path transform="translate\((\S+) (\S+)\)" d=/.exec(part));
      const mark = pointOf(/translate\((\S+) (\S+)\) scale\(1\.2\)/.exec(part));
      const size = sizeOf(/a (\d+°)/.exec(title)?.[1] ?? '0°', 1);
      const [width, height] = [size.width + 1.8, size.height + 1.8];
      const shapes: Shape[] = [{ at: glyph, reach: 15.8 }];
      if (figures !== undefined) {
        const at = [figures[0] + size.width / 2, figures[1] + size.height / 2] as const;
        shapes.push({ at, width, height });
      }
      // The middle of ℞ is a little below its own 0 0.
      if (mark !== undefined) {
        shapes.push({ at: [mark[0], mark[1] + 0.9], width: 8.7, height: 12.9 });
      }
      const dot = pointOf(/<circle cx="(\S+)" cy="(\S+)" r="2\.6"/.exec(part));
      const [leader = []] = polylines(/<path d="([^"]*)"/.exec(part)?.[1] ?? '');
      return { body: part.slice(0, part.indexOf('"')), title, glyph, dot, leader, shapes };
    });
}

/** How far two shapes are from each other, below 0 where they overlap. */
export function apart(one: Shape, other: Shape): number {
  const half = (shape: Shape): Point =>
    'reach' in shape ? [0, 0] : [shape.width / 2, shape.height / 2];
  const reach = (shape: Shape) => ('reach' in shape ? shape.reach : 0);
  const [[x1, y1], [x2, y2]] = [half(one), half(other)];
  const dx = Math.abs(one.at[0] - other.at[0]) - x1 - x2;
  const dy = Math.abs(one.at[1] - other.at[1]) - y1 - y2;
  const inside = Math.min(0, Math.max(dx, dy));
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + inside - reach(one) - reach(other);
}

/** Every two shapes of a wheel that touch, and a word if it doesn't draw ten bodies and the node. */
export function collisions(svg: string): string[] {
  const bodies = drawnBodies(svg);
  const shapes = bodies.flatMap(({ body, shapes: of }) =>
    of.map((shape, index) => ({ shape, name: `${body} ${index}` })),
  );
  const found = shapes.flatMap((one, index) =>
    shapes
      .slice(index + 1)
      .filter((other) => apart(one.shape, other.shape) <= 0)
      .map((other) => `${one.name} on ${other.name}`),
  );
  return bodies.length === 11 ? found : [...found, `${bodies.length} bodies`];
}

/** The longitude at which a point of the drawing stands, `turn` being at the left. */
export function longitudeOf([x, y]: Point, turn: number): number {
  return wholeTurn(180 - (Math.atan2(y - 320, x - 320) * 180) / Math.PI + turn);
}

/** The longitude at the left of a wheel. */
export const turnOf = ({ angles }: NatalChart) => angles?.ascendant.longitude ?? 0;

/** The numbers of the houses, each with the box round it. */
export function drawnNumbers(svg: string): { house: number; box: Box }[] {
  const part = /<g[^>]*data-part="numbers"[^>]*>(.*?)<\/g>/.exec(svg)?.[1] ?? '';
  const data = (text: string) => /d="([^"]*)"/.exec(text)?.[1];
  return part
    .split('<path ')
    .slice(1)
    .map((path) => {
      const houses = Array.from({ length: 12 }, (_, index) => index + 1);
      const isIt = (house: number) => data(lettering(String(house), [0, 0], 1)) === data(path);
      const house = houses.find(isIt) ?? 0;
      const [x, y] = pointOf(/translate\((\S+) (\S+)\)/.exec(path)) ?? [0, 0];
      const { width, height } = sizeOf(String(house), Number(/scale\(([\d.]+)\)/.exec(path)?.[1]));
      const at = [x + width / 2, y + height / 2] as const;
      return { house, box: { at, width: width + 1.6, height: height + 1.6 } };
    });
}

/** The corners of the lines of path data in absolute M and L, one list for each M. */
export function polylines(data: string): Point[][] {
  return data
    .split('M')
    .slice(1)
    .map((line) =>
      line.split('L').map((text): Point => {
        const [x = 0, y = 0] = text.split(' ').map(Number);
        return [x, y];
      }),
    );
}

/** Every straight piece of a line in a wheel: cusps, axes, leaders, aspects, edges of signs. */
export function straightPieces(svg: string): [Point, Point][] {
  const paths = [...svg.matchAll(/<path d="(M[\d. ML-]+)"/g)].map(([, data = '']) => data);
  return paths
    .flatMap(polylines)
    .flatMap((line) =>
      line.slice(1).map((end, index): [Point, Point] => [line[index] ?? end, end]),
    );
}

/** The share of the way from one number to another that lies between two bounds, as [from, to]. */
function shareWithin(from: number, to: number, [low, high]: Point): Point {
  if (from === to) return from > low && from < high ? [0, 1] : [1, 0];
  const [one, other] = [(low - from) / (to - from), (high - from) / (to - from)];
  return [Math.max(0, Math.min(one, other)), Math.min(1, Math.max(one, other))];
}

/** Whether a straight piece of a line runs into a shape. */
export function runsInto([[x1, y1], [x2, y2]]: [Point, Point], shape: Shape): boolean {
  const [x, y] = shape.at;
  if ('reach' in shape) {
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1;
    const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(x1 + share * (x2 - x1) - x, y1 + share * (y2 - y1) - y) < shape.reach;
  }
  const [half, tall] = [shape.width / 2, shape.height / 2];
  const level = shareWithin(x1, x2, [x - half, x + half]);
  const upright = shareWithin(y1, y2, [y - tall, y + tall]);
  return Math.max(level[0], upright[0]) < Math.min(level[1], upright[1]);
}
