import { shortestWay, wholeTurn } from '@sibila/domain/sky/angles';
import { bodyGap, lineGap } from './wheel-berths.ts';
import type { WheelPoint } from './wheel-points.ts';
import { partAround } from './wheel-row.ts';
import type { Wall } from './wheel-walls.ts';

/** Air beside a line that bodies keep to, in pixels. */
const WALL_AIR = 1.5;

/** What a body needs hangs on where it stands; so many rounds settle both. */
const ROUNDS = 6;

/** So many tell whether a line leaves room. */
const TRIAL_ROUNDS = 2;

/** Degrees by which a line that is too tight moves at least, though it is firm. */
const MOVED = 0.01;

/**
 * How far a line that bodies keep to may push one, in degrees: so much further than it would stand
 * without any line, but not beyond the reach; where the crowd itself fills that, by a bare slip.
 */
const PUSH = 12;
const REACH = 22;
const SLIP = 2;

/** A line and how far round from the left it is shown, in degrees that may leave the circle. */
export interface StandingWall {
  wall: Wall;
  along: number;
}

/** A body: how far round from the left it wishes to be, and is shown. */
interface StandingBody {
  point: WheelPoint;
  along: number;
  shown: number;
}

/** Bodies that have parted, and whether the lines between them stood firm. */
interface Fan {
  bodies: readonly StandingBody[];
  isHeld: boolean;
}

/** The least degrees between two neighbours, either of which may be a line that they keep to. */
function gapBetween(one: StandingBody | null, next: StandingBody | null): number {
  if (one !== null && next !== null) {
    return bodyGap(one.point, next.point, one.shown + shortestWay(one.shown, next.shown) / 2);
  }
  const lone = one ?? next;
  return lone === null ? 0 : lineGap(lone.point, lone.shown, WALL_AIR);
}

/** One round: the bodies pushed apart, by what they need where the round before has put them. */
function pushApart(
  bodies: readonly StandingBody[],
  walls: readonly StandingWall[],
  turn: number,
): Fan {
  // A body on a cusp follows it: its house begins there.
  const row = [
    ...walls.map(({ wall, along }) => ({ at: wall.at, along, body: null })),
    ...bodies.map((body) => ({ at: body.point.longitude, along: body.along, body })),
  ].toSorted((one, other) => wholeTurn(one.at - turn) - wholeTurn(other.at - turn));
  const places = partAround(
    row.map(({ along, body }, index) => {
      const next = row[(index + 1) % row.length]?.body ?? null;
      return { along, isFirm: body === null, gap: gapBetween(body, next) };
    }),
  );
  const shown = row.map(({ along, body }, index) => ({ along, body, at: places[index] ?? along }));
  return {
    bodies: shown.flatMap(({ body, at }) => (body === null ? [] : [{ ...body, shown: at }])),
    isHeld: shown.every(({ along, body, at }) => body !== null || Math.abs(at - along) < MOVED),
  };
}

/** The bodies pushed apart in some rounds. */
function settle(
  bodies: readonly StandingBody[],
  walls: readonly StandingWall[],
  turn: number,
  rounds: number,
): Fan {
  let fan: Fan = { bodies, isHeld: true };
  for (let round = 0; round < rounds; round += 1) fan = pushApart(fan.bodies, walls, turn);
  return fan;
}

/** How far a body is shown from its own place, in degrees. */
const wayOf = ({ along, shown }: StandingBody) => Math.abs(shown - along);

/** How far a body may be shown from its place that stands so far from it without any line. */
const boundOf = (free: number) => Math.max(free + SLIP, Math.min(free + PUSH, REACH));

/**
 * The bodies as near to their places as their neighbours allow, and each between the lines of its
 * own house wherever these do not push it much further: a crowd opens about its own middle. The
 * axes are tried before the cusps, and of these first what pushes least.
 */
export function fanOut(
  points: readonly WheelPoint[],
  walls: readonly StandingWall[],
  turn: number,
): readonly StandingBody[] {
  const start = points.map((point) => {
    const along = wholeTurn(point.longitude - turn);
    return { point, along, shown: along };
  });
  const free = settle(start, [], turn, ROUNDS);
  const bounds = free.bodies.map((body) => boundOf(wayOf(body)));
  const pushOf = (wall: StandingWall) =>
    Math.max(
      ...pushApart(free.bodies, [wall], turn).bodies.map(
        (body, index) => wayOf(body) - (bounds[index] ?? 0),
      ),
    );
  const tried = walls
    .map((wall) => ({ wall, push: pushOf(wall) }))
    .toSorted(
      (one, other) =>
        Number(other.wall.wall.isAxis) - Number(one.wall.wall.isAxis) || one.push - other.push,
    );
  let kept: readonly StandingWall[] = [];
  let best = free;
  for (const { wall } of tried) {
    const fan = settle(best.bodies, [...kept, wall], turn, TRIAL_ROUNDS);
    if (!fan.isHeld) continue;
    if (fan.bodies.some((body, index) => wayOf(body) > (bounds[index] ?? 0))) continue;
    [kept, best] = [[...kept, wall], fan];
  }
  return settle(best.bodies, kept, turn, ROUNDS).bodies;
}
