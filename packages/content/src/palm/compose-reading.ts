import type { LineName } from '@sibila/domain/palm/corridors';
import { shownHand, type MeasuredHand } from '@sibila/domain/palm/measured-hand';
import type { Detail } from '@sibila/domain/palm/read';
import { fill } from '../runes/spoken.ts';
import { chooser } from '../tarot/chooser.ts';
import { bothHands, fingersCompared, mountsCompared, shapeCompared } from './both-hands.ts';
import { lineText } from './line-texts.ts';
import { otherHas } from './other-hand.ts';
import { measuresOf } from './palm-measures.ts';
import { fingersText, mountsText, overallText, shapeText } from './part-texts.ts';
import type { PalmTexts } from './sections.ts';
import { OTHER_HAND } from './voices/other-hand.ts';
import { SIDE_NAMES } from './voices/plain-measures.ts';
import { OTHER_SIDE, SWAPPED_SIDES } from './voices/shape.ts';

/**
 * Writes the reading of a measured hand without any model, or of two hands: the first is read, the
 * second compared with it in every part. `high` says more of mounts and fingers. Pure: the same features give
 * the same text. RangeError without a hand.
 */
export function composePalmReading(hands: readonly MeasuredHand[], detail: Detail): PalmTexts {
  const [one, other] = hands.map((hand) => ({ hand, measures: measuresOf(hand) }));
  if (!one) throw new RangeError('a reading needs a hand');
  const choose = chooser(`palma|${detail}|${JSON.stringify(hands)}`);
  const line = (name: LineName): string => {
    const sentences = lineText(name, one.measures.lines[name], other !== undefined, choose);
    if (!other) return sentences.join(' ');
    const has = choose(OTHER_HAND[otherHas(name, one, other)]);
    return [...sentences, fill(has, { other: SIDE_NAMES[other.hand.hand] })].join(' ');
  };
  const lines = {
    heart: line('heart'),
    head: line('head'),
    life: line('life'),
    fate: line('fate'),
  };
  const pair = other ? ([one, other] as const) : null;
  const both = pair ? bothHands(pair, choose) : [];
  const compared = (part: typeof shapeCompared) => (pair ? part(pair, choose) : []);
  return {
    lines,
    shape: [...shapeText(one, choose), ...compared(shapeCompared), ...sideNote(hands)].join(' '),
    mounts: [...mountsText(one, detail, choose), ...compared(mountsCompared)].join(' '),
    fingers: [...fingersText(one, detail, choose), ...compared(fingersCompared)].join(' '),
    overall: overallText(one, both, choose).join(' '),
  };
}

/** Says that the thumb speaks for the other hand than the one that a photo was sent as. */
function sideNote(hands: readonly MeasuredHand[]): string[] {
  const [wrong, ...more] = hands.filter((hand) => shownHand(hand) !== hand.hand);
  if (!wrong) return [];
  if (more.length > 0) return [SWAPPED_SIDES];
  const slots = { shown: SIDE_NAMES[shownHand(wrong)], said: SIDE_NAMES[wrong.hand] };
  return [fill(OTHER_SIDE, slots)];
}
