import { useSession } from '../account/session.ts';
import { trpc } from '../../lib/trpc.ts';

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

interface HistoryParts<R> {
  query: HistoryQuery<R>;
  /** The mutation that removes one. */
  removal: { mutateAsync: (input: { id: string }) => Promise<unknown>; isPending: boolean };
  source: { refresh: (utils: ReturnType<typeof trpc.useUtils>) => Promise<void> };
  drafts: { drop: (userId: string, id: string) => void };
}

/** What is kept of one kind of reading, and the way to remove one of it. */
export interface History<R> {
  query: HistoryQuery<R>;
  /** Removes one, and what this tab keeps of it; rejects when it could not. */
  remove: (id: string) => Promise<void>;
  removing: boolean;
}

/** The pages of a history are asked for while somebody is signed in. */
export function useHistoryPages(): PageOptions {
  const { user } = useSession();
  return { enabled: user !== null, getNextPageParam: (page) => page.nextCursor ?? undefined };
}

/** The history of one kind of reading, for whoever is signed in. */
export function useHistory<R>({ query, removal, source, drafts }: HistoryParts<R>): History<R> {
  const { user } = useSession();
  const utils = trpc.useUtils();
  const remove = async (id: string) => {
    await removal.mutateAsync({ id });
    if (user) drafts.drop(user.id, id);
    await source.refresh(utils);
  };
  return { query, remove, removing: removal.isPending };
}
