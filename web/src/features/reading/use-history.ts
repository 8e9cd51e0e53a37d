import { useSession } from '../account/session.ts';
import { trpc } from '../../lib/trpc.ts';
import type { ReadingSource } from './use-reading.ts';

/** How much a page of a history brings. */
export const HISTORY_PAGE = { limit: 12 };

interface PageOptions {
  enabled: boolean;
  getNextPageParam: (page: { nextCursor: string | null }) => string | undefined;
}

/** A history as its query holds it. */
interface HistoryQuery<R> {
  data: { pages: { items: R[] }[] } | undefined;
  error: unknown;
  isPending: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}

/** The mutation that removes one. */
interface Removal {
  mutateAsync: (input: { id: string }) => Promise<unknown>;
  isPending: boolean;
}

/** The procedures of one kind of reading. */
interface HistoryProcedures<R> {
  readings: {
    useInfiniteQuery: (page: { limit: number }, options: PageOptions) => HistoryQuery<R>;
  };
  remove: { useMutation: () => Removal };
}

/** What is kept of one kind of reading, and the way to remove one of it. */
export interface History<R> {
  query: HistoryQuery<R>;
  /** Removes one, and what this tab keeps of it; rejects when it could not. */
  remove: (id: string) => Promise<void>;
  removing: boolean;
}

/** A hook for the history of one kind of reading, of whoever is signed in. */
export function historyHook<R extends { id: string }>(
  procedures: HistoryProcedures<NoInfer<R>>,
  source: Pick<ReadingSource<never, R>, 'latest' | 'refresh'>,
  drafts: { drop: (userId: string, id: string) => void },
): () => History<R> {
  return function useHistory() {
    const { user } = useSession();
    const utils = trpc.useUtils();
    const query = procedures.readings.useInfiniteQuery(HISTORY_PAGE, {
      enabled: user !== null,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    });
    const removal = procedures.remove.useMutation();
    const remove = async (id: string) => {
      await removal.mutateAsync({ id });
      if (user) drafts.drop(user.id, id);
      await source.refresh(utils);
    };
    return { query, remove, removing: removal.isPending };
  };
}
