import { useCallback, useEffect, useState } from 'react';
import { draftKey } from '../account/drafts.ts';

/** Where the ritual of one feature is kept in this tab, for each account its own. */
export interface DraftStore<D> {
  /** The ritual that this account left in this tab; null when there is none to go on with. */
  load(userId: string): D | null;
  /** Keeps a ritual in this tab, where storage is allowed. */
  save(userId: string, draft: D): void;
  /** Forgets the ritual, or only if it is the one of reading `id`. */
  drop(userId: string, id?: string): void;
}

/** A place for the drafts of `feature`; `parse` gives null for whatever is not whole. */
export function draftStore<D extends { id: string }>(
  feature: string,
  parse: (value: unknown) => D | null,
): DraftStore<D> {
  const load = (userId: string): D | null => {
    try {
      const text = sessionStorage.getItem(draftKey(feature, userId));
      return text === null ? null : parse(JSON.parse(text));
    } catch {
      return null;
    }
  };
  return {
    load,
    save(userId, draft) {
      try {
        sessionStorage.setItem(draftKey(feature, userId), JSON.stringify(draft));
      } catch {
        // Without storage the ritual goes on; only a reload would lose it.
      }
    },
    drop(userId, id) {
      try {
        if (id !== undefined && load(userId)?.id !== id) return;
        sessionStorage.removeItem(draftKey(feature, userId));
      } catch {
        // Nothing was kept.
      }
    },
  };
}

/** A reading as it comes back from storage, its date a date again; null where its text is missing. */
export function keptReading<R extends { date: Date }>(
  value: R | null | undefined,
  text: keyof R,
): R | null {
  if (!value || typeof value[text] !== 'string') return null;
  return { ...value, date: new Date(value.date) };
}

type Change<D> = (change: (draft: D) => D) => void;

/** What a ritual begins with; until it is chosen there is nothing to keep. */
type Beginning = { spreadId: string | null } | { hand: string | null };

const hasBegun = (draft: Beginning): boolean =>
  ('hand' in draft ? draft.hand : draft.spreadId) !== null;

/** A ritual's draft, kept in the tab from its first choice on. */
export function useKeptDraft<D extends Beginning>(
  store: DraftStore<D>,
  userId: string,
  begin: () => D,
): readonly [D, Change<D>] {
  const [draft, setDraft] = useState(() => store.load(userId) ?? begin());
  useEffect(() => {
    if (hasBegun(draft)) store.save(userId, draft);
    else store.drop(userId);
  }, [draft, store, userId]);
  return [draft, useCallback((change) => setDraft(change), [])];
}
