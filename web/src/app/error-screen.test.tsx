// @vitest-environment happy-dom
import { CatchBoundary } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
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
  answer({ user: () => null });
  const screenOfIt = <ErrorScreen error={error} reset={() => undefined} />;
  const { queries } = await renderApp(screenOfIt, { path });
  await waitFor(() => expect(queries.isFetching()).toBe(0));
}

/** A screen that breaks as often as `failing` says, in the boundary that routes have. */
async function breaking(failing: () => Error | null) {
  // React tells of what a boundary caught.
  vi.spyOn(console, 'error').mockReturnValue();
  answer({ user: () => null });
  const Page = () => {
    const error = failing();
    if (error) throw error;
    return <h1>El blog</h1>;
  };
  const { queries } = await renderApp(
    <CatchBoundary getResetKey={() => 0} errorComponent={ErrorScreen}>
      <Page />
    </CatchBoundary>,
    { path: '/blog' },
  );
  await waitFor(() => expect(queries.isFetching()).toBe(0));
}

const headings = () => screen.getByRole('heading', { level: 1 }).textContent;
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

afterEach(() => {
  vi.restoreAllMocks();
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
    let error: Error | null = CUT_OFF;
    await breaking(() => error);
    fireEvent.click(await screen.findByRole('button', { name: 'Volver a intentar' }));
    await screen.findByRole('button', { name: 'Volver a intentar' });
    expect(headings()).toBe('Sin conexión');
    error = null;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(headings()).toBe('El blog'));
  });

  it('comes back when asked, where it broke for any other reason', async () => {
    let error: Error | null = new Error('a is undefined');
    await breaking(() => error);
    error = null;
    fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    await waitFor(() => expect(headings()).toBe('El blog'));
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
  });

  it('for any other reason blames no network', async () => {
    await broken(new Error('a is undefined'));
    expect(headings()).toBe('Se nubló el cielo');
    expect(screen.queryByText(/conexión/)).toBeNull();
  });
});

describe('a screen whose code could not be had', () => {
  const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

  /** React keeps a part that failed, whatever is done with the boundary around it. */
  async function withoutCode() {
    vi.spyOn(console, 'error').mockReturnValue();
    keepHistory(false);
    answer({ user: () => null });
    const Part = lazy(() => Promise.reject(MISSING));
    await renderApp(
      <CatchBoundary getResetKey={() => 0} errorComponent={ErrorScreen}>
        <Suspense>
          <Part />
        </Suspense>
      </CatchBoundary>,
      { path: '/blog' },
    );
    return vi.spyOn(location, 'reload').mockReturnValue(undefined);
  }

  it('blames no network where there is one, and loads the page anew when asked, never by itself', async () => {
    const reload = await withoutCode();
    const retry = await screen.findByRole('button', { name: 'Volver a intentarlo' });
    expect(headings()).toBe('Se nubló el cielo');
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(retry);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is loaded anew once the network is back, and not before', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = await withoutCode();
    fireEvent.click(await screen.findByRole('button', { name: 'Volver a intentar' }));
    await screen.findByRole('button', { name: 'Volver a intentar' });
    expect(headings()).toBe('Sin conexión');
    expect(reload).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });
});
