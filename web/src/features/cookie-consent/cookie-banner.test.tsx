// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { CONSENT_KEY, giveConsent, hasConsent, tidyConsent } from './consent.ts';
import CookieBanner from './cookie-banner.tsx';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 22);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const strip = () => screen.findByRole('region', { name: 'Aviso de cookies' });
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Aviso de cookies' })).toBeNull());

describe('the consent', () => {
  it('is kept under its name as the text true', () => {
    giveConsent();
    expect(localStorage.getItem('sibila-cookie-consent')).toBe('true');
  });

  it.each([null, '', 'false', 'TRUE', '1', ' true'])('is not there when %j is kept', (kept) => {
    if (kept !== null) localStorage.setItem(CONSENT_KEY, kept);
    expect(hasConsent()).toBe(false);
  });

  it('counts for a year, and is forgotten then', () => {
    giveConsent(NOW);
    expect(hasConsent(NOW + 365 * DAY_MS - 1)).toBe(true);
    tidyConsent(NOW + 365 * DAY_MS - 1);
    expect(localStorage).toHaveLength(2);
    expect(hasConsent(NOW + 365 * DAY_MS)).toBe(false);
    tidyConsent(NOW + 365 * DAY_MS);
    expect(localStorage).toHaveLength(0);
  });

  it('whose day was never kept counts for a year from when a page first finds it', () => {
    localStorage.setItem(CONSENT_KEY, 'true');
    expect(hasConsent(NOW)).toBe(true);
    tidyConsent(NOW);
    tidyConsent(NOW + DAY_MS);
    expect(hasConsent(NOW + 364 * DAY_MS)).toBe(true);
    expect(hasConsent(NOW + 365 * DAY_MS)).toBe(false);
  });

  it('is read without a change to what is kept', () => {
    localStorage.setItem(CONSENT_KEY, 'true');
    hasConsent(NOW);
    expect(localStorage).toHaveLength(1);
    giveConsent(NOW);
    hasConsent(NOW + 365 * DAY_MS);
    expect(localStorage).toHaveLength(2);
  });

  it('is asked for again once the data of the site are deleted', () => {
    giveConsent();
    localStorage.clear();
    expect(hasConsent()).toBe(false);
  });
});

describe('the cookie banner', () => {
  it('says what it must, and leads to the policy and the terms', async () => {
    await renderApp(<CookieBanner />);
    expect((await strip()).querySelector('p')).toHaveTextContent(
      /^Utilizamos cookies para mejorar tu experiencia\. Al continuar navegando, aceptas nuestra Política de Cookies y Términos y Condiciones\.$/,
    );
    const policy = screen.getByRole('link', { name: 'Política de Cookies' });
    expect(policy).toHaveAttribute('href', '/privacidad');
    const terms = screen.getByRole('link', { name: 'Términos y Condiciones' });
    expect(terms).toHaveAttribute('href', '/terminos');
  });

  it('leaves for good when it is accepted', async () => {
    const { user, unmount } = await renderApp(<CookieBanner />);
    await strip();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    await isGone();
    expect(hasConsent()).toBe(true);
    unmount();
    await renderApp(<CookieBanner />);
    await isGone();
  });

  it('leaves when another tab has accepted', async () => {
    await renderApp(<CookieBanner />);
    await strip();
    localStorage.setItem(CONSENT_KEY, 'true');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
    });
    await isGone();
  });

  it('keeps the foot of the page free for as long as it is there', async () => {
    let measured = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(seen: () => void) {
          measured = seen;
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    const { user } = await renderApp(<CookieBanner />);
    await strip();
    measured();
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--cookie-strip')).toBe('0px');
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    await isGone();
    expect(style.getPropertyValue('--cookie-strip')).toBe('');
  });

  it('brings up a text field that takes the focus, for as long as it is there', async () => {
    const { user } = await renderApp(
      <>
        <CookieBanner />
        <textarea aria-label="Mensaje" />
      </>,
    );
    await strip();
    const field = screen.getByRole('textbox', { name: 'Mensaje' });
    const bringUp = vi.spyOn(field, 'scrollIntoView');
    await user.click(field);
    await waitFor(() => expect(bringUp).toHaveBeenCalledWith({ block: 'nearest' }));
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    await isGone();
    await user.click(field);
    await new Promise((pass) => setTimeout(pass, 40));
    expect(bringUp).toHaveBeenCalledTimes(1);
  });

  // Last: a module that could keep nothing knows the answer for as long as it lives.
  it('leaves for this page where the browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const { user } = await renderApp(<CookieBanner />);
    await strip();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    await isGone();
  });
});
