// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA } from '../../testing/samples.ts';
import { Header } from './header.tsx';

const SECTIONS = [
  ['Horóscopo', '/#horoscopo'],
  ['Tarot', '/#tarot'],
  ['Lectura de Palma', '/#palma'],
  ['Runas', '/#runas'],
  ['Compatibilidad', '/#compatibilidad'],
  ['Precio', '/#premium'],
  ['Blog', '/blog'],
] as const;

const main = () => screen.findByRole('navigation', { name: 'Principal' });

async function openMenu() {
  const app = await renderApp(<Header />);
  const burger = await screen.findByRole('button', { name: 'Abrir el menú' });
  await app.user.click(burger);
  return { ...app, burger, menu: screen.getByRole('dialog', { name: 'Menú' }) };
}

describe('the top navigation', () => {
  it('links to each section of the landing page and to the blog, from anywhere', async () => {
    await renderApp(<Header />, { path: '/blog' });
    const links = within(await main());
    for (const [name, href] of SECTIONS) {
      expect(links.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it('opens the access dialog for a guest, who has nothing to sign out of', async () => {
    const { user } = await renderApp(<Header />);
    await user.click(await screen.findByRole('button', { name: 'Acceder' }));
    expect(await screen.findByRole('dialog', { name: /portal/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cerrar sesión' })).toBeNull();
  });

  it('leads those who are signed in to their profile', async () => {
    answer({ user: () => LUCIA });
    await renderApp(<Header />);
    expect(await screen.findByRole('link', { name: 'Perfil' })).toHaveAttribute('href', '/profile');
  });

  it('signs out and says so', async () => {
    answer({ user: () => LUCIA, logout: () => ({ success: true }) });
    const { user } = await renderApp(<Header />);
    const [button] = await screen.findAllByRole('button', { name: 'Cerrar sesión' });
    if (!button) throw new Error('no button');
    await user.click(button);
    expect(await screen.findByRole('listitem')).toHaveTextContent(
      'Has cerrado sesión correctamente',
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Perfil' })).toBeNull());
  });
});

describe('the menu of small screens', () => {
  it('lists the same entries and Perfil', async () => {
    const { menu } = await openMenu();
    for (const [name, href] of SECTIONS) {
      expect(within(menu).getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(within(menu).getByRole('link', { name: 'Carta astral' })).toHaveAttribute(
      'href',
      '/carta-astral',
    );
    expect(within(menu).getByRole('button', { name: 'Perfil' })).toBeInTheDocument();
  });

  it('is modal while it is open: the browser keeps the focus inside and the page behind still', async () => {
    const asModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { menu } = await openMenu();
    expect(menu).toHaveAttribute('open');
    expect(asModal.mock.contexts).toEqual([menu]);
  });

  it('keeps Tab inside, round and round, in both directions', async () => {
    const { menu, user } = await openMenu();
    const stops = [...menu.querySelectorAll<HTMLElement>('a, button')];
    const [first, last] = [stops.at(0), stops.at(-1)];
    expect(stops.length).toBeGreaterThan(9);
    expect(last).toHaveAccessibleName('Perfil');
    first?.focus();
    for (const stop of [...stops.slice(1), first, stops[1]]) {
      await user.tab();
      expect(stop).toHaveFocus();
    }
    first?.focus();
    for (const stop of stops.toReversed()) {
      await user.tab({ shift: true });
      expect(stop).toHaveFocus();
    }
  });

  it('closes by its button', async () => {
    const { menu, user } = await openMenu();
    await user.click(within(menu).getByRole('button', { name: 'Cerrar el menú' }));
    expect(menu).not.toHaveAttribute('open');
  });

  it('closes on a click beside the entries, and not on one between them', async () => {
    const { menu, user } = await openMenu();
    await user.click(within(menu).getByRole('navigation'));
    expect(menu).toHaveAttribute('open');
    await user.click(menu);
    expect(menu).not.toHaveAttribute('open');
  });

  it('closes when an entry is chosen', async () => {
    const { menu, user, router } = await openMenu();
    await user.click(within(menu).getByRole('link', { name: 'Runas' }));
    expect(menu).not.toHaveAttribute('open');
    await waitFor(() => expect(router.state.location.hash).toBe('runas'));
  });

  it('closes when another page is gone to, as by the browser’s own button', async () => {
    const { menu, router } = await openMenu();
    act(() => router.history.push('/#tarot'));
    await waitFor(() => expect(router.state.location.hash).toBe('tarot'));
    expect(menu).toHaveAttribute('open');
    act(() => router.history.push('/blog'));
    await waitFor(() => expect(menu).not.toHaveAttribute('open'));
  });

  it('sends a guest who wants the profile to the access dialog', async () => {
    const { menu, user } = await openMenu();
    await user.click(within(menu).getByRole('button', { name: 'Perfil' }));
    expect(menu).not.toHaveAttribute('open');
    expect(await screen.findByRole('dialog', { name: /portal/ })).toBeInTheDocument();
  });

  it('closes when the window grows beyond 768 pixels', async () => {
    const { menu } = await openMenu();
    window.innerWidth = 1024;
    window.dispatchEvent(new Event('resize'));
    expect(menu).not.toHaveAttribute('open');
  });
});
