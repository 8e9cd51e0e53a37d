import type { TarotReading } from '@sibila/contracts/tarot';
import { parseCardName } from '@sibila/domain/tarot/cards';
import { spreadFor } from '@sibila/domain/tarot/spreads';
import type { DetailDialogProps } from '../reading/history-list.tsx';
import { StoredReading } from '../reading/stored-reading.tsx';
import { spokenName, TarotCard } from './tarot-card.tsx';
import { TarotReasonsPanel } from './tarot-reasons-panel.tsx';

/** One stored reading of the cards. */
export default function ReadingDialog({
  opened,
  reading,
  onClose,
}: DetailDialogProps<TarotReading>) {
  const spread = spreadFor(reading.cards.length);
  return (
    <StoredReading
      opened={opened}
      title={spread.name}
      reading={reading}
      label="Cartas"
      pictures={reading.cards.map((name, i) => ({
        key: name,
        position: spread.positions[i]?.title,
        picture: <TarotCard name={name} />,
        name: parseCardName(name) ? spokenName(name) : null,
      }))}
      onClose={onClose}
    >
      <TarotReasonsPanel reading={reading} />
    </StoredReading>
  );
}
