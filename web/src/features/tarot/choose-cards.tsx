import { useEffect } from 'react';
import { cardName } from '@sibila/domain/tarot/cards';
import type { Spread } from '@sibila/domain/reading/spreads';
import { CardFan } from './card-fan.tsx';
import { drawnCards, type TarotDraft } from './draft.ts';
import { SpreadTable } from './spread-table.tsx';
import { fetchCardImage } from './tarot-card.tsx';
import { Stage } from '../reading/stage.tsx';
import classes from './choose-cards.module.css';

interface ChooseCardsProps {
  draft: TarotDraft;
  spread: Spread;
  onChoose: (place: number) => void;
  onPutBack: () => void;
}

function instruction(spread: Spread, taken: number): string {
  const next = spread.positions[taken]?.title ?? '';
  const left = spread.positions.length - taken;
  if (spread.positions.length === 1) return 'Elige una carta.';
  if (taken === 0) return `Elige ${left} cartas. La primera: ${next}.`;
  return left === 1 ? `Falta una carta: ${next}.` : `Faltan ${left} cartas. La siguiente: ${next}.`;
}

/** Fifth scene: each card is taken from the fan by hand. */
export function ChooseCards({ draft, spread, onChoose, onPutBack }: ChooseCardsProps) {
  const cards = drawnCards(draft);
  const latest = cards.at(-1);
  const latestName = latest === undefined ? undefined : cardName(latest);
  useEffect(() => {
    if (latestName !== undefined) fetchCardImage(latestName);
  }, [latestName]);
  return (
    <Stage
      title="Elige tus cartas"
      lead="Deja que la mano vaya sola: aquí no hay carta equivocada."
    >
      <SpreadTable spread={spread} cards={cards} turned={0} compact />
      <p className={classes.instruction} role="status">
        {instruction(spread, draft.chosen.length)}
      </p>
      <CardFan chosen={draft.chosen} onChoose={onChoose} onPutBack={onPutBack} />
    </Stage>
  );
}
