// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, describe, it, vi } from 'vitest';
import { TransportError } from '../lib/transport.ts';
import { answer } from '../testing/handlers.ts';
import { renderApp } from '../testing/render-app.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { ANSWERS } from './offline/kept.ts';

const CUT_OFF = new Error('no', { cause: new TransportError('network', 'no') });

/** Of what browsers keep, whether there is a history among it. */
const keepHistory = (isThere: boolean) =>
  vi.stubGlobal('caches', {
    match: (place: string) =>
      Promise.resolve(isThere && place === ANSWERS.historyMark ? new Response() : undefined),
  });

/** A screen that broke at an address. */
async function broken(error: Error, path = '/blog') {
  const reset = vi.fn();
  answer({ user: () => null });
  const { queries } = await renderApp(<ErrorScreen error={error} reset={reset} />, { path });
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  return reset;
}

const headings = () => screen.getByRole('heading', { level: 1 }).textContent;
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a screen that broke', () => {
  it('for want of a network says so, and what can be opened', async () => {
    keepHistory(true);
    await broken(CUT_OFF);
    await screen.findByRole('link', { name: 'Ver mis lecturas' });
    expect(headings()).toBe('Sin conexión');
    expect(links()).toEqual(['/', '/profile']);
  });

  it('leads to no readings where none are kept', async () => {
    keepHistory(false);
    await broken(CUT_OFF);
    await screen.findByRole('link', { name: 'Ir al inicio' });
    expect(links()).toEqual(['/']);
  });

  it('does not lead to the readings from where they are', async () => {
    keepHistory(true);
    await broken(CUT_OFF, '/profile');
    await screen.findByText(/puedes ir al inicio o a tus lecturas\.$/);
    expect(links()).toEqual(['/']);
  });

  it('is tried again when asked, and by itself when the network is back', async () => {
    keepHistory(false);
    const reset = await broken(CUT_OFF);
    fireEvent.click(await screen.findByRole('button', { name: 'Volver a intentar' }));
    expect(reset).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event('online'));
    expect(reset).toHaveBeenCalledTimes(2);
  });

  it('and was come to by a link is asked of the worker, which may hold it whole', async () => {
    keepHistory(false);
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { controller: {} },
    });
    const address = new URL('/otra', location.origin).href;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name: address } as PerformanceEntry,
    ]);
    const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
    await broken(CUT_OFF);
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(screen.queryByRole('heading')).toBeNull();
    vi.restoreAllMocks();
  });

  it('for any other reason blames no network', async () => {
    await broken(new Error('a is undefined'));
    expect(headings()).toBe('Se nubló el cielo');
    expect(screen.queryByText(/conexión/)).toBeNull();
  });
});
