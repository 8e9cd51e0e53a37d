import { useMemo } from 'react';
import type { TarotReading } from '@sibila/contracts/tarot';
import { randomUuid } from '../../lib/uuid.ts';
import { useKeptDraft } from '../reading/draft-store.ts';
import { cutDeck, freshDeck } from './chance.ts';
import {
  newDraft,
  spreadOf,
  TAROT_DRAFTS,
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
  /** The card taken last goes back into the fan, until the last one is taken. */
  putBack(): void;
  finish(reading: TarotReading): void;
  /** Forgets everything and begins a new reading. */
  restart(): void;
}

const begin = (): TarotDraft => newDraft(randomUuid());

/** The state of the tarot ritual, kept in the tab so that a reload or a login loses nothing. */
export function useRitual(userId: string): Ritual {
  const [draft, setDraft] = useKeptDraft(TAROT_DRAFTS, userId, begin);
  return useMemo(() => {
    const change = (part: Partial<TarotDraft>) => setDraft((now) => ({ ...now, ...part }));
    return {
      draft,
      chooseSpread: (spreadId) => change({ spreadId, step: 'question' }),
      ask: (question) => change({ question }),
      goTo: (step) => change({ step }),
      shuffle: () => change({ deck: freshDeck(), chosen: [] }),
      cut: (lifted) =>
        setDraft((now) => ({ ...now, deck: cutDeck(now.deck, lifted), step: 'choose' })),
      choose: (place) => setDraft((now) => withCard(now, place)),
      putBack: () =>
        setDraft((now) =>
          now.step === 'choose' ? { ...now, chosen: now.chosen.slice(0, -1) } : now,
        ),
      finish: (reading) => change({ reading }),
      restart: () => setDraft(begin),
    };
  }, [draft, setDraft]);
}

function withCard(draft: TarotDraft, place: number): TarotDraft {
  const wanted = spreadOf(draft)?.positions.length ?? 0;
  if (draft.chosen.includes(place) || draft.chosen.length >= wanted) return draft;
  const chosen = [...draft.chosen, place];
  return { ...draft, chosen, step: chosen.length === wanted ? 'reveal' : 'choose' };
}
