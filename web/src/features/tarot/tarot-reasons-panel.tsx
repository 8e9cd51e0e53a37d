import { lazy } from 'react';
import type { TarotReading } from '@sibila/contracts/tarot';
import { parseCardName } from '@sibila/domain/tarot/cards';
import { WhyPanel } from '../reading/why-panel.tsx';

const TarotReasons = lazy(() => import('./tarot-reasons.tsx'));

/** Where a reading of the cards comes from; nothing for cards that are not in the deck. */
export function TarotReasonsPanel({ reading }: { reading: TarotReading }) {
  const cards = reading.cards.flatMap((name) => parseCardName(name) ?? []);
  if (cards.length < reading.cards.length) return null;
  return (
    <WhyPanel>
      <TarotReasons cards={cards} text={reading.interpretation} />
    </WhyPanel>
  );
}
