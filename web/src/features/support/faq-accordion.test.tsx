// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { faq } from '@sibila/content/support/faq';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { followFocus } from '../../lib/follow-focus.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FaqAccordion } from './faq-accordion.tsx';

const ENTRIES = faq(PRODUCT_NAME);
const arrive = (hash = '') => renderApp(<FaqAccordion />, { path: `/soporte${hash}` });

/** The page as the server sends it, in which `happens` something before it is awake. */
async function wake(happens: (page: HTMLElement) => void) {
  const router = createRouter({
    routeTree: createRootRoute({ component: FaqAccordion }),
    history: createMemoryHistory({ initialEntries: ['/soporte'] }),
  });
  await router.load();
  const tree = <RouterProvider router={router as never} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(tree);
  document.body.replaceChildren(page);
  happens(page);
  render(tree, { container: page, hydrate: true });
  return router;
}

const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const opens = (...ids: string[]) => waitFor(() => expect(openOnes()).toEqual(ids));
const question = (id: string) => {
  const entry = ENTRIES.find((known) => known.id === id);
  return screen.findByRole('heading', { level: 3, name: entry?.question ?? id });
};

describe('the frequent questions of the support page', () => {
  it('are ten, all closed', async () => {
    await arrive();
    await question('que-es');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(10);
    expect(openOnes()).toEqual([]);
  });

  it('open one at a time, close again, and the address goes with them', async () => {
    const { user, router } = await arrive();
    await user.click(await question('premium'));
    await opens('premium');
    expect(router.history.location.href).toBe('/soporte#premium');
    expect(screen.getByText(/US\$ 8\.99 al mes/)).toBeVisible();
    await user.click(await question('runas'));
    await opens('runas');
    await user.click(await question('runas'));
    await opens();
    expect(router.history.location.href).toBe('/soporte');
  });

  it('are opened by their address', async () => {
    await arrive('#compatibilidad');
    await opens('compatibilidad');
  });

  it('stay closed for an address that names none', async () => {
    await arrive('#nada');
    await question('que-es');
    await opens();
  });

  it('stay as they are when the address comes to name none of them', async () => {
    const { router } = await arrive('#premium');
    await opens('premium');
    // As the way past the menu does.
    act(() => router.history.push('/soporte#contenido'));
    await waitFor(() => expect(router.state.location.hash).toBe('contenido'));
    await opens('premium');
    act(() => router.history.push('/soporte'));
    await opens();
  });

  it('follow the browser, which opens one by itself to show what it found', async () => {
    const { user, router } = await arrive('#premium');
    await opens('premium');
    const [premium, runes] = ['premium', 'runas'].map((id) => document.getElementById(id));
    premium?.removeAttribute('open');
    runes?.setAttribute('open', '');
    for (const details of [runes, premium]) fireEvent(details as HTMLElement, new Event('toggle'));
    await waitFor(() => expect(router.history.location.href).toBe('/soporte#runas'));
    await opens('runas');
    await user.click(await question('runas'));
    await opens();
  });

  it('leave the focus where it is when the browser opens one by itself', async () => {
    const { router } = await arrive('#premium');
    const stop = followFocus(router);
    await opens('premium');
    const heading = await question('premium');
    const summary = heading.closest('summary');
    summary?.focus();
    const runes = document.getElementById('runas');
    document.getElementById('premium')?.removeAttribute('open');
    runes?.setAttribute('open', '');
    fireEvent(runes as HTMLElement, new Event('toggle'));
    await waitFor(() => expect(router.state.location.hash).toBe('runas'));
    await opens('runas');
    expect(summary).toHaveFocus();
    stop();
  });

  it('know of one that was opened before the page was awake', async () => {
    const router = await wake((page) => {
      page.querySelector('#tarot')?.setAttribute('open', '');
    });
    await waitFor(() => expect(router.history.location.href).toBe('/soporte#tarot'));
    await opens('tarot');
  });

  it('share a name, so that without scripts one closes the other', async () => {
    await arrive();
    await question('que-es');
    const names = [...document.querySelectorAll('details')].map((one) => one.getAttribute('name'));
    expect(names).toEqual(ENTRIES.map(() => 'preguntas'));
  });

  it('link to the terms and the policy', async () => {
    await arrive('#premium');
    await opens('premium');
    expect(screen.getByRole('link', { name: 'términos' })).toHaveAttribute(
      'href',
      '/terminos#planes',
    );
  });
});
