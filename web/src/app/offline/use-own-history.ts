import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../features/account/session.ts';
import { HISTORY_PAGE } from '../../features/reading/use-history.ts';
import { savesData } from '../../lib/preload.ts';
import { trpc } from '../../lib/trpc.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { HISTORIES, isHistory } from './kept-queries.ts';

/**
 * Fetches the history of whoever is signed in once nothing else is to be done, and again after each
 * new reading, so that it is kept although the profile was never opened.
 */
export function useOwnHistory(): void {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const { user } = useSession();
  const id = user?.id;
  useEffect(() => {
    if (id === undefined || savesData()) return undefined;
    let callOff = () => {};
    const fetchSoon = () => {
      callOff();
      callOff = whenIdle(() => {
        if (!navigator.onLine) return;
        for (const { fetchAhead } of HISTORIES) void fetchAhead(utils, HISTORY_PAGE);
      });
    };
    fetchSoon();
    const unsubscribe = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      if (isHistory(event.query)) fetchSoon();
    });
    return () => {
      callOff();
      unsubscribe();
    };
  }, [id, utils, queries]);
}
