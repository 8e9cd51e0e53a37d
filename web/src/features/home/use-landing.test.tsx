// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followSteps } from '../../lib/last-step.ts';
import { useLanding } from './use-landing.ts';

const growths = new Set<() => void>();
let height = 0;
let forgetSteps = () => {};

function Section() {
  useLanding('tarot');
  return <section id="tarot">Tarot</section>;
}
const Site = () => (useLocation().pathname === '/' ? <Section /> : <p>Otra página</p>);

/** A site whose document came at the last of some entries of the history. */
async function arrive(...entries: string[]) {
  const history = createMemoryHistory({ initialEntries: entries });
  forgetSteps = followSteps(history);
  const router = createRouter({ routeTree: createRootRoute({ component: Site }), history });
  await router.load();
  render(
    <StrictMode>
      <RouterProvider router={router as never} />
    </StrictMode>,
  );
  await screen.findByText(/Tarot|Otra/);
  return history;
}

/** Whether the section is brought back to the top when what stands above it grows. */
function isHeld(): boolean {
  const bringBack = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  bringBack.mockClear();
  height += 100;
  for (const grow of growths) grow();
  return bringBack.mock.calls.length > 0;
}

beforeEach(() => {
  class Growth {
    readonly #told: () => void;
    constructor(told: () => void) {
      this.#told = told;
    }
    observe() {
      growths.add(this.#told);
    }
    disconnect() {
      growths.delete(this.#told);
    }
  }
  vi.stubGlobal('ResizeObserver', Growth);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(document.body, 'scrollHeight', 'get').mockImplementation(() => height);
});
afterEach(() => {
  forgetSteps();
  growths.clear();
  vi.unstubAllGlobals();
});

describe('the section that the address asks for', () => {
  it('is held at the top where the document came at it, until a hand moves', async () => {
    await arrive('/#tarot');
    expect(isHeld()).toBe(true);
    window.dispatchEvent(new Event('wheel'));
    expect(isHeld()).toBe(false);
  });

  it('is held at the top when a link leads to it', async () => {
    const history = await arrive('/blog');
    act(() => history.push('/#tarot'));
    await screen.findByText('Tarot');
    expect(isHeld()).toBe(true);
  });

  it('is not held when another one is asked for', async () => {
    await arrive('/#runas');
    expect(isHeld()).toBe(false);
  });

  it('is left alone after a reload', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(new EventTarget(), { type: 'reload' }) as unknown as PerformanceEntry,
    ]);
    await arrive('/#tarot');
    expect(isHeld()).toBe(false);
  });

  it.each([
    ['when it was left in this document', ['/#tarot']],
    ['also when it was left before a reload elsewhere', ['/#tarot', '/blog']],
  ])('is left alone by who comes back to it, %s', async (_, entries) => {
    const history = await arrive(...entries);
    if (entries.length === 1) {
      act(() => history.push('/blog'));
      await screen.findByText('Otra página');
    }
    act(() => history.back());
    await screen.findByText('Tarot');
    expect(isHeld()).toBe(false);
  });
});
