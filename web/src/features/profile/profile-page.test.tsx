// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { User } from '@sibila/contracts/account';
import { PRO_PLAN } from '../../testing/billing-answers.ts';
import { answer, network, type Answers } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA, samplePlan } from '../../testing/samples.ts';
import { ProfilePage } from './profile-page.tsx';

function giveAnswers(user: User | null, more: Partial<Answers> = {}): void {
  let current = user;
  answer({
    user: () => current,
    readings: () => ({ items: [], nextCursor: null }),
    compatibilities: () => ({ items: [], nextCursor: null }),
    palmReadings: () => ({ items: [], nextCursor: null }),
    runeReadings: () => ({ items: [], nextCursor: null }),
    charts: () => ({ items: [], nextCursor: null }),
    sessions: () => [],
    ...more,
    login: () => (current = LUCIA),
    logout: () => {
      current = null;
      return { success: true };
    },
  });
}

function arrive(user: User | null, path = '/profile', more: Partial<Answers> = {}) {
  giveAnswers(user, more);
  return renderApp(<ProfilePage />, { path });
}

describe('the profile', () => {
  it('sends whoever is not signed in home, once that is known', async () => {
    const { router } = await arrive(null);
    await waitFor(() => expect(router.history.location.pathname).toBe('/'));
  });

  it('lets in who came for a tab, as mails ask them to, and leads back to it', async () => {
    const { router, user } = await arrive(null, '/profile#cuenta');
    await waitFor(() => expect(router.history.location.href).toBe('/'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Correo electrónico'), LUCIA.email);
    await user.type(dialog.getByLabelText('Contraseña'), 'luna-de-papel');
    await user.click(dialog.getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() => expect(router.history.location.href).toBe('/profile#cuenta'));
    expect(await screen.findByRole('tab', { name: 'Cuenta' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('asks nobody in again who has just left, nor whoever came for no tab', async () => {
    const { router, user, unmount } = await arrive(LUCIA, '/profile#cuenta');
    await user.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }));
    await waitFor(() => expect(router.history.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    const other = await arrive(null, '/profile#constructor');
    await waitFor(() => expect(other.router.history.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why it sent home whoever has no network, and leads back once there is one', async () => {
    let isOffline = true;
    giveAnswers(LUCIA);
    network.use(http.all('*/trpc/*', () => (isOffline ? HttpResponse.error() : undefined)));
    const { router } = await renderApp(<ProfilePage />, { path: '/profile?de=x#cuenta' });
    expect(await screen.findByText('Sin conexión')).toBeInTheDocument();
    expect(router.history.location.href).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    isOffline = false;
    fireEvent.click(screen.getByRole('button', { name: 'Abrir mi perfil' }));
    expect(await screen.findByRole('tab', { name: 'Cuenta' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(router.history.location.href).toBe('/profile?de=x#cuenta');
  });

  it('greets by name, with the sign and the plan', async () => {
    await arrive(LUCIA);
    expect(
      await screen.findByRole('heading', { name: 'Bienvenido, Lucía Robles' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Tu signo zodiacal es Escorpio')).toBeInTheDocument();
    expect(screen.getByText('Usuario Gratuito')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver al Inicio' })).toHaveAttribute('href', '/');
  });

  it('greets by username where there is no name, and asks for the sign', async () => {
    await arrive({ ...LUCIA, fullName: '', zodiacSign: null });
    expect(await screen.findByRole('heading', { name: 'Bienvenido, lucia' })).toBeInTheDocument();
    expect(screen.getByText(/Aún no has indicado tu signo zodiacal/)).toBeInTheDocument();
  });

  it('leads from the missing sign to its field, each time it is asked for', async () => {
    const { user } = await arrive({ ...LUCIA, zodiacSign: null });
    const prompt = await screen.findByRole('button', { name: 'Añádelo en tu cuenta' });
    for (let time = 0; time < 2; time += 1) {
      await user.click(prompt);
      expect(screen.getByRole('tab', { name: 'Cuenta' })).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => expect(screen.getByLabelText('Signo zodiacal (opcional)')).toHaveFocus());
    }
    await user.clear(screen.getByLabelText('Correo electrónico'));
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(screen.getByLabelText('Correo electrónico')).toHaveFocus();
  });

  it('shows until when Premium lasts', async () => {
    await arrive({ ...LUCIA, isPremium: true, premiumUntil: new Date(2027, 0, 5, 12) });
    expect(await screen.findByText('Premium hasta el 5 de enero de 2027')).toBeInTheDocument();
    expect(screen.queryByText('y se renueva')).toBeNull();
  });

  it.each([
    [{}, 1],
    [{ state: 'cancelled', nextCharge: null }, 0],
    [{ state: 'past_due' }, 0],
    [{ givesPremium: false }, 0],
  ] as const)('says whether Premium goes on from there: %j', async (part, times) => {
    await arrive(
      { ...LUCIA, isPremium: true, premiumUntil: new Date(2026, 11, 20, 12) },
      '/profile#cuenta',
      { plan: () => PRO_PLAN, planDetails: () => samplePlan(part) },
    );
    await screen.findByRole('button', { name: 'Gestionar' });
    expect(screen.queryAllByText('y se renueva')).toHaveLength(times);
  });

  it('says what is left of every kind of reading', async () => {
    const { user } = await arrive(LUCIA);
    await user.click(await screen.findByRole('tab', { name: 'Cuenta' }));
    const quota = within(screen.getByRole('region', { name: 'Tu cupo' }));
    for (const noun of ['lecturas de tarot', 'lecturas de palma', 'lecturas de runas'])
      expect(await quota.findByText(new RegExp(noun))).toBeInTheDocument();
    expect(await quota.findByText(/compatibilidades/)).toBeInTheDocument();
  });

  it('has its three tabs, each honest about what is not there yet', async () => {
    const { user } = await arrive(LUCIA);
    await screen.findByText('No tienes lecturas de tarot todavía');
    expect(await screen.findByText('No tienes análisis de palma todavía')).toBeInTheDocument();
    const palm = screen.getByRole('region', { name: 'Palma' });
    expect(within(palm).getByRole('link', { name: 'Lee tu primera palma' })).toHaveAttribute(
      'href',
      '/#palma',
    );
    expect(await screen.findByText('No tienes lecturas de runas todavía')).toBeInTheDocument();
    expect(await screen.findByText('No tienes cartas astrales todavía')).toBeInTheDocument();
    const charts = screen.getByRole('region', { name: 'Cartas astrales' });
    expect(within(charts).getByRole('link', { name: 'Calcula la tuya' })).toHaveAttribute(
      'href',
      '/carta-astral',
    );
    await user.click(screen.getByRole('tab', { name: 'Compatibilidades' }));
    expect(
      await screen.findByText('No has calculado compatibilidades todavía'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Cuenta' }));
    for (const name of ['Tus datos', 'Cambiar contraseña', 'Tu cupo', 'Tu privacidad'])
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    expect(await screen.findByText(/Te quedan 5 de 8 lecturas de tarot/)).toBeInTheDocument();
  });

  it('keeps what was typed and not saved while another tab is looked at', async () => {
    const { user } = await arrive(LUCIA);
    await user.click(await screen.findByRole('tab', { name: 'Cuenta' }));
    await user.type(screen.getByLabelText('Nombre completo'), ' Vega');
    await user.type(screen.getByLabelText('Nueva contraseña'), 'luna-nueva');
    await user.click(screen.getByRole('tab', { name: 'Mis Lecturas' }));
    expect(screen.getByLabelText('Nombre completo')).not.toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Cuenta' }));
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('Lucía Robles Vega');
    expect(screen.getByLabelText('Nueva contraseña')).toHaveValue('luna-nueva');
  });

  it('opens at the compatibilities where the address asks for them', async () => {
    await arrive(LUCIA, '/profile#compatibilidades');
    expect(
      await screen.findByText('No has calculado compatibilidades todavía'),
    ).toBeInTheDocument();
  });

  it('leads home after signing out', async () => {
    const { router, user } = await arrive(LUCIA);
    await user.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }));
    expect(await screen.findByText('Has cerrado sesión correctamente')).toBeInTheDocument();
    await waitFor(() => expect(router.history.location.pathname).toBe('/'));
  });
});
