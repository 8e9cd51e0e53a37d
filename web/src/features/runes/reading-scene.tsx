import { useCallback } from 'react';
import type { Spread } from '@sibila/domain/tarot/spreads';
import { RitualOutcome, refusalOf } from '../reading/ritual-outcome.tsx';
import { useMotion } from '../reading/use-motion.ts';
import { useRitualReading } from '../reading/use-ritual-reading.ts';
import { CastTable } from './cast-table.tsx';
import { RUNE_DRAFTS } from './draft.ts';
import { RUNE_SOURCE } from './source.ts';
import type { Ritual } from './use-ritual.ts';
import { WhyRunes } from './why-runes.tsx';
import { RITUAL_WORDS } from './words.ts';
import classes from './reading-scene.module.css';

interface ReadingSceneProps {
  ritual: Ritual;
  spread: Spread;
  userId: string;
}

/** Last scene: the stones lie face up, and the reading is written under them. */
export function ReadingScene({ ritual, spread, userId }: ReadingSceneProps) {
  const { draft, restart, finish } = ritual;
  const { instant, speed } = useMotion();
  const request = useCallback(() => {
    const question = draft.question.trim() || null;
    return { id: draft.id, runes: draft.runes, question };
  }, [draft]);
  const drop = useCallback(() => RUNE_DRAFTS.drop(userId), [userId]);
  const { reading } = draft;
  const outcome = useRitualReading(RUNE_SOURCE, { userId, request, reading, finish, drop });

  const refusal = refusalOf({ outcome, words: RITUAL_WORDS, onRestart: restart });
  if (refusal) return refusal;
  return (
    <>
      <h3 className={classes.title} tabIndex={-1} data-stage-title>
        {spread.name}
      </h3>
      <CastTable spread={spread} runes={draft.runes} turned={draft.turned} speed={speed} />
      <RitualOutcome
        type="runes"
        outcome={outcome}
        words={RITUAL_WORDS}
        question={draft.question}
        waiting="Tus runas se están leyendo…"
        reading={reading ? { ...reading, text: reading.interpretation } : null}
        instant={instant}
        onRestart={restart}
      >
        {reading ? <WhyRunes reading={reading} /> : null}
      </RitualOutcome>
    </>
  );
}
