// @vitest-environment happy-dom
import { getQueryKey } from '@trpc/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@sibila/contracts/account';
import { trpc } from '../../lib/trpc.ts';
import { answer } from '../../testing/handlers.ts';
import { pageOf } from '../../testing/history.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { useOwnHistory } from './use-own-history.ts';

function Reader() {
  useOwnHistory();
  return null;
}

/** A page that asks for no readings itself, and how often each kind was asked for. */
async function pageOfSomebody(user: User | null) {
  const page = () => pageOf([]);
  const kinds = {
    readings: vi.fn(page),
    palmReadings: vi.fn(page),
    runeReadings: vi.fn(page),
    charts: vi.fn(page),
    compatibilities: vi.fn(page),
  };
  const who = vi.fn(() => user);
  answer({ user: who, ...kinds });
  const { queries } = await renderApp(<Reader />);
  await waitFor(() => expect(who).toHaveBeenCalled());
  const asked = () => Object.values(kinds).map((kind) => kind.mock.calls.length);
  return { queries, asked };
}

const idle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('a member’s own history', () => {
  it('is fetched once for each kind, as the profile asks for it', async () => {
    const { queries, asked } = await pageOfSomebody(LUCIA);
    await waitFor(() => expect(asked()).toEqual([1, 1, 1, 1, 1]));
    const key = getQueryKey(trpc.tarot.readings, { limit: 12 }, 'infinite');
    await waitFor(() =>
      expect(queries.getQueryData(key)).toMatchObject({ pages: [{ items: [] }] }),
    );
    await idle();
    expect(asked()).toEqual([1, 1, 1, 1, 1]);
  });

  it('is fetched again after a new reading, that kind alone', async () => {
    const { queries, asked } = await pageOfSomebody(LUCIA);
    await waitFor(() => expect(asked()).toEqual([1, 1, 1, 1, 1]));
    const queryKey = getQueryKey(trpc.tarot.readings);
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    await queries.invalidateQueries({ queryKey });
    await waitFor(() => expect(asked()).toEqual([2, 1, 1, 1, 1]));
  });

  it('is fetched for nobody else, nor where data is saved or there is no network', async () => {
    const guest = await pageOfSomebody(null);
    await idle();
    expect(guest.asked()).toEqual([0, 0, 0, 0, 0]);

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const lost = await pageOfSomebody(LUCIA);
    await idle();
    expect(lost.asked()).toEqual([0, 0, 0, 0, 0]);
    vi.restoreAllMocks();

    const connection = { configurable: true, value: { saveData: true } };
    Object.defineProperty(navigator, 'connection', connection);
    const saving = await pageOfSomebody(LUCIA);
    await idle();
    expect(saving.asked()).toEqual([0, 0, 0, 0, 0]);
  });
});
