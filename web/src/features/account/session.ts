import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { User } from '@sibila/contracts/account';
import { showToast } from '../../components/toasts.tsx';
import { isNetworkFailure } from '../../lib/transport.ts';
import { trpc } from '../../lib/trpc.ts';
import { forgetPrivateDrafts } from './drafts.ts';

export interface Session {
  status: 'loading' | 'anonymous' | 'signedIn';
  user: User | null;
  isPremium: boolean;
}

const nothingToWatch = () => () => undefined;

/**
 * Who is reading. The answer is asked for once per page load, in the browser alone; until it is
 * here the state is `loading`, and a failed answer counts as nobody.
 */
export function useSession(): Session {
  // Late hydrating parts must start from the same state as the server's HTML.
  const inBrowser = useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
  const query = trpc.account.user.useQuery(undefined, {
    enabled: inBrowser,
    retry: false,
    // Whatever mounts later takes the first answer, also where that one failed.
    retryOnMount: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (!inBrowser || query.isPending) return { status: 'loading', user: null, isPremium: false };
  const user = query.data ?? null;
  if (!user) return { status: 'anonymous', user: null, isPremium: false };
  return { status: 'signedIn', user, isPremium: user.isPremium };
}

/** Whether nobody is known only because the question reached nobody; and a way to ask it again. */
export function useCutOff(): { isCutOff: () => boolean; askAgain: () => void } {
  const queries = useQueryClient();
  return useMemo(() => {
    const queryKey = getQueryKey(trpc.account.user, undefined, 'query');
    return {
      isCutOff: () => isNetworkFailure(queries.getQueryState(queryKey)?.error),
      askAgain: () => void queries.invalidateQueries({ queryKey }),
    };
  }, [queries]);
}

/** Everything in the cache but the user: whose answers they are, changes with the person. */
function others(): { predicate: (query: { queryHash: string }) => boolean } {
  const userKey = hashKey(getQueryKey(trpc.account.user, undefined, 'query'));
  return { predicate: (query) => query.queryHash !== userKey };
}

/** What a successful login does to the page: the user is known and everything else asked again. */
export function useSignedIn(): (user: User) => void {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  return useCallback(
    (user) => {
      const before = utils.account.user.getData();
      utils.account.user.setData(undefined, user);
      // After a session that ended unnoticed, nothing of one person may be seen by the next.
      if (before && before.id !== user.id) void queries.resetQueries(others());
      void queries.invalidateQueries();
    },
    [utils, queries],
  );
}

/** Forgets who was signed in, everything that was fetched for them and every draft of theirs. */
export function useForgetSession(): () => Promise<void> {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  return useCallback(async () => {
    await queries.cancelQueries();
    // The session itself stays: it is known now, and asking again would only confirm it.
    utils.account.user.setData(undefined, null);
    queries.removeQueries(others());
    queries.getMutationCache().clear();
    forgetPrivateDrafts();
  }, [queries, utils]);
}

/** Ends the session, forgets everything that belonged to it, and says how it went. */
export function useLogout(): () => Promise<void> {
  const forgetSession = useForgetSession();
  const { mutateAsync } = trpc.account.logout.useMutation();
  return useCallback(async () => {
    try {
      await mutateAsync();
    } catch {
      showToast({ title: 'Error', description: 'Error al cerrar sesión', variant: 'destructive' });
      return;
    }
    await forgetSession();
    showToast({ title: 'Sesión cerrada', description: 'Has cerrado sesión correctamente' });
  }, [mutateAsync, forgetSession]);
}
