import type { LineName } from '@sibila/domain/palm/corridors';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import type { HandMeasures } from './palm-measures.ts';
import type { OtherHand } from './voices/other-hand.ts';

/** A hand as it was kept, and as it measures. */
export interface Looked {
  hand: MeasuredHand;
  measures: HandMeasures;
}

/** Parts of the palm by which two lines must differ to be told apart, and ratio of their depths. */
const LONGER = 0.09;
const DEEPER = 1.35;

/** How the other hand has a line of this one. */
export function otherHas(name: LineName, one: Looked, other: Looked): OtherHand {
  const [here, there] = [one.measures.lines[name], other.measures.lines[name]];
  if (!here) return there ? 'only' : 'neither';
  if (!there) return 'missing';
  if (there.part - here.part > LONGER) return 'longer';
  if (here.part - there.part > LONGER) return 'shorter';
  const ratio = other.hand.lines[name].depth / Math.max(1e-6, one.hand.lines[name].depth);
  if (ratio > DEEPER) return 'deeper';
  return ratio < 1 / DEEPER ? 'fainter' : 'equal';
}
