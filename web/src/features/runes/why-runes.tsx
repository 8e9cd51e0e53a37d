import type { RuneReading } from '@sibila/contracts/runes';
import { parseCast } from '@sibila/domain/runes/cast';
import { whyPanel } from '../reading/why-panel.tsx';

const Why = whyPanel(() => import('./rune-reasons.tsx'));

/** Where a reading of the runes comes from; nothing for stones that are not in the bag. */
export function WhyRunes({ reading }: { reading: RuneReading }) {
  const cast = parseCast(reading.runes);
  if (typeof cast === 'string') return null;
  return <Why cast={cast} text={reading.interpretation} />;
}
