import { lazy, useMemo } from 'react';
import type { PalmReading } from '@sibila/contracts/palm';
import { otherHand } from '@sibila/domain/palm/measured-hand';
import { WhyPanel } from '../reading/why-panel.tsx';
import { handOn, handsTold } from './told-lines.ts';

const PalmReasons = lazy(() => import('./palm-reasons.tsx'));

/** Where a reading of the palm comes from; nothing where its palm could not be measured. */
export function WhyPalm({ reading }: { reading: PalmReading }) {
  const hands = useMemo(() => handsTold(reading), [reading]);
  const hand = handOn(hands, reading.hand);
  if (!hand) return null;
  return (
    <WhyPanel>
      <PalmReasons reading={reading} hand={hand} other={handOn(hands, otherHand(reading.hand))} />
    </WhyPanel>
  );
}
