import { CORRIDORS, ofLines, stationsOf, type LineName } from '@sibila/domain/palm/corridors';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { curvatureOf } from '@sibila/domain/palm/measure';
import { shapeOf } from '@sibila/domain/palm/proportions';
import { distance, type Point } from '@sibila/domain/palm/raster';
import type { PalmFinger, PalmLine } from '@sibila/domain/palm/read';
import { randomBelow } from '../../testing/chance.ts';

/** A picture of three by four, the palm's radius an eighth of its height. */
const ASPECT = 0.75;
const RADIUS = 0.125;
const CENTRE: Point = { x: 0.52, y: 0.62 };

/** How often a line is seen. */
const SEEN: Readonly<Record<LineName, number>> = { heart: 0.9, head: 0.9, life: 0.92, fate: 0.45 };

interface Chance {
  between: (from: number, to: number) => number;
  oneIn: (part: number) => boolean;
}

function chanceOf(seed: number): Chance {
  const below = randomBelow(seed * 7919 + 13);
  // The first numbers of neighbouring seeds are alike.
  for (let i = 0; i < 8; i++) below(2);
  const unit = () => below(1_000_000) / 1_000_000;
  return { between: (from, to) => from + (to - from) * unit(), oneIn: (part) => unit() < part };
}

/** A finger in the hand's coordinates. */
interface Drawn {
  name: PalmFinger['name'];
  base: Point;
  tip: Point;
  width: number;
}

function drawnFingers({ between }: Chance): Drawn[] {
  const stretch = between(0.8, 1.25);
  const spread = between(0.2, 1.3);
  const finger = (name: PalmFinger['name'], base: Point, length: number, lean: number): Drawn => {
    const angle = Math.PI / 2 - lean;
    const tip = { x: base.x + length * Math.cos(angle), y: base.y + length * Math.sin(angle) };
    return { name, base, tip, width: between(0.28, 0.46) };
  };
  const lean = (degrees: number) => ((degrees * spread + between(-4, 4)) * Math.PI) / 180;
  const long = () => stretch * between(0.92, 1.08);
  const root = between(1.25, 1.5);
  return [
    finger('thumb', { x: between(-1.2, -1.28), y: 0.08 }, between(0.9, 1.35), -between(0.6, 1.2)),
    finger('index', { x: -0.73, y: root - between(0.18, 0.42) }, 1.38 * long(), lean(-20)),
    finger('middle', { x: -0.25 + between(-0.06, 0.06), y: root }, 1.5 * long(), lean(-7)),
    finger('ring', { x: 0.24 + between(-0.06, 0.06), y: root - 0.04 }, 1.36 * long(), lean(5)),
    finger('little', { x: 0.74, y: root - between(0.15, 0.48) }, 1.02 * long(), lean(18)),
  ];
}

/** The outline: wrist, thumb's mound, the five fingers, the outer edge. */
function drawnOutline(fingers: readonly Drawn[], { between }: Chance): Point[] {
  const venus = between(1.04, 1.3);
  const luna = between(0.9, 1.06);
  const sides = fingers.flatMap(({ base, tip, width }): Point[] => {
    const length = distance(base, tip);
    const along = { x: (tip.x - base.x) / length, y: (tip.y - base.y) / length };
    const at = (from: Point, side: number): Point => ({
      x: from.x + along.y * side * (width / 2),
      y: from.y - along.x * side * (width / 2),
    });
    return [at(base, -1), at(tip, -0.8), tip, at(tip, 0.8), at(base, 1)];
  });
  const web = { x: -0.98, y: between(0.45, 0.7) };
  return [
    { x: -0.6, y: -1.6 },
    { x: -0.62, y: -0.85 },
    { x: -venus, y: -0.35 },
    ...sides.slice(0, 5),
    web,
    ...sides.slice(5),
    { x: 1.03, y: 0.7 },
    { x: 1.02, y: 0.1 },
    { x: luna, y: -0.5 },
    { x: 0.8, y: -0.9 },
    { x: 0.62, y: -1.6 },
  ];
}

function drawnLine(name: LineName, { between, oneIn }: Chance): { path: Point[]; line: PalmLine } {
  const unseen = { seen: false, path: [], length: 0, curvature: 0, depth: 0, breaks: 0 };
  if (!oneIn(SEEN[name])) return { path: [], line: unseen };
  const stations = stationsOf(CORRIDORS[name].course, 0.08).map(({ at }) => at);
  const from = Math.floor(stations.length * between(0, 0.2));
  const to = Math.ceil(stations.length * between(0.65, 1));
  const [shift, bow] = [between(-0.12, 0.12), between(-0.2, 0.25)];
  const path = stations.slice(from, to).map(({ x, y }, i, all) => {
    const swell = bow * Math.sin((Math.PI * i) / Math.max(1, all.length - 1));
    const isUpright = name === 'life' || name === 'fate';
    return isUpright ? { x: x + shift + swell, y } : { x, y: y + shift - swell };
  });
  let length = 0;
  path.forEach((point, i) => (length += distance(point, path[i - 1] ?? point)));
  const breaks = oneIn(0.65) ? 0 : Math.ceil(between(0, 3.4));
  const line = {
    seen: true,
    path,
    length,
    curvature: curvatureOf(path),
    depth: between(0.02, 0.15),
  };
  return { path, line: { ...line, breaks } };
}

/** A hand as it may have been measured, drawn from a number. */
export function randomHand(seed: number): MeasuredHand {
  const chance = chanceOf(seed);
  const fingers = drawnFingers(chance);
  const outline = drawnOutline(fingers, chance);
  const thumbSide = chance.oneIn(0.5) ? 'left' : 'right';
  const place = ({ x, y }: Point): Point => ({
    x: rounded(CENTRE.x + ((thumbSide === 'left' ? x : -x) * RADIUS) / ASPECT),
    y: rounded(CENTRE.y - y * RADIUS),
  });
  const proportions = {
    palm: rounded(chance.between(1, 1.36)),
    finger: rounded(chance.between(0.64, 0.95)),
  };
  const line = (name: LineName): PalmLine => {
    const { path, line: drawn } = drawnLine(name, chance);
    const { length, curvature, depth } = drawn;
    const numbers = {
      length: rounded(length),
      curvature: rounded(curvature),
      depth: rounded(depth),
    };
    return { ...drawn, ...numbers, path: path.map(place) };
  };
  const full = () => rounded(chance.between(0.1, 0.9));
  return {
    hand: thumbSide,
    aspect: ASPECT,
    outline: outline.map(place),
    thumbSide,
    shape: shapeOf(proportions),
    proportions,
    fingers: fingers.map(({ name, base, tip, width }) => ({
      name,
      tip: place(tip),
      base: place(base),
      length: rounded(distance(base, tip)),
      width: rounded(width),
    })),
    lines: ofLines(line),
    mounts: {
      venus: full(),
      jupiter: full(),
      saturn: full(),
      apollo: full(),
      mercury: full(),
      moon: full(),
      mars: full(),
    },
  };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
