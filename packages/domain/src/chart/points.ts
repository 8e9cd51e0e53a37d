import { BODIES, type BodyName } from '../sky/body-names.ts';
import type { Span } from './whole-day.ts';

/** The two angles of a chart that take part in aspects; named as BODIES are. */
export const ANGLES = [
  { angle: 'Ascendant', name: 'Ascendente', phrase: 'el Ascendente' },
  { angle: 'Midheaven', name: 'Medio Cielo', phrase: 'el Medio Cielo' },
] as const;

export type AngleName = (typeof ANGLES)[number]['angle'];

/** Whatever of a chart can be in aspect. */
export type ChartPoint = BodyName | AngleName;

/** The points in the order in which tables list them: the bodies, then the angles. */
export const CHART_POINTS: readonly ChartPoint[] = [
  ...BODIES.map(({ body }) => body),
  ...ANGLES.map(({ angle }) => angle),
];

/** A point of a chart and its longitude in degrees; without an hour also the stretch of its day. */
export interface FixedPoint {
  point: ChartPoint;
  longitude: number;
  reach?: Span | undefined;
}

type Placed = { body: BodyName; longitude: number; reach?: Span | undefined };

/** All that a point may stand on, in degrees that may leave 0 to 360: its longitude, or its day. */
export function reachOfPoint({ longitude, reach }: FixedPoint): Span {
  return reach ?? { from: longitude, to: longitude };
}

/** The angles of a chart as it holds them; null without an hour. */
type Angles = { ascendant: { longitude: number }; midheaven: { longitude: number } } | null;

/** Bodies and angles as points, in the order of CHART_POINTS. */
export function pointsOf(bodies: readonly Placed[], angles: Angles): FixedPoint[] {
  const points: FixedPoint[] = bodies.map(({ body, longitude, reach }) => ({
    point: body,
    longitude,
    reach,
  }));
  if (angles === null) return points;
  return [
    ...points,
    { point: 'Ascendant', longitude: angles.ascendant.longitude },
    { point: 'Midheaven', longitude: angles.midheaven.longitude },
  ];
}

/**
 * The points of a chart that can be told to a degree or so: with an hour all of them, without one
 * neither the angles nor the Moon, which moves 13° in a day.
 */
export function fixedPoints(chart: { bodies: readonly Placed[]; angles: Angles }): FixedPoint[] {
  const points = pointsOf(chart.bodies, chart.angles);
  return chart.angles === null ? points.filter(({ point }) => point !== 'Moon') : points;
}
