import { lazy } from 'react';
import type { PalmReading } from '@sibila/contracts/palm';
import { WhyPanel } from '../reading/why-panel.tsx';

const PalmReasons = lazy(() => import('./palm-reasons.tsx'));

/** Where a reading of the palm comes from; nothing where no palm could be measured. */
export function WhyPalm({ reading }: { reading: PalmReading }) {
  const { hands } = reading.features;
  const hand = hands.find(({ hand: side }) => side === reading.hand) ?? hands[0];
  if (!hand) return null;
  return (
    <WhyPanel>
      <PalmReasons reading={reading} hand={hand} />
    </WhyPanel>
  );
}
