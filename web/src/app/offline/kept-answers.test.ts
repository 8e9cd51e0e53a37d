// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TransportError } from '../../lib/transport.ts';
import { keepAnswers } from './kept-answers.ts';

const keyOf = (procedure: string, input?: object) => [
  procedure.split('.'),
  { ...(input && { input }), type: 'query' },
];
const USER = keyOf('account.user');
const TAROT = [['tarot', 'readings'], { input: { limit: 12 }, type: 'infinite' }];
const LEO = keyOf('horoscope.day', { sign: 'leo', date: '2026-11-22' });
const OTHER = keyOf('quota.status', { type: 'tarot' });
const HISTORY = { pages: [{ items: [{ id: 'a', date: new Date('2026-11-20T10:00:00Z') }] }] };
const ANA = { id: 'ana', fullName: 'Ana' };

/** What browsers keep answers in, which the tests' browser has not. */
function fakeCaches(): Pick<CacheStorage, 'open' | 'match'> {
  const kept = new Map<string, string>();
  const shelf = {
    put: async (place: string, answer: Response) => void kept.set(place, await answer.text()),
    delete: (place: string) => Promise.resolve(kept.delete(place)),
  };
  return {
    open: () => Promise.resolve(shelf as unknown as Cache),
    match: (place) => {
      const text = kept.get(place as string);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
  };
}

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
  const answer = async (queryKey: unknown[], data: unknown) => {
    await queries.fetchQuery({ queryKey, queryFn: () => data });
    await vi.advanceTimersByTimeAsync(2000);
  };
  const fail = async (queryKey: unknown[], kind: 'network' | 'status' = 'network') => {
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
