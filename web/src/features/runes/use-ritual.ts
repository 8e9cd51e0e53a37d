import { useMemo } from 'react';
import type { RuneReading } from '@sibila/contracts/runes';
import { randomUuid } from '../../lib/uuid.ts';
import { useKeptDraft } from '../reading/draft-store.ts';
import {
  newDraft,
  RUNE_DRAFTS,
  spreadOf,
  type RuneDraft,
  type SpreadId,
  type Step,
} from './draft.ts';
import { freshCast } from './stones.ts';

export interface Ritual {
  draft: RuneDraft;
  chooseSpread(id: SpreadId): void;
  ask(question: string): void;
  goTo(step: Step): void;
  shake(): void;
  turn(place: number): void;
  finish(reading: RuneReading): void;
  /** Forgets everything and begins a new reading. */
  restart(): void;
}

const begin = (): RuneDraft => newDraft(randomUuid());

/** The state of the runes' ritual, kept in the tab so that a reload or a login loses nothing. */
export function useRitual(userId: string): Ritual {
  const [draft, setDraft] = useKeptDraft(RUNE_DRAFTS, userId, begin);
  return useMemo(() => {
    const change = (part: Partial<RuneDraft>) => setDraft((now) => ({ ...now, ...part }));
    return {
      draft,
      // Another spread takes another number of stones.
      chooseSpread: (spreadId) => change({ spreadId, step: 'question', runes: [], turned: [] }),
      ask: (question) => change({ question }),
      goTo: (step) => change({ step }),
      shake: () => {
        const count = spreadOf(draft)?.positions.length;
        if (count) change({ runes: freshCast(count), turned: [] });
      },
      turn: (place) =>
        setDraft((now) =>
          now.turned.includes(place) ? now : { ...now, turned: [...now.turned, place] },
        ),
      finish: (reading) => change({ reading }),
      restart: () => setDraft(begin),
    };
  }, [draft, setDraft]);
}
