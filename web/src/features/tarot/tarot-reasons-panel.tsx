import type { TarotReading } from '@sibila/contracts/tarot';
import { parseCardName } from '@sibila/domain/tarot/cards';
import { whyPanel } from '../reading/why-panel.tsx';

const Why = whyPanel(() => import('./tarot-reasons.tsx'));

/** Where a reading of the cards comes from; nothing for cards that are not in the deck. */
export function TarotReasonsPanel({ reading }: { reading: TarotReading }) {
  const cards = reading.cards.flatMap((name) => parseCardName(name) ?? []);
  if (cards.length < reading.cards.length) return null;
  return <Why cards={cards} text={reading.interpretation} />;
}
