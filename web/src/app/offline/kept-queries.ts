import { partialMatchKey, type Query, type QueryKey } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../lib/trpc.ts';

type Keyed = Pick<Query, 'queryKey'>;

const isOf =
  (key: QueryKey) =>
  ({ queryKey }: Keyed): boolean =>
    partialMatchKey(queryKey, key);

/** Whether a query asks who is signed in. */
export const isUser = isOf(getQueryKey(trpc.account.user));
/** Whether a query asks for the horoscope of a day, which everybody gets. */
export const isHoroscope = isOf(getQueryKey(trpc.horoscope.day));
/** Whether a query asks for what a day says to Premium alone. */
export const isExclusive = isOf(getQueryKey(trpc.horoscope.premium));

interface HistoryKind {
  key: QueryKey;
  /** Asks for what the profile begins with, as it does itself; what is known and fresh is not asked. */
  fetchAhead: (utils: ReturnType<typeof trpc.useUtils>, page: { limit: number }) => Promise<void>;
}

/** Every kind of a member's own readings. */
export const HISTORIES: readonly HistoryKind[] = [
  {
    key: getQueryKey(trpc.tarot.readings),
    fetchAhead: (utils, page) => utils.tarot.readings.prefetchInfinite(page),
  },
  {
    key: getQueryKey(trpc.palm.readings),
    fetchAhead: (utils, page) => utils.palm.readings.prefetchInfinite(page),
  },
  {
    key: getQueryKey(trpc.runes.readings),
    fetchAhead: (utils, page) => utils.runes.readings.prefetchInfinite(page),
  },
  {
    key: getQueryKey(trpc.chart.list),
    fetchAhead: (utils, page) => utils.chart.list.prefetchInfinite(page),
  },
  {
    key: getQueryKey(trpc.compatibility.readings),
    fetchAhead: (utils, page) => utils.compatibility.readings.prefetchInfinite(page),
  },
];

const historyTests = HISTORIES.map(({ key }) => isOf(key));

/** Whether a query asks for a member's own readings. */
export const isHistory = (query: Keyed): boolean => historyTests.some((test) => test(query));

/** Whether a query asks for what is one member's own: their readings, and what they pay for. */
export const isOwn = (query: Keyed): boolean => isHistory(query) || isExclusive(query);
