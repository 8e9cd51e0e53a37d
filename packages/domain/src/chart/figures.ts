import type { AspectName } from '../sky/aspects.ts';
import type { BodyName } from '../sky/body-names.ts';
import type { SignName } from '../zodiac/signs.ts';
import type { NatalChart } from './chart.ts';

/** What many bodies of a chart make together. Plain data: it survives JSON. */
export interface ChartFigures {
  /** The sign that holds four bodies or more, the fullest; null where there is none. */
  crowdedSign: { sign: SignName; bodies: BodyName[] } | null;
  /** The same of a house; null also where it holds no others than the sign does. */
  crowdedHouse: { house: number; bodies: BodyName[] } | null;
  /** Two oppositions whose ends are in square: the first two of the four, then the others. */
  grandCross: [BodyName, BodyName, BodyName, BodyName] | null;
  /** Two bodies in opposition and a third in square with both; null within a grand cross. */
  tSquare: { ends: [BodyName, BodyName]; apex: BodyName } | null;
  /** Three bodies, each in trine with the other two: the closest of its kind. */
  grandTrine: [BodyName, BodyName, BodyName] | null;
}

/** From so many bodies on, a sign or a house is said to be crowded. */
const CROWD = 4;

/** Bodies whose figures with each other alone are shared by all who were born in some years. */
const SLOW: readonly BodyName[] = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];

type Body = NatalChart['bodies'][number];

function fullest<K>(bodies: readonly Body[], keyOf: (body: Body) => K | null) {
  const groups = new Map<K, BodyName[]>();
  for (const placed of bodies) {
    const key = keyOf(placed);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), placed.body]);
  }
  const [first] = [...groups].toSorted(([, one], [, other]) => other.length - one.length);
  return first !== undefined && first[1].length >= CROWD ? first : null;
}

/** Three bodies and how far in all their aspects are from exact, in degrees. */
interface Triangle {
  corners: [BodyName, BodyName, BodyName];
  slack: number;
}

type Sides = (one: BodyName, other: BodyName, wanted: AspectName) => number | undefined;

/** How far from exact an aspect of two bodies is; undefined where they are not in it. */
function sidesOf({ aspects }: NatalChart): Sides {
  const keyOf = (one: string, other: string, aspect: string) => `${one} ${aspect} ${other}`;
  const orbs = new Map(aspects.map(({ a, b, aspect, orb }) => [keyOf(a, b, aspect), orb]));
  return (one, other, wanted) =>
    orbs.get(keyOf(one, other, wanted)) ?? orbs.get(keyOf(other, one, wanted));
}

/** Each pair in one aspect with every body that is in another to both, the closest first. */
function triangles(
  { bodies }: NatalChart,
  orbOf: Sides,
  [base, sides]: readonly [AspectName, AspectName],
): Triangle[] {
  const names = bodies.map(({ body }) => body);
  const found = names.flatMap((one, i) =>
    names.slice(i + 1).flatMap((other) => {
      const over = orbOf(one, other, base);
      if (over === undefined) return [];
      return names.flatMap((third): Triangle[] => {
        const [left, right] = [orbOf(one, third, sides), orbOf(other, third, sides)];
        if (left === undefined || right === undefined) return [];
        return [{ corners: [one, other, third], slack: over + left + right }];
      });
    }),
  );
  return found
    .filter(({ corners }) => corners.some((corner) => !SLOW.includes(corner)))
    .toSorted((one, other) => one.slack - other.slack);
}

/** Two T-squares over one opposition whose apexes are themselves in opposition. */
function crossIn(squares: readonly Triangle[], orbOf: Sides): ChartFigures['grandCross'] {
  for (const { corners } of squares) {
    const [one, other, apex] = corners;
    const across = squares.find(
      ({ corners: [left, right, top] }) =>
        left === one && right === other && orbOf(apex, top, 'opposition') !== undefined,
    );
    if (across) return [one, other, apex, across.corners[2]];
  }
  return null;
}

/**
 * The figures of a chart: a sign and a house with four of the ten bodies or more, a grand cross or
 * else a T-square, and a grand trine. By the orbs of the chart's own aspects, angles and nodes left
 * out; a triangle of none but Jupiter to Pluto is no one's own and is not told.
 */
export function figuresOf(chart: NatalChart): ChartFigures {
  const sign = fullest(chart.bodies, (body) => body.sign);
  const house = fullest(chart.bodies, (body) => body.house);
  const isSame = house !== null && house[1].every((body) => sign?.[1].includes(body) === true);
  const orbOf = sidesOf(chart);
  const squares = triangles(chart, orbOf, ['opposition', 'square']);
  const grandCross = crossIn(squares, orbOf);
  const [one, other, apex] = (grandCross === null ? squares[0]?.corners : undefined) ?? [];
  return {
    crowdedSign: sign && { sign: sign[0], bodies: sign[1] },
    crowdedHouse: house === null || isSame ? null : { house: house[0], bodies: house[1] },
    grandCross,
    tSquare: one && other && apex ? { ends: [one, other], apex } : null,
    grandTrine: triangles(chart, orbOf, ['trine', 'trine'])[0]?.corners ?? null,
  };
}
