import { useCallback } from 'react';
import type { Spread } from '@sibila/domain/reading/spreads';
import { SpreadReading } from '../reading/spread-reading.tsx';
import { useMotion } from '../reading/use-motion.ts';
import { CastTable } from './cast-table.tsx';
import { RUNES } from './kind.ts';
import { RUNE_SOURCE } from './source.ts';
import type { Ritual } from './use-ritual.ts';
import { WhyRunes } from './why-runes.tsx';

interface ReadingSceneProps {
  ritual: Ritual;
  spread: Spread;
  userId: string;
}

/** Last scene: the stones lie face up, and the reading is written under them. */
export function ReadingScene({ ritual, spread, userId }: ReadingSceneProps) {
  const { draft } = ritual;
  const { instant, speed } = useMotion();
  const request = useCallback(() => {
    const question = draft.question.trim() || null;
    return { id: draft.id, runes: draft.runes, question };
  }, [draft]);
  return (
    <SpreadReading
      kind={RUNES}
      source={RUNE_SOURCE}
      userId={userId}
      ritual={ritual}
      request={request}
      title={spread.name}
      table={<CastTable spread={spread} runes={draft.runes} turned={draft.turned} speed={speed} />}
      instant={instant}
    >
      {(reading) => <WhyRunes reading={reading} />}
    </SpreadReading>
  );
}
