import { ARCANA } from '@sibila/content/tarot/arcana';
import { parseCardName } from '@sibila/domain/tarot/cards';
import { spreadFor } from '@sibila/domain/tarot/spreads';
import type { TarotReading } from '@sibila/contracts/tarot';
import type { RowProps } from '../reading/history-list.tsx';
import { HistoryRow } from '../reading/history-row.tsx';
import { spokenName } from './tarot-card.tsx';

/** One reading of the history: its cards in small, when it was and what was asked. */
export function TarotRow({ reading, ...doing }: RowProps<TarotReading>) {
  return (
    <HistoryRow
      {...doing}
      title={spreadFor(reading.cards.length).name}
      date={reading.date}
      about={reading.question ?? reading.cards.map(spokenName).join(' · ')}
      pictures={reading.cards.slice(0, 5).map((name) => (
        <SmallCard key={name} name={name} />
      ))}
    />
  );
}

function SmallCard({ name }: { name: string }) {
  const card = parseCardName(name);
  const arcanum = card ? ARCANA[card.arcanum] : undefined;
  if (!arcanum) return null;
  return (
    <img
      src={arcanum.image}
      alt=""
      width={300}
      height={520}
      loading="lazy"
      data-reversed={card?.reversed || undefined}
    />
  );
}
