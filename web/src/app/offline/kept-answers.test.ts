// @vitest-environment happy-dom
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TransportError } from '../../lib/transport.ts';
import { trpc } from '../../lib/trpc.ts';
import { fakeCaches } from '../../testing/fake-caches.ts';
import { keepAnswers, restoreAnswers } from './kept-answers.ts';

const USER = getQueryKey(trpc.account.user, undefined, 'query');
const PAGE = { limit: 12 };
const TAROT = getQueryKey(trpc.tarot.readings, PAGE, 'infinite');
const HISTORY_KEYS = {
  tarot: TAROT,
  palm: getQueryKey(trpc.palm.readings, PAGE, 'infinite'),
  runes: getQueryKey(trpc.runes.readings, PAGE, 'infinite'),
  chart: getQueryKey(trpc.chart.list, PAGE, 'infinite'),
  compatibility: getQueryKey(trpc.compatibility.readings, PAGE, 'infinite'),
};
const dayOf = (sign: 'leo' | 'aries') =>
  getQueryKey(trpc.horoscope.day, { sign, date: '2026-11-22' }, 'query');
const LEO = dayOf('leo');
const OTHER = getQueryKey(trpc.quota.status, { type: 'tarot' }, 'query');
const HISTORY = { pages: [{ items: [{ id: 'a', date: new Date('2026-11-20T10:00:00Z') }] }] };
const ANA = { id: 'ana', fullName: 'Ana' };

let stops: (() => void)[];
beforeEach(() => {
  stops = [];
  vi.useFakeTimers();
  vi.stubGlobal('caches', fakeCaches());
  document.cookie = 'XSRF-TOKEN=one';
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

/** A page load: a query cache of its own, watched. */
function page() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const seen: string[] = [];
  const stop = keepAnswers(queries, {
    onLost: (isRestored) => void seen.push(isRestored ? 'restored' : 'lost'),
    onFound: () => void seen.push('found'),
  });
  stops.push(stop);
  const answer = async (queryKey: QueryKey, data: unknown) => {
    await queries.fetchQuery({ queryKey, queryFn: () => data });
    await vi.advanceTimersByTimeAsync(2000);
  };
  const fail = async (queryKey: QueryKey, kind: 'network' | 'status' = 'network') => {
    const error = new Error('no', { cause: new TransportError(kind, 'no') });
    await queries.fetchQuery({ queryKey, queryFn: () => Promise.reject(error) }).catch(() => null);
    await vi.advanceTimersByTimeAsync(2000);
  };
  return { queries, seen, stop, answer, fail };
}

/** What Ana's visit leaves. */
async function visitOfAna() {
  const first = page();
  await first.answer(USER, ANA);
  await first.answer(TAROT, HISTORY);
  await first.answer(LEO, { text: 'Hoy la Luna…' });
  await first.answer(OTHER, { left: 3 });
  return first;
}

describe('answers that are kept', () => {
  it('stand in where there is no network: the horoscope, who it is and their history', async () => {
    (await visitOfAna()).stop();
    const next = page();
    await next.fail(USER);
    expect(next.seen).toEqual(['restored']);
    expect(next.queries.getQueryData(USER)).toEqual(ANA);
    expect(next.queries.getQueryData(TAROT)).toEqual(HISTORY);
    expect(next.queries.getQueryData(LEO)).toEqual({ text: 'Hoy la Luna…' });
    expect(next.queries.getQueryData(OTHER)).toBeUndefined();
    await next.answer(LEO, { text: 'Hoy el Sol…' });
    expect(next.seen).toEqual(['restored', 'found']);
  });

  it.each(Object.entries(HISTORY_KEYS))('stand in for every history: %s', async (_, key) => {
    const first = page();
    await first.answer(USER, ANA);
    await first.answer(key, HISTORY);
    first.stop();
    const next = page();
    await next.fail(USER);
    expect(next.queries.getQueryData(key)).toEqual(HISTORY);
  });

  it('stand in for the last days that Premium alone reads, and leave with the member', async () => {
    const exclusive = (date: string) =>
      getQueryKey(trpc.horoscope.premium, { sign: 'leo', date }, 'query');
    const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
    const first = page();
    await first.answer(USER, ANA);
    for (const date of days) await first.answer(exclusive(date), { text: date });
    first.stop();
    const next = page();
    await next.fail(USER);
    const known = () => days.map((date) => next.queries.getQueryData(exclusive(date)));
    expect(known()).toEqual([undefined, ...days.slice(1).map((text) => ({ text }))]);
    await next.answer(USER, null);
    expect(known()).toEqual(days.map(() => undefined));
  });

  it('of one person are neither seen nor kept as those of who came in after them', async () => {
    const tab = await visitOfAna();
    await tab.answer(USER, { id: 'bea', fullName: 'Bea' });
    expect(tab.queries.getQueryData(TAROT)).toBeUndefined();
    tab.stop();
    const next = page();
    await next.fail(USER);
    expect(next.queries.getQueryData(USER)).toMatchObject({ id: 'bea' });
    expect(next.queries.getQueryData(TAROT)).toBeUndefined();
    await next.answer(USER, ANA);
    expect(next.queries.getQueryData(USER)).toEqual(ANA);
  });

  it('stand in for a history where it is known already whose it is', async () => {
    (await visitOfAna()).stop();
    const next = page();
    await next.answer(USER, ANA);
    await next.fail(TAROT);
    expect([next.seen, next.queries.getQueryData(TAROT)]).toEqual([['restored'], HISTORY]);
  });

  it('stand in again for what was dropped since, as no screen showed it', async () => {
    (await visitOfAna()).stop();
    const next = page();
    await next.fail(USER);
    next.queries.removeQueries({ queryKey: TAROT });
    await next.fail(TAROT);
    expect(next.queries.getQueryData(TAROT)).toEqual(HISTORY);
  });

  it('are not said to be shown where they are somebody else’s', async () => {
    const visit = page();
    await visit.answer(USER, ANA);
    await visit.answer(TAROT, HISTORY);
    visit.stop();
    const next = page();
    next.stop();
    await next.answer(USER, null);
    expect(await restoreAnswers(next.queries)).toBe(false);
    await next.answer(USER, { id: 'eva' });
    expect(await restoreAnswers(next.queries)).toBe(false);
    expect(next.queries.getQueryData(TAROT)).toBeUndefined();
    await next.answer(USER, ANA);
    expect(await restoreAnswers(next.queries)).toBe(true);
  });

  it('of a member who left in another tab are not written back by this one', async () => {
    const here = await visitOfAna();
    const there = page();
    await there.answer(USER, ANA);
    there.queries.setQueryData(USER, null);
    await vi.advanceTimersByTimeAsync(2000);
    await here.answer(dayOf('aries'), { text: 'Hoy Marte…' });
    expect(await caches.match('/members')).toBeUndefined();
    // Asked for before they left, and answered since.
    await here.answer(TAROT, HISTORY);
    expect(await caches.match('/members')).toBeUndefined();

    await here.answer(USER, ANA);
    expect(await caches.match('/members')).toBeDefined();
  });

  it('of a member of which one was deleted in another tab are not written back by this one', async () => {
    const here = await visitOfAna();
    const there = page();
    await there.answer(USER, ANA);
    await there.answer(TAROT, { pages: [{ items: [] }] });
    await here.answer(HISTORY_KEYS.runes, HISTORY);
    const next = page();
    await next.fail(USER);
    expect(next.queries.getQueryData(TAROT)).toEqual({ pages: [{ items: [] }] });
    expect(next.queries.getQueryData(HISTORY_KEYS.runes)).toEqual(HISTORY);
  });

  it('of a member whose account was deleted in another tab are not written back by this one', async () => {
    const here = await visitOfAna();
    const there = page();
    await there.answer(USER, ANA);
    await there.answer(TAROT, { pages: [{ items: [] }] });
    there.queries.setQueryData(USER, null);
    await vi.advanceTimersByTimeAsync(2000);
    await here.answer(HISTORY_KEYS.runes, HISTORY);
    expect(await caches.match('/members')).toBeUndefined();
    expect(await caches.match('/history')).toBeUndefined();
  });

  /** A page that was told who it is, and watches only later. */
  async function slowPage(user: { id: string } | null) {
    const slow = page();
    slow.stop();
    await slow.answer(USER, user);
    const watch = async () => {
      stops.push(keepAnswers(slow.queries, { onLost: () => undefined, onFound: () => undefined }));
      await vi.advanceTimersByTimeAsync(2000);
    };
    return { ...slow, watch };
  }

  it.each([
    ['nobody', null],
    ['somebody else', { id: 'eva' }],
  ])('of a member stay when a page begins to watch that was told of %s before', async (_, user) => {
    const slow = await slowPage(user);
    await visitOfAna();
    await slow.watch();
    const next = page();
    await next.fail(USER);
    expect(next.queries.getQueryData(USER)).toEqual(ANA);
    expect(next.queries.getQueryData(TAROT)).toEqual(HISTORY);
  });

  it('of a member who left stay forgotten when a page begins to watch that was told of nobody before', async () => {
    const slow = await slowPage(null);
    const here = await visitOfAna();
    const there = page();
    await there.answer(USER, ANA);
    there.queries.setQueryData(USER, null);
    await vi.advanceTimersByTimeAsync(2000);
    await slow.watch();
    await here.answer(TAROT, HISTORY);
    expect(await caches.match('/members')).toBeUndefined();
  });

  it('of a member go when they sign out also where the clock was set back meanwhile', async () => {
    const visit = await visitOfAna();
    vi.setSystemTime(Date.now() - 3_600_000);
    visit.queries.setQueryData(USER, null);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await caches.match('/members')).toBeUndefined();
  });

  it('of a member stay when a page that asks for none of them knows the same one', async () => {
    (await visitOfAna()).stop();
    const home = page();
    await home.answer(USER, { ...ANA, fullName: 'Ana Luz' });
    home.stop();
    const next = page();
    await next.fail(USER);
    expect(next.queries.getQueryData(USER)).toEqual({ ...ANA, fullName: 'Ana Luz' });
    expect(next.queries.getQueryData(TAROT)).toEqual(HISTORY);
  });

  it('of a member are replaced by newer ones', async () => {
    (await visitOfAna()).stop();
    const again = page();
    await again.answer(USER, ANA);
    await again.answer(TAROT, { pages: [{ items: [] }] });
    again.stop();
    const next = page();
    await next.fail(USER);
    expect(next.queries.getQueryData(TAROT)).toEqual({ pages: [{ items: [] }] });
  });

  it('of a member’s earlier session are not taken over into a new one', async () => {
    (await visitOfAna()).stop();
    document.cookie = 'XSRF-TOKEN=two';
    const home = page();
    await home.answer(USER, ANA);
    home.stop();
    expect(await caches.match('/history')).toBeUndefined();
    const next = page();
    await next.fail(USER);
    expect(next.queries.getQueryData(USER)).toEqual(ANA);
    expect(next.queries.getQueryData(TAROT)).toBeUndefined();
  });

  it('tell the service worker of a history only while there is one', async () => {
    const isMarked = async () => (await caches.match('/history')) !== undefined;
    const visit = page();
    await visit.answer(USER, ANA);
    expect([await caches.match('/members'), await isMarked()]).toEqual([
      expect.any(Response),
      false,
    ]);
    await visit.answer(TAROT, HISTORY);
    expect(await isMarked()).toBe(true);
    visit.queries.setQueryData(USER, null);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await isMarked()).toBe(false);
  });

  it('are not asked for where the server itself said no', async () => {
    (await visitOfAna()).stop();
    const next = page();
    await next.fail(TAROT, 'status');
    expect([next.seen, next.queries.getQueryData(LEO)]).toEqual([[], undefined]);
  });

  it('of a member go when they sign out, and the horoscope stays', async () => {
    const visit = await visitOfAna();
    visit.queries.setQueryData(USER, null);
    await vi.advanceTimersByTimeAsync(2000);
    visit.stop();
    const next = page();
    await next.fail(USER);
    expect([USER, TAROT, LEO].map((key) => next.queries.getQueryData(key) !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('of a member are gone when somebody else signs in, even before theirs are kept', async () => {
    (await visitOfAna()).stop();
    const other = page();
    await other.queries.fetchQuery({ queryKey: USER, queryFn: () => ({ id: 'eva' }) });
    await vi.advanceTimersByTimeAsync(10);
    other.stop();
    const next = page();
    await next.fail(USER);
    expect(next.queries.getQueryData(TAROT)).toBeUndefined();
    expect(next.queries.getQueryData(USER)).toBeUndefined();
  });

  it('of a member are not shown to whom the server knows as nobody', async () => {
    (await visitOfAna()).stop();
    const next = page();
    await next.answer(USER, null);
    await next.fail(LEO);
    expect(next.queries.getQueryData(TAROT)).toBeUndefined();
    expect(next.queries.getQueryData(USER)).toBeNull();
  });

  it.each([
    ['ends with the browser’s session', () => (document.cookie = 'XSRF-TOKEN=two')],
    ['gets too old', () => vi.setSystemTime(Date.now() + 8 * 24 * 3_600_000)],
  ])('of a member go when it %s', async (_, happen) => {
    (await visitOfAna()).stop();
    happen();
    const next = page();
    await next.fail(USER);
    expect(next.queries.getQueryData(TAROT)).toBeUndefined();
    expect(next.queries.getQueryData(LEO)).toBeDefined();
  });
});
