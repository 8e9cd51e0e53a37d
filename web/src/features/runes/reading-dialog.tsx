import type { RuneReading } from '@sibila/contracts/runes';
import { runeSpreadFor } from '@sibila/domain/runes/spreads';
import type { DetailDialogProps } from '../reading/history-list.tsx';
import { StoredReading } from '../reading/stored-reading.tsx';
import { RuneStone } from './rune-stone.tsx';
import { stoneOf } from './stones.ts';
import { WhyRunes } from './why-runes.tsx';

/** One stored reading of the runes. */
export default function ReadingDialog({
  opened,
  reading,
  onClose,
}: DetailDialogProps<RuneReading>) {
  const spread = runeSpreadFor(reading.runes.length);
  return (
    <StoredReading
      opened={opened}
      title={spread.name}
      reading={reading}
      label="Runas"
      pictures={reading.runes.map((name, i) => ({
        key: name,
        position: spread.positions[i]?.title,
        picture: <RuneStone name={name} />,
        name: stoneOf(name)?.spoken ?? null,
      }))}
      onClose={onClose}
    >
      <WhyRunes reading={reading} />
    </StoredReading>
  );
}
