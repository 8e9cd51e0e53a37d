import { useCallback, useSyncExternalStore } from 'react';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { User } from '@sibila/contracts/account';
import { showToast } from '../../components/toasts.tsx';
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
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (!inBrowser || query.isPending) return { status: 'loading', user: null, isPremium: false };
  const user = query.data ?? null;
  if (!user) return { status: 'anonymous', user: null, isPremium: false };
  return { status: 'signedIn', user, isPremium: user.isPremium };
}

/** What a successful login does to the page: the user is known and everything else asked again. */
export function useSignedIn(): (user: User) => void {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  return useCallback(
    (user) => {
      utils.account.user.setData(undefined, user);
      void queries.invalidateQueries();
    },
    [utils, queries],
  );
}

/** Ends the session, forgets everything that was fetched or drafted, and says how it went. */
export function useLogout(): () => Promise<void> {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const { mutateAsync } = trpc.account.logout.useMutation();
  return useCallback(async () => {
    try {
      await mutateAsync();
    } catch {
      showToast({ title: 'Error', description: 'Error al cerrar sesión', variant: 'destructive' });
      return;
    }
    await queries.cancelQueries();
    utils.account.user.setData(undefined, null);
    // The session itself stays: it is known now, and asking again would only confirm it.
    const userKey = hashKey(getQueryKey(trpc.account.user, undefined, 'query'));
    queries.removeQueries({ predicate: (query) => query.queryHash !== userKey });
    queries.getMutationCache().clear();
    forgetPrivateDrafts();
    showToast({ title: 'Sesión cerrada', description: 'Has cerrado sesión correctamente' });
  }, [mutateAsync, queries, utils]);
}
