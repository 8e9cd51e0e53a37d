import type { NatalChart } from '@sibila/domain/chart/chart';
import { shortestWay, wholeTurn } from '@sibila/domain/sky/angles';
import { longitudeAt } from '@sibila/domain/sky/bodies';
import { bodyGap, lineGap } from './wheel-berths.ts';
import { wheelPoints, type WheelPoint } from './wheel-points.ts';
import { partAround } from './wheel-row.ts';
import { gapAfter, turnOf, wallsOf, type Wall } from './wheel-walls.ts';

/** Air beside a line that bodies keep to, in pixels. */
const WALL_AIR = 1.5;

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
  stretch: { from: number; to: number } | null;
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

/** The weight of what stays in its place as long as there is room at all. */
const FIRM = 1e8;

/** What a body needs hangs on where it stands; so many rounds settle both. */
const ROUNDS = 6;

/** The way of the Moon through the day of which the hour is not known. */
function moonStretch({ moment }: NatalChart): PlacedBody['stretch'] {
  if (moment.kind === 'exact') return null;
  const at = (instant: string) => longitudeAt('Moon', new Date(instant));
  return { from: at(moment.from), to: at(moment.to) };
}

/** A wall and how far round from the left it is shown, in degrees that may leave the circle. */
interface StandingWall {
  wall: Wall;
  along: number;
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
      weight: wall.isAxis ? FIRM : 1,
      gap: gapAfter(wall, walls[(index + 1) % walls.length] ?? wall, houses),
    })),
  );
  return walls.map((wall, index) => ({ wall, along: places[index] ?? 0 }));
}

/** A body on its way to its place: how far round from the left it wishes to be, and is shown. */
interface StandingBody {
  point: WheelPoint;
  along: number;
  shown: number;
}

/** The least degrees between two neighbours, either of which may be a line that they keep to. */
function gapBetween(one: StandingBody | null, next: StandingBody | null): number {
  if (one !== null && next !== null) {
    return bodyGap(one.point, next.point, one.shown + shortestWay(one.shown, next.shown) / 2);
  }
  const lone = one ?? next;
  return lone === null ? 0 : lineGap(lone.point, lone.shown, WALL_AIR);
}

/** The degrees that are left between a wall and the next once the bodies there have their place. */
function slackAfter(
  walls: readonly StandingWall[],
  index: number,
  bodies: readonly StandingBody[],
) {
  const [one, next] = [walls.at(index), walls[(index + 1) % walls.length]];
  if (one === undefined || next === undefined) return 0;
  const width = wholeTurn(next.along - one.along) || 360;
  const stretch = wholeTurn(next.wall.at - one.wall.at) || 360;
  const into = ({ point }: StandingBody) => wholeTurn(point.longitude - one.wall.at);
  const held = bodies.filter((body) => into(body) < stretch).toSorted((a, b) => into(a) - into(b));
  const gaps = [null, ...held].map((body, rank) => gapBetween(body, held[rank] ?? null));
  return width - gaps.reduce((sum, gap) => sum + gap, 0);
}

/**
 * The walls that bodies keep to. Where a stretch is too narrow for its own, that of its walls gives
 * way that opens the most room; an axis only when no cusp is left to do so.
 */
function keptWalls(
  walls: readonly StandingWall[],
  bodies: readonly StandingBody[],
): readonly StandingWall[] {
  const slacks = walls.map((_, index) => slackAfter(walls, index, bodies));
  const giving = walls
    .map((wall, index) => ({ wall, before: slacks.at(index - 1) ?? 0, after: slacks[index] ?? 0 }))
    .filter(({ before, after }) => Math.min(before, after) < 0)
    .toSorted(
      (one, other) =>
        Number(one.wall.wall.isAxis) - Number(other.wall.wall.isAxis) ||
        other.before + other.after - (one.before + one.after),
    );
  const [first] = giving;
  if (first === undefined) return walls;
  return keptWalls(
    walls.filter((wall) => wall !== first.wall),
    bodies,
  );
}

/** One round: the bodies pushed apart, by what they need where the round before has put them. */
function pushApart(bodies: readonly StandingBody[], walls: readonly StandingWall[], turn: number) {
  // A body on a cusp follows it: its house begins there.
  const row = [
    ...walls.map(({ wall, along }) => ({ at: wall.at, along, body: null })),
    ...bodies.map((body) => ({ at: body.point.longitude, along: body.along, body })),
  ].toSorted((one, other) => wholeTurn(one.at - turn) - wholeTurn(other.at - turn));
  const places = partAround(
    row.map(({ along, body }, index) => {
      const next = row[(index + 1) % row.length]?.body ?? null;
      return { along, weight: body === null ? FIRM : 1, gap: gapBetween(body, next) };
    }),
  );
  return row.flatMap(({ body }, index) =>
    body === null ? [] : [{ ...body, shown: places[index] ?? body.along }],
  );
}

/** The bodies as near to their places as their neighbours and the walls that they keep to allow. */
function standingBodies(chart: NatalChart, walls: readonly StandingWall[]): PlacedBody[] {
  const turn = turnOf(chart);
  let bodies: readonly StandingBody[] = wheelPoints(chart).map((point) => {
    const along = wholeTurn(point.longitude - turn);
    return { point, along, shown: along };
  });
  let kept = walls;
  for (let round = 0; round < ROUNDS; round += 1) {
    kept = keptWalls(kept, bodies);
    bodies = pushApart(bodies, kept, turn);
  }
  return bodies.map(({ point, shown }) => {
    const isLoose = point.body === 'Moon' && point.degree === null;
    const shownAt = wholeTurn(shown + turn);
    return { ...point, shownAt, stretch: isLoose ? moonStretch(chart) : null };
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
  const bodies = standingBodies(chart, standing);
  const walls = standing.map(({ wall, along }) => {
    const line = { ...wall, shownAt: wholeTurn(along + turn) };
    return { ...line, isWhole: !isBarred(line, bodies, turn) };
  });
  return { bodies, walls };
}
