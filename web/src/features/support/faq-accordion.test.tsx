// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { faq } from '@sibila/content/support/faq';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { renderApp } from '../../testing/render-app.tsx';
import { FaqAccordion } from './faq-accordion.tsx';

const ENTRIES = faq(PRODUCT_NAME);
const arrive = (hash = '') => renderApp(<FaqAccordion />, { path: `/soporte${hash}` });

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
