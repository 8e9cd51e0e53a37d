// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_KEY } from '../features/cookie-consent/consent.ts';
import { answer } from '../testing/handlers.ts';
import { renderApp } from '../testing/render-app.tsx';
import { LUCIA } from '../testing/samples.ts';
import AfterPaint from './after-paint.tsx';

beforeEach(() => {
  localStorage.setItem(CONSENT_KEY, 'true');
  answer({ user: () => null });
  // Nothing is fetched ahead meanwhile.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  localStorage.clear();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** What keeps brings the note that there is no network, still empty. */
const isKept = () => screen.queryByRole('status', { hidden: true }) !== null;
const keeping = () => vi.waitFor(() => expect(isKept()).toBe(true));

describe('what can be read offline', () => {
  it('is kept soon where it is the page itself, also where nobody moves', async () => {
    await renderApp(<AfterPaint />, { path: '/profile' });
    await pass(900);
    expect(isKept()).toBe(false);
    await pass(200);
    await keeping();
  });

  it('is kept late elsewhere', async () => {
    await renderApp(<AfterPaint />, { path: '/soporte' });
    await pass(7000);
    expect(isKept()).toBe(false);
    await pass(1100);
    await keeping();
  });

  it('is kept sooner where a member is there, whose readings it is about', async () => {
    answer({ user: () => LUCIA });
    await renderApp(<AfterPaint />, { path: '/soporte' });
    await pass(2900);
    expect(isKept()).toBe(false);
    await pass(200);
    await keeping();
  });

  it('is kept elsewhere as soon as somebody is there', async () => {
    await renderApp(<AfterPaint />, { path: '/soporte' });
    await pass(900);
    fireEvent.pointerMove(window);
    await keeping();
  });
});

it('gives a day to an answer about cookies that has none', async () => {
  await renderApp(<AfterPaint />, { path: '/soporte' });
  expect(Number(localStorage.getItem(`${CONSENT_KEY}-since`))).toBeGreaterThan(0);
});
