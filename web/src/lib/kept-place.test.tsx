// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { StrictMode, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useKeptPlace } from './kept-place.ts';

const HEIGHT = 800;
let grow: () => void = () => undefined;
let top = 0;

/** A part 2000 px high whose top stands at `top` on the screen. */
function Part({ name }: { name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const wasRead = useKeptPlace(place, name);
  return <div ref={place}>{wasRead ? 'leída' : 'nueva'}</div>;
}

const seen = (name = 'tarot') =>
  render(
    <StrictMode>
      <Part name={name} />
    </StrictMode>,
  );

/** Leaves the page with the part where it stands, and comes to it again. */
function comeAgain(how: 'reload' | 'back_forward' | 'navigate', name = 'tarot') {
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  document.body.replaceChildren();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(new EventTarget(), { type: how }) as unknown as PerformanceEntry,
  ]);
  return seen(name);
}

beforeEach(() => {
  top = 0;
  grow = () => undefined;
  class Growth {
    readonly #told: () => void;
    constructor(told: () => void) {
      this.#told = told;
    }
    observe() {
      grow = this.#told;
    }
    disconnect() {
      grow = () => undefined;
    }
  }
  vi.stubGlobal('ResizeObserver', Growth);
  vi.stubGlobal('innerHeight', HEIGHT);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() =>
    DOMRect.fromRect({ y: top, height: 2000 }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the place where something was being read', () => {
  it.each(['reload', 'back_forward'] as const)('is held after a %s while the part grows', (how) => {
    seen();
    top = -1200;
    comeAgain(how);
    expect(screen.getByText('leída')).toBeInTheDocument();
    top = 300;
    grow();
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 1500, behavior: 'instant' });
    top = 900;
    grow();
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 2100, behavior: 'instant' });
  });

  it('is let go as soon as a hand scrolls', () => {
    seen();
    top = -1200;
    comeAgain('reload');
    window.dispatchEvent(new Event('wheel'));
    grow();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('is let go once the part has had its time to grow', () => {
    vi.useFakeTimers();
    seen();
    top = -1200;
    comeAgain('reload');
    vi.advanceTimersByTime(5001);
    grow();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it.each([
    ['a part that was not in the middle of the screen', 700],
    ['a part that was already above it', -1900],
  ])('does not count for %s', (_, where) => {
    seen();
    top = where;
    comeAgain('reload');
    expect(screen.getByText('nueva')).toBeInTheDocument();
  });

  it('belongs to one part', () => {
    seen();
    top = -1200;
    comeAgain('reload', 'runas');
    expect(screen.getByText('nueva')).toBeInTheDocument();
  });

  it('is forgotten by whoever comes by a link, and for good', () => {
    seen();
    top = -1200;
    comeAgain('navigate').unmount();
    vi.mocked(performance.getEntriesByType).mockRestore();
    expect(sessionStorage).toHaveLength(0);
  });

  it('does without a browser that keeps nothing', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
    seen();
    top = -1200;
    comeAgain('reload');
    expect(screen.getByText('nueva')).toBeInTheDocument();
  });
});
