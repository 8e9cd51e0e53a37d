import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Compatibility } from '@sibila/contracts/compatibility';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { randomUuid } from '../../lib/uuid.ts';
import { newDraft, PAIR_DRAFTS, type PairDraft, type Step } from './draft.ts';

/** Which of the two signs. */
export type Side = 'first' | 'second';

export interface Pair {
  draft: PairDraft;
  choose(side: Side, sign: SignName): void;
  goTo(step: Step): void;
  finish(reading: Compatibility): void;
  /** Forgets both signs and begins a new comparison. */
  restart(): void;
}

/** The state of a comparison, kept in the tab so that a reload or a login loses nothing. */
export function usePair(userId: string, own: SignName | null): Pair {
  const [draft, setDraft] = useState(() => PAIR_DRAFTS.load(userId) ?? newDraft(randomUuid(), own));

  useEffect(() => {
    if (draft.second === null) PAIR_DRAFTS.drop(userId);
    else PAIR_DRAFTS.save(userId, draft);
  }, [draft, userId]);

  const change = useCallback(
    (part: Partial<PairDraft>) => setDraft((now) => ({ ...now, ...part })),
    [],
  );

  return useMemo(
    () => ({
      draft,
      choose: (side, sign) => change({ [side]: sign }),
      goTo: (step) => change({ step }),
      finish: (reading) => change({ reading }),
      restart: () => setDraft(newDraft(randomUuid(), own)),
    }),
    [draft, change, own],
  );
}
