import { ARCANA } from '@sibila/content/tarot/arcana';
import { parseCardName } from '@sibila/domain/tarot/cards';
import { spreadFor } from '@sibila/domain/tarot/spreads';
import type { TarotReading } from '@sibila/contracts/tarot';
import { longDate } from '../quota/dates.ts';
import { spokenName } from './tarot-card.tsx';
import classes from './history-row.module.css';

interface HistoryRowProps {
  reading: TarotReading;
  onOpen: () => void;
  onRemove: () => void;
}

/** One reading of the history: its cards in small, when it was and what was asked. */
export function HistoryRow({ reading, onOpen, onRemove }: HistoryRowProps) {
  const date = longDate(reading.date);
  return (
    <li className={classes.row}>
      <button type="button" className={classes.open} aria-haspopup="dialog" onClick={onOpen}>
        <span className={classes.cards} aria-hidden="true">
          {reading.cards.slice(0, 5).map((name) => (
            <SmallCard key={name} name={name} />
          ))}
        </span>
        <span className={classes.words}>
          <span className={classes.spread}>{spreadFor(reading.cards.length).name}</span>
          <span className={classes.date}>{date}</span>
          <span className={classes.about}>
            {reading.question ?? reading.cards.map(spokenName).join(' · ')}
          </span>
        </span>
      </button>
      <button
        type="button"
        className={classes.remove}
        aria-haspopup="dialog"
        aria-label={`Borrar la lectura del ${date}`}
        title="Borrar"
        onClick={onRemove}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5" />
        </svg>
      </button>
    </li>
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
