import { lazy } from 'react';
import type { Compatibility } from '@sibila/contracts/compatibility';
import { WhyPanel } from '../reading/why-panel.tsx';

const WhyPoints = lazy(() => import('./why-points.tsx'));

/** «¿Por qué esta lectura?» of an analysis: the texts of its points are fetched when it is asked. */
export function WhyAnalysis({ reading }: { reading: Compatibility }) {
  return (
    <WhyPanel>
      <WhyPoints reading={reading} />
    </WhyPanel>
  );
}
