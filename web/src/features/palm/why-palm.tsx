import { useMemo } from 'react';
import type { PalmReading } from '@sibila/contracts/palm';
import { otherHand } from '@sibila/domain/palm/measured-hand';
import { whyPanel } from '../reading/why-panel.tsx';
import { handOn, handsTold } from './told-lines.ts';

const Why = whyPanel(() => import('./palm-reasons.tsx'));

/** Where a reading of the palm comes from; nothing where its palm could not be measured. */
export function WhyPalm({ reading }: { reading: PalmReading }) {
  const hands = useMemo(() => handsTold(reading), [reading]);
  const hand = handOn(hands, reading.hand);
  if (!hand) return null;
  return <Why reading={reading} hand={hand} other={handOn(hands, otherHand(reading.hand))} />;
}
