import type { MountName } from '@sibila/domain/palm/mounts';
import { besideShapes, nearbyShape, type HandShape } from '@sibila/domain/palm/proportions';
import type { Detail } from '@sibila/domain/palm/read';
import { fill } from '../runes/spoken.ts';
import type { Choose } from '../tarot/chooser.ts';
import type { Looked } from './other-hand.ts';
import type { HandMeasures, Step } from './palm-measures.ts';
import { BREADTH, GAPS, INDEX, LITTLE, MIDDLE, RING, THUMB, WIDEST } from './voices/fingers.ts';
import { MOUNT_LIMITS, MOUNT_TEXTS, SHORES } from './voices/mounts.ts';
import { CLOSINGS, INVITATIONS, LOOKS, RELATIONS } from './voices/overall.ts';
import {
  BESIDE,
  BORDER_FINGER,
  BORDER_FRAMES,
  BORDER_PALM,
  FINGER_SIZES,
  PALM_SIZES,
  SHAPE_FRAMES,
  SHAPE_NAMES,
  SHAPES,
} from './voices/shape.ts';
import { partName } from './voices/traits.ts';

const STEPS: Readonly<Record<Step, number>> = { low: 0, middle: 1, high: 2 };

/** A measure as a clause: plainly, or beside its bound and on which side of it. */
function clausesOf({ hand, measures }: Looked, choose: Choose): Record<'palm' | 'finger', string> {
  const { shape, proportions } = hand;
  const side = (isLong: boolean) => (isLong ? 'over' : 'under');
  const { palm, finger } = measures;
  const part = partName(proportions.finger, choose);
  const fingers =
    finger === 'middle'
      ? BORDER_FINGER[side(shape === 'air' || shape === 'water')]
      : FINGER_SIZES[finger];
  const said = fill(choose(fingers), { part });
  return {
    palm: choose(
      palm === 'middle'
        ? BORDER_PALM[side(shape === 'fire' || shape === 'water')]
        : PALM_SIZES[palm],
    ),
    finger: said.charAt(0).toLowerCase() + said.slice(1),
  };
}

/** The sentences about the hand's shape; one on a bound is told as such, one near it with a reserve. */
export function shapeText(looked: Looked, choose: Choose): string[] {
  const { shape, proportions } = looked.hand;
  const clauses = clausesOf(looked, choose);
  const near = nearbyShape(proportions);
  const [gift, task] = SHAPES[shape];
  const name = SHAPE_NAMES[shape];
  const said = near
    ? fill(choose(BORDER_FRAMES), {
        name,
        near: SHAPE_NAMES[near.shape],
        close: clauses[near.by],
        other: clauses[near.by === 'palm' ? 'finger' : 'palm'],
      })
    : fill(choose(SHAPE_FRAMES), { ...clauses, name });
  const beside = near ? [] : besideShapes(proportions).map((each) => SHAPE_NAMES[each]);
  const reserve = fill(choose(BESIDE), { beside: beside.join(' ni de ') });
  return [said, ...(beside.length > 0 ? [reserve] : []), choose(gift), choose(task)];
}

/** The mounts under the fingers and at the outer edge. */
const INNER = ['jupiter', 'saturn', 'apollo', 'mercury', 'mars'] as const;

/** The sentences about the mounts: the shores, and the most telling of the others; in high detail all. */
export function mountsText(
  { hand, measures: { mounts } }: Looked,
  detail: Detail,
  choose: Choose,
): string[] {
  const text = (name: MountName) => choose(MOUNT_TEXTS[name][mounts[name]]);
  const shores = [text('venus'), text('moon')];
  const limits = choose(MOUNT_LIMITS);
  if (detail === 'high') return [...shores, ...INNER.map(text), limits];
  const telling = (name: MountName) => Math.abs(hand.mounts[name] - 0.5);
  const [most] = INNER.toSorted((a, b) => telling(b) - telling(a));
  const more = STEPS[mounts.venus] - STEPS[mounts.moon];
  const side = more === 0 ? 'even' : more > 0 ? 'venus' : 'moon';
  return [...shores, choose(SHORES[side]), ...(most ? [text(most)] : []), limits];
}

/** The sentences about the fingers; in high detail each finger has one. */
export function fingersText({ measures }: Looked, detail: Detail, choose: Choose): string[] {
  const index = choose(INDEX[measures.index]);
  const little = choose(LITTLE[measures.little]);
  const thumb = choose(THUMB[measures.thumb]);
  const gaps = choose(GAPS[measures.gaps]) + choose(WIDEST[measures.widest]);
  if (detail === 'high') {
    const middle = choose(MIDDLE[measures.finger]);
    const ring = choose(RING[measures.ring]);
    return [thumb, gaps, index, middle, ring, little, choose(BREADTH[measures.breadth])];
  }
  return choose([
    [index, little, thumb, gaps],
    [thumb, gaps, index, little],
    [index, thumb, gaps, little],
  ]);
}

/** How the parts of a hand stand to each other: the lines across, then what else is telling. */
function relationsOf(shape: HandShape, measures: HandMeasures): readonly [string, string[]] {
  const { heart, head, life, fate } = measures.lines;
  const more: string[] = [];
  if (life) more.push(fate ? 'life-open-fate' : 'life-no-fate');
  else if (fate) more.push('fate-no-life');
  if (measures.deepest) more.push(`deepest-${measures.deepest}`);
  if (head?.course === 'high' && (shape === 'earth' || shape === 'air'))
    more.push(`${shape}-curved`);
  if (head?.course === 'low' && (shape === 'water' || shape === 'fire'))
    more.push(`${shape}-straight`);
  if (heart?.course === 'high' && measures.thumb !== 'middle')
    more.push(`${measures.thumb === 'high' ? 'open' : 'closed'}-thumb-soft-heart`);
  if (!heart || !head) return [heart ? 'only-heart' : head ? 'only-head' : 'neither-across', more];
  const over = heart.part - head.part;
  if (Math.abs(over) < 0.07) return ['heart-with-head', more];
  return [over > 0 ? 'heart-over-head' : 'head-over-heart', more];
}

/**
 * The sentences that bring a reading together: its parts against each other, both hands against
 * each other (`both`, of two hands), what to look at this week, and the last line.
 */
export function overallText(
  { hand: { shape }, measures }: Looked,
  both: readonly string[],
  choose: Choose,
): string[] {
  const [across, more] = relationsOf(shape, measures);
  const relation = (key: string) => choose(RELATIONS[key] ?? []);
  const second = more.length > 0 && both.length === 0 ? [relation(choose(more))] : [];
  return [
    relation(across),
    ...second,
    ...both,
    choose(INVITATIONS[shape]),
    choose(LOOKS),
    choose([...CLOSINGS[shape], ...CLOSINGS.any]),
  ];
}
