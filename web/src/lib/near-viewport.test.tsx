// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFast, useNearViewport } from './near-viewport.ts';

let margin: string | undefined;
/** What waits for the browser to be idle. */
let whenIdle: (() => void)[];
let comeNear = () => {};

class FakeObserver {
  constructor(seen: IntersectionObserverCallback, options: IntersectionObserverInit) {
    margin = options.rootMargin;
    comeNear = () => {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      seen([entry], this as unknown as IntersectionObserver);
    };
  }
  observe(): void {}
  disconnect(): void {}
}

function Place({ asked = false }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place, { delay: 100, margin: 300, asked });
  return <div ref={place}>{near ? 'cerca' : 'lejos'}</div>;
}

const connect = (connection: object | undefined) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  whenIdle = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => whenIdle.push(task));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  connect(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a fast connection', () => {
  it('is 4g, or gives more than 1.5 Mbit/s', () => {
    expect(isFast({ effectiveType: '4g' })).toBe(true);
    expect(isFast({ effectiveType: '3g', downlink: 1.6 })).toBe(true);
    expect(isFast({ effectiveType: '3g', downlink: 1.5 })).toBe(false);
    expect(isFast(undefined)).toBe(false);
  });
});

describe('a section near the viewport', () => {
  it('loads after its delay once the browser is idle, and is watched from its margin on', () => {
    render(<Place />);
    expect(margin).toBe('300px');
    act(() => {
      comeNear();
      vi.advanceTimersByTime(99);
    });
    expect(whenIdle).toHaveLength(0);
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(whenIdle).toHaveLength(1);
    expect(screen.getByText('lejos')).toBeInTheDocument();
    act(() => whenIdle[0]?.());
    expect(screen.getByText('cerca')).toBeInTheDocument();
  });

  it('does not wait on a fast connection', () => {
    connect({ effectiveType: '4g' });
    render(<Place />);
    act(() => comeNear());
    expect(screen.getByText('cerca')).toBeInTheDocument();
  });

  it('loads at once when the address asks for it, and stays when it asks for another', () => {
    const { rerender } = render(<Place />);
    expect(screen.getByText('lejos')).toBeInTheDocument();
    rerender(<Place asked />);
    expect(screen.getByText('cerca')).toBeInTheDocument();
    rerender(<Place />);
    expect(screen.getByText('cerca')).toBeInTheDocument();
  });
});
