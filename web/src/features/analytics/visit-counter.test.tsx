// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageView, type PageView } from '@sibila/contracts/analytics';
import AfterPaint from '../../app/after-paint.tsx';
import { CONFIG_META, type PublicConfig } from '../../lib/public-config.ts';
import { network } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { CONSENT_KEY, giveConsent } from '../cookie-consent/consent.ts';
import VisitCounter from './visit-counter.tsx';

const told: PageView[] = [];
beforeEach(() => {
  told.length = 0;
  network.use(
    http.post('*/api/analytics', async ({ request }) => {
      expect(request.credentials).toBe('omit');
      // The server takes it so and no other way.
      told.push(pageView.parse(await request.json()));
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const paths = () => told.map(({ path }) => path);
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

describe('the counter of visits', () => {
  it('asks nothing and keeps nothing before somebody agrees', async () => {
    await renderApp(<VisitCounter />, { path: '/blog' });
    await settled();
    expect(told).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('counts the page from the moment of the yes, once', async () => {
    await renderApp(<VisitCounter />, { path: '/blog' });
    act(() => giveConsent());
    await waitFor(() => expect(paths()).toEqual(['/blog']));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'other' })));
    await settled();
    expect(paths()).toEqual(['/blog']);
    expect(told[0]).toMatchObject({ isNew: true, language: navigator.language });
  });

  it('leaves out what follows the path, and pages that mails lead to', async () => {
    localStorage.setItem(CONSENT_KEY, 'true');
    const view = await renderApp(<VisitCounter />, { path: '/verify-email?token=secreto' });
    await settled();
    view.unmount();
    await renderApp(<VisitCounter />, { path: '/blog?categoria=Luna&x=secreto#fin' });
    await waitFor(() => expect(paths()).toEqual(['/blog']));
    expect(JSON.stringify(told)).not.toContain('secreto');
  });

  it('says from which site somebody came, not from which page of it', async () => {
    localStorage.setItem(CONSENT_KEY, 'true');
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://busca.example/?q=mi+pregunta');
    await renderApp(<VisitCounter />, { path: '/blog' });
    await waitFor(() => expect(told).toMatchObject([{ referrer: 'busca.example' }]));
    expect(JSON.stringify(told)).not.toContain('pregunta');
  });

  it('forgets who takes their yes back', async () => {
    localStorage.setItem(CONSENT_KEY, 'true');
    await renderApp(<VisitCounter />, { path: '/blog' });
    await waitFor(() => expect(told).toHaveLength(1));
    localStorage.removeItem(CONSENT_KEY);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY })));
    expect(localStorage.getItem('sibila-analytics')).toBeNull();
  });

  it('disturbs nobody where the server does not answer', async () => {
    localStorage.setItem(CONSENT_KEY, 'true');
    let asked = 0;
    network.use(
      http.post('*/api/analytics', () => {
        asked += 1;
        return HttpResponse.error();
      }),
    );
    await renderApp(<VisitCounter />, { path: '/blog' });
    await waitFor(() => expect(asked).toBe(1));
    await settled();
  });
});

describe('the pages', () => {
  const configure = (config: Partial<PublicConfig>) => {
    const meta = document.createElement('meta');
    meta.name = CONFIG_META;
    meta.content = JSON.stringify({ turnstileSiteKey: null, premium: true, ...config });
    document.head.replaceChildren(meta);
  };
  afterEach(() => document.head.replaceChildren());

  it('count visits where the server says that it does', async () => {
    localStorage.setItem(CONSENT_KEY, 'true');
    configure({ analytics: true });
    await renderApp(<AfterPaint />, { path: '/blog' });
    await waitFor(() => expect(paths()).toEqual(['/blog']));
  });

  it.each([{ analytics: false }, {}])('count nothing with %j, whoever agreed', async (config) => {
    localStorage.setItem(CONSENT_KEY, 'true');
    configure(config);
    await renderApp(<AfterPaint />, { path: '/blog' });
    await settled();
    expect(told).toEqual([]);
    expect(localStorage.getItem('sibila-analytics')).toBeNull();
  });
});
