import { useCallback } from 'react';
import { cardName } from '@sibila/domain/tarot/cards';
import type { Spread } from '@sibila/domain/tarot/spreads';
import { RitualOutcome, refusalOf } from '../reading/ritual-outcome.tsx';
import { useMotion } from '../reading/use-motion.ts';
import { useRitualReading } from '../reading/use-ritual-reading.ts';
import { useTurning } from '../reading/use-turning.ts';
import { drawnCards, TAROT_DRAFTS } from './draft.ts';
import { TAROT_SOURCE } from './source.ts';
import { SpreadTable } from './spread-table.tsx';
import { TarotReasonsPanel } from './tarot-reasons-panel.tsx';
import type { Ritual } from './use-ritual.ts';
import { RITUAL_WORDS } from './words.ts';
import classes from './reading-scene.module.css';

interface ReadingSceneProps {
  ritual: Ritual;
  spread: Spread;
  userId: string;
}

/** Last scenes: the cards turn, and the reading is written under them. */
export function ReadingScene({ ritual, spread, userId }: ReadingSceneProps) {
  const { draft, goTo, restart, finish } = ritual;
  const motion = useMotion();
  const turning = draft.step === 'reveal';
  const onTurned = useCallback(() => goTo('reading'), [goTo]);
  const cards = drawnCards(draft);
  const turned = useTurning(turning, cards.length, motion, onTurned);
  const request = useCallback(() => {
    const question = draft.question.trim() || null;
    return { id: draft.id, cards: drawnCards(draft).map(cardName), question };
  }, [draft]);
  const drop = useCallback(() => TAROT_DRAFTS.drop(userId), [userId]);
  const { reading } = draft;
  const outcome = useRitualReading(TAROT_SOURCE, { userId, request, reading, finish, drop });

  const refusal = refusalOf({ outcome, words: RITUAL_WORDS, onRestart: restart });
  if (refusal) return refusal;
  return (
    <>
      <h3 className={classes.title} tabIndex={-1} data-stage-title>
        {spread.name}
      </h3>
      <SpreadTable spread={spread} cards={cards} turned={turned} speed={motion.speed} />
      {turning ? null : (
        <RitualOutcome
          type="tarot"
          outcome={outcome}
          words={RITUAL_WORDS}
          question={draft.question}
          waiting="Tus cartas se están leyendo…"
          reading={reading ? { ...reading, text: reading.interpretation } : null}
          instant={motion.instant}
          onRestart={restart}
        >
          {reading ? <TarotReasonsPanel reading={reading} /> : null}
        </RitualOutcome>
      )}
    </>
  );
}
