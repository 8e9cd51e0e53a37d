import type { CSSProperties } from 'react';
import { cardName, type DrawnCard } from '@sibila/domain/tarot/cards';
import type { Spread } from '@sibila/domain/reading/spreads';
import { spokenName, TarotCard } from './tarot-card.tsx';
import classes from './spread-table.module.css';

interface SpreadTableProps {
  spread: Spread;
  /** Cards in the order of the positions; positions without one are empty places. */
  cards: readonly DrawnCard[];
  /** How many of them lie face up. */
  turned: number;
  /** A single low row, while the fan needs the room. */
  compact?: boolean;
  speed?: number;
}

/** The places of a spread and the cards that lie in them. */
export function SpreadTable({ spread, cards, turned, compact, speed = 1 }: SpreadTableProps) {
  return (
    <ol
      className={classes.table}
      data-spread={spread.id}
      data-compact={compact || undefined}
      style={{ '--motion': speed } as CSSProperties}
      aria-label={`Tirada: ${spread.name}`}
    >
      {spread.positions.map((position, i) => {
        const card = cards[i];
        return (
          <li
            key={position.id}
            className={classes.place}
            data-next={i === cards.length || undefined}
          >
            <span className={classes.position}>{position.title}</span>
            {card ? (
              <div className={classes.laid}>
                <TarotCard name={cardName(card)} faceUp={i < turned} />
              </div>
            ) : (
              <div className={classes.empty} aria-hidden="true" />
            )}
            {compact ? null : (
              <span className={classes.name} aria-hidden="true">
                {card && i < turned ? spokenName(cardName(card)) : '\u00a0'}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
