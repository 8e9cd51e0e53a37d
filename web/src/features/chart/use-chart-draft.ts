import { useEffect, useMemo, useState } from 'react';
import { randomUuid } from '../../lib/uuid.ts';
import type { BirthDraft } from './birth-draft.ts';
import { CHART_DRAFTS, GUEST, hasBegun, keptDraft, newDraft, type ChartDraft } from './draft.ts';

export interface ChartWork {
  draft: ChartDraft;
  changeBirth(part: Partial<BirthDraft>): void;
  /** From the form to the wheel, and back. */
  show(): void;
  edit(): void;
  /** Has the letter written, and then knows under which id it is kept. */
  read(): void;
  finish(id: string): void;
  /** Opens a chart that is kept. */
  open(id: string): void;
  /** Forgets this one and begins another. */
  restart(): void;
}

/** A guest who signs in goes on with what they began. */
const begin = (who: string): ChartDraft =>
  CHART_DRAFTS.load(GUEST) ?? CHART_DRAFTS.load(who) ?? newDraft(randomUuid());

/** The chart that is being made, kept in the tab so that a reload or a login loses nothing. */
export function useChartDraft(who: string): ChartWork {
  const [draft, setDraft] = useState(() => begin(who));
  useEffect(() => {
    if (who !== GUEST) CHART_DRAFTS.drop(GUEST);
    if (hasBegun(draft)) CHART_DRAFTS.save(who, draft);
    else CHART_DRAFTS.drop(who);
  }, [draft, who]);
  return useMemo(() => {
    const change = (part: Partial<ChartDraft>) => setDraft((now) => ({ ...now, ...part }));
    return {
      draft,
      // Another birth is another chart, which takes another id.
      changeBirth: (part) =>
        setDraft(({ birth }) => ({ ...newDraft(randomUuid()), birth: { ...birth, ...part } })),
      show: () => change({ step: 'wheel' }),
      edit: () => change({ step: 'birth' }),
      read: () => change({ step: 'letter' }),
      finish: (id) => change({ id, kept: true }),
      open: (id) => setDraft(keptDraft(id)),
      restart: () => setDraft(newDraft(randomUuid())),
    };
  }, [draft]);
}
