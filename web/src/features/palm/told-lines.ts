import type { PalmReading } from '@sibila/contracts/palm';
import { ofLines, type LineName } from '@sibila/domain/palm/corridors';
import type { HandSide, MeasuredHand } from '@sibila/domain/palm/measured-hand';

type Seen = Record<LineName, boolean>;

/** Whether a line can be drawn on a hand. */
export const isDrawn = (hand: MeasuredHand | null, name: LineName): boolean =>
  hand !== null && hand.lines[name].path.length > 1;

/** What is seen of the lines of a hand. */
export const seenIn = (hand: MeasuredHand): Seen => ofLines((name) => hand.lines[name].seen);

function without(hand: MeasuredHand, seen: Seen): MeasuredHand {
  const lines = ofLines((name) => {
    const line = hand.lines[name];
    return seen[name] && line.seen ? line : { ...line, seen: false, path: [] };
  });
  return { ...hand, lines };
}

/**
 * The measured hands of a reading, with those lines alone that its text sees too: what a model does
 * not see is neither drawn nor explained. The built-in reader's text tells each hand by its measures.
 */
export function handsTold({ reader, hand, features }: PalmReading): MeasuredHand[] {
  return features.hands.map((one) =>
    reader === 'model' || one.hand === hand ? without(one, features.seen) : one,
  );
}

/** The hand of one side among them; null where it was not measured. */
export const handOn = (hands: readonly MeasuredHand[], side: HandSide): MeasuredHand | null =>
  hands.find(({ hand }) => hand === side) ?? null;
