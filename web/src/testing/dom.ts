import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { currentToast, dismissToast } from '../components/toast-store.ts';
import { network } from './handlers.ts';

// What is waited for comes when it comes: a busy machine compiles lazy parts slowly.
configure({ asyncUtilTimeout: 10_000 });

/** What happy-dom lacks and Mantine measures with. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Every test reads as somebody who asked for no motion, unless it says otherwise. */
const matchMedia = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

Object.assign(window, { ResizeObserver: NoResizeObserver, matchMedia });
Element.prototype.scrollIntoView = () => undefined;
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: {
    ready: Promise.resolve(),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  },
});

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
  network.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => network.close());
