import { useCallback } from 'react';
import { cardName } from '@sibila/domain/tarot/cards';
import type { Spread } from '@sibila/domain/reading/spreads';
import { SpreadReading } from '../reading/spread-reading.tsx';
import { useMotion } from '../reading/use-motion.ts';
import { useTurning } from '../reading/use-turning.ts';
import { drawnCards } from './draft.ts';
import { TAROT } from './kind.ts';
import { TAROT_SOURCE } from './source.ts';
import { SpreadTable } from './spread-table.tsx';
import { TarotReasonsPanel } from './tarot-reasons-panel.tsx';
import type { Ritual } from './use-ritual.ts';

interface ReadingSceneProps {
  ritual: Ritual;
  spread: Spread;
  userId: string;
}

/** Last scenes: the cards turn, and the reading is written under them. */
export function ReadingScene({ ritual, spread, userId }: ReadingSceneProps) {
  const { draft, goTo } = ritual;
  const motion = useMotion();
  const turning = draft.step === 'reveal';
  const onTurned = useCallback(() => goTo('reading'), [goTo]);
  const cards = drawnCards(draft);
  const turned = useTurning(turning, cards.length, motion, onTurned);
  const request = useCallback(() => {
    const question = draft.question.trim() || null;
    return { id: draft.id, cards: drawnCards(draft).map(cardName), question };
  }, [draft]);
  return (
    <SpreadReading
      kind={TAROT}
      source={TAROT_SOURCE}
      userId={userId}
      ritual={ritual}
      request={request}
      title={spread.name}
      table={<SpreadTable spread={spread} cards={cards} turned={turned} speed={motion.speed} />}
      turning={turning}
      instant={motion.instant}
    >
      {(reading) => <TarotReasonsPanel reading={reading} />}
    </SpreadReading>
  );
}
