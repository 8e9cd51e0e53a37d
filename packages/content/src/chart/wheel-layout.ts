import type { NatalChart } from '@sibila/domain/chart/chart';
import type { Span } from '@sibila/domain/chart/whole-day';
import { shortestWay, wholeTurn } from '@sibila/domain/sky/angles';
import { lineGap } from './wheel-berths.ts';
import { fanOut, type StandingWall } from './wheel-fan.ts';
import { wheelPoints, type WheelPoint } from './wheel-points.ts';
import { partAround } from './wheel-row.ts';
import { gapAfter, turnOf, wallsOf, type Wall } from './wheel-walls.ts';

/** Air and half its width for a line that passes by chance between two bodies. */
const LINE_AIR = { axis: 1.3, cusp: 0.7 } as const;

/** Where a body or a line is shown: as near to its longitude as the neighbours allow. */
interface Shown {
  /** In degrees of longitude. */
  shownAt: number;
}

/** A point of the chart; all angles in degrees of longitude. */
export interface PlacedBody extends WheelPoint, Shown {
  /** The stretch that the Moon may stand in on a day of which the hour is not known. */
  stretch: Span | null;
}

export interface PlacedWall extends Wall, Shown {
  /** Whether it passes the bodies; if not, a body of one side stands on it or beyond it. */
  isWhole: boolean;
}

/** The bodies with the node, and the lines, each in their order round the wheel from its left. */
interface WheelLayout {
  bodies: PlacedBody[];
  walls: PlacedWall[];
}

/** Where the lines stand: at their longitudes, unless narrow houses must hold their numbers. */
function standingWalls(chart: NatalChart): StandingWall[] {
  const { houses } = chart;
  if (houses === null) return [];
  const walls = wallsOf(chart);
  const turn = turnOf(chart);
  const places = partAround(
    walls.map((wall, index) => ({
      along: wholeTurn(wall.at - turn),
      isFirm: wall.isAxis,
      gap: gapAfter(wall, walls[(index + 1) % walls.length] ?? wall, houses),
    })),
  );
  return walls.map((wall, index) => ({ wall, along: places[index] ?? 0 }));
}

/** The bodies where they have room, each as near to its place as that allows. */
function placedBodies(chart: NatalChart, walls: readonly StandingWall[]): PlacedBody[] {
  const turn = turnOf(chart);
  const bodies = fanOut(wheelPoints(chart), walls, turn);
  return bodies.map(({ point, shown }) => {
    const isLoose = point.body === 'Moon' && point.degree === null;
    const stretch = isLoose ? (point.reach ?? null) : null;
    return { ...point, shownAt: wholeTurn(shown + turn), stretch };
  });
}

/** Whether a body is shown on a line, or beyond it. */
function isBarred(line: Wall & Shown, bodies: readonly PlacedBody[], turn: number): boolean {
  const air = LINE_AIR[line.isAxis ? 'axis' : 'cusp'];
  return bodies.some((body) => {
    const before = shortestWay(line.at, body.longitude);
    const moved = shortestWay(body.longitude, body.shownAt) - shortestWay(line.at, line.shownAt);
    const after = before + moved;
    const room = lineGap(body, body.shownAt - turn, air);
    return before >= 0 !== after >= 0 || Math.abs(after) < room;
  });
}

/**
 * Where everything within the dial is shown: the glyphs apart, and, where there is room, each
 * between the lines of its own house; where there is none, the line isn't whole.
 */
export function layOut(chart: NatalChart): WheelLayout {
  const turn = turnOf(chart);
  const standing = standingWalls(chart);
  const bodies = placedBodies(chart, standing);
  const walls = standing.map(({ wall, along }) => {
    const line = { ...wall, shownAt: wholeTurn(along + turn) };
    return { ...line, isWhole: !isBarred(line, bodies, turn) };
  });
  return { bodies, walls };
}
