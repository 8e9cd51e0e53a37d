import { LINE_NAMES } from '@sibila/domain/palm/corridors';
import { MOUNTS, type MountName } from '@sibila/domain/palm/mounts';
import { besideShapes } from '@sibila/domain/palm/proportions';
import { fill } from '../runes/spoken.ts';
import type { Choose } from '../tarot/chooser.ts';
import { otherHas, type Looked } from './other-hand.ts';
import type { Step } from './palm-measures.ts';
import {
  DIFFERS_IN,
  FINGER_GISTS,
  LINE_GISTS,
  MOUNT_GISTS,
  NEAR_SHAPES,
  OTHER_FINGERS,
  OTHER_MOUNTS,
  OTHER_SHAPE,
  PART_NAMES,
  SAME_FINGERS,
  SAME_MOUNTS,
  SAME_SHAPE,
  SHAPE_GISTS,
  TRAIT_MOVED,
} from './voices/both-hands.ts';
import { BOTH_HANDS } from './voices/other-hand.ts';
import { FINGER_WORDS, MOUNT_WORDS, SIDE_NAMES } from './voices/plain-measures.ts';
import { SHAPE_NAMES } from './voices/shape.ts';

/** The hand that is read and the one that it is compared with. */
type Pair = readonly [one: Looked, other: Looked];

const FINGERS = ['index', 'little', 'thumb', 'gaps'] as const;
const STEPS: Readonly<Record<Step, number>> = { low: 0, middle: 1, high: 2 };

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(words);

/** How the other hand's shape stands to this one's. */
export function shapeCompared([one, other]: Pair, choose: Choose): string[] {
  const [here, there] = [one.hand.shape, other.hand.shape];
  const slots = { other: SIDE_NAMES[other.hand.hand], name: SHAPE_NAMES[there] };
  if (here === there) return [fill(choose(SAME_SHAPE), slots)];
  const gists = { here: SHAPE_GISTS[here], there: SHAPE_GISTS[there] };
  const said = fill(choose(OTHER_SHAPE), { ...slots, ...gists });
  const isClose =
    besideShapes(one.hand.proportions).includes(there) ||
    besideShapes(other.hand.proportions).includes(here);
  return isClose ? [said, choose(NEAR_SHAPES)] : [said];
}

/** By how much each mount is fuller in the other hand, in steps; only those that differ. */
function mountsMoved([one, other]: Pair): { name: MountName; by: number }[] {
  return MOUNTS.map((name) => ({
    name,
    by: STEPS[other.measures.mounts[name]] - STEPS[one.measures.mounts[name]],
  })).filter(({ by }) => by !== 0);
}

/** Which mounts look otherwise in the other hand, and what the one that differs most is taken for. */
export function mountsCompared(pair: Pair, choose: Choose): string[] {
  const [one, other] = pair;
  const moved = mountsMoved(pair);
  const names = (isFuller: boolean) =>
    listed(moved.filter(({ by }) => by > 0 === isFuller).map(({ name }) => MOUNT_WORDS[name][0]));
  const slots = {
    other: SIDE_NAMES[other.hand.hand],
    fuller: names(true),
    flatter: names(false),
  };
  const away = ({ name }: { name: MountName }) =>
    Math.abs(other.hand.mounts[name] - one.hand.mounts[name]);
  const [most] = moved.toSorted((a, b) => away(b) - away(a));
  if (!most) return [fill(choose(SAME_MOUNTS), slots)];
  const kind = slots.fuller && slots.flatter ? 'both' : slots.fuller ? 'fuller' : 'flatter';
  const side = most.by > 0 ? other.hand.hand : one.hand.hand;
  return [
    fill(choose(OTHER_MOUNTS[kind]), slots),
    fill(choose(TRAIT_MOVED[side]), { trait: MOUNT_GISTS[most.name] }),
  ];
}

const fingersMoved = ([one, other]: Pair) =>
  FINGERS.filter((name) => one.measures[name] !== other.measures[name]);

/** How the other hand's fingers measure where they differ, and what the first of it is taken for. */
export function fingersCompared(pair: Pair, choose: Choose): string[] {
  const [, other] = pair;
  const moved = fingersMoved(pair);
  const slots = {
    other: SIDE_NAMES[other.hand.hand],
    list: listed(moved.map((name) => FINGER_WORDS[name][other.measures[name]])),
  };
  const [first] = moved;
  if (!first) return [fill(choose(SAME_FINGERS), slots)];
  return [fill(choose(OTHER_FINGERS), slots), choose(FINGER_GISTS[first])];
}

/**
 * What to say of two hands together: how much they have alike, in which lines and parts they differ,
 * and what the line that does is taken to mean.
 */
export function bothHands(pair: Pair, choose: Choose): string[] {
  const [one, other] = pair;
  const lines = LINE_NAMES.filter((name) => {
    const has = otherHas(name, one, other);
    return has !== 'equal' && has !== 'neither';
  });
  const parts = [
    ...lines,
    ...(one.hand.shape === other.hand.shape ? [] : (['shape'] as const)),
    ...(mountsMoved(pair).length > 0 ? (['mounts'] as const) : []),
    ...(fingersMoved(pair).length > 0 ? (['fingers'] as const) : []),
  ];
  const kind = parts.length <= 2 ? 'alike' : lines.length === 4 ? 'unlike' : 'some';
  const said: string[] = [choose<string>(BOTH_HANDS[kind])];
  if (parts.length === 0) return said;
  said.push(fill(choose(DIFFERS_IN), { list: listed(parts.map((part) => PART_NAMES[part])) }));
  // A line that one of the photos does not show has changed nothing.
  const told = lines.filter((name) => one.measures.lines[name] && other.measures.lines[name]);
  return told.length > 0 ? [...said, LINE_GISTS[choose(told)]] : said;
}
