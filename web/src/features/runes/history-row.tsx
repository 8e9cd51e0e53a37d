import { runeSpreadFor } from '@sibila/domain/runes/spreads';
import type { RuneReading } from '@sibila/contracts/runes';
import type { RowProps } from '../reading/history-list.tsx';
import { HistoryRow } from '../reading/history-row.tsx';
import { spokenRune, stoneOf } from './stones.ts';

/** One reading of the history: its stones in small, when it was and what was asked. */
export function RuneRow({ reading, ...doing }: RowProps<RuneReading>) {
  return (
    <HistoryRow
      {...doing}
      title={runeSpreadFor(reading.runes.length).name}
      date={reading.date}
      about={reading.question ?? reading.runes.map(spokenRune).join(' · ')}
      pictures={reading.runes.slice(0, 5).map((name) => (
        <SmallStone key={name} name={name} />
      ))}
    />
  );
}

function SmallStone({ name }: { name: string }) {
  const stone = stoneOf(name);
  if (!stone) return null;
  return <img src={stone.image} alt="" width={200} height={240} loading="lazy" data-loose />;
}
