import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TarotReading } from '@sibila/contracts/tarot';
import { randomUuid } from '../../lib/uuid.ts';
import { cutDeck, freshDeck } from './chance.ts';
import {
  dropDraft,
  loadDraft,
  newDraft,
  saveDraft,
  spreadOf,
  type SpreadId,
  type Step,
  type TarotDraft,
} from './draft.ts';

export interface Ritual {
  draft: TarotDraft;
  chooseSpread(id: SpreadId): void;
  ask(question: string): void;
  goTo(step: Step): void;
  shuffle(): void;
  cut(lifted: number): void;
  choose(place: number): void;
  finish(reading: TarotReading): void;
  /** Forgets everything and begins a new reading. */
  restart(): void;
}

/** The state of the tarot ritual, kept in the tab so that a reload or a login loses nothing. */
export function useRitual(userId: string): Ritual {
  const [draft, setDraft] = useState(() => loadDraft(userId) ?? newDraft(randomUuid()));

  useEffect(() => {
    if (draft.spreadId === null) dropDraft(userId);
    else saveDraft(userId, draft);
  }, [draft, userId]);

  const change = useCallback(
    (part: Partial<TarotDraft>) => setDraft((now) => ({ ...now, ...part })),
    [],
  );

  return useMemo(
    () => ({
      draft,
      chooseSpread: (spreadId) => change({ spreadId, step: 'question' }),
      ask: (question) => change({ question }),
      goTo: (step) => change({ step }),
      shuffle: () => change({ deck: freshDeck(), chosen: [] }),
      cut: (lifted) =>
        setDraft((now) => ({ ...now, deck: cutDeck(now.deck, lifted), step: 'choose' })),
      choose: (place) => setDraft((now) => withCard(now, place)),
      finish: (reading) => change({ reading }),
      restart: () => setDraft(newDraft(randomUuid())),
    }),
    [draft, change],
  );
}

function withCard(draft: TarotDraft, place: number): TarotDraft {
  const wanted = spreadOf(draft)?.positions.length ?? 0;
  if (draft.chosen.includes(place) || draft.chosen.length >= wanted) return draft;
  const chosen = [...draft.chosen, place];
  return { ...draft, chosen, step: chosen.length === wanted ? 'reveal' : 'choose' };
}
