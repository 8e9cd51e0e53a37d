// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '@sibila/contracts/account';
// Fetched with the first notification: that no test waits for it to be compiled, it is here before.
import '../../components/toast-viewport.tsx';
import { answer, Refusal, type Answers } from '../../testing/handlers.ts';
import { FREE_PLAN as FREE, PRO_PLAN as PRO } from '../../testing/billing-answers.ts';
import { MEXICO } from '../../testing/chart-samples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA, samplePlan } from '../../testing/samples.ts';
import { pressInToast } from '../../testing/toasts.ts';
import { NO_BIRTH } from '../chart/birth-draft.ts';
import { CHART_DRAFTS, newDraft } from '../chart/draft.ts';
import { ProfilePage } from '../profile/profile-page.tsx';
import { VerifyingPayment } from './verifying-payment.tsx';

const UNTIL = new Date(2026, 11, 20, 12);
const PREMIUM: User = { ...LUCIA, isPremium: true, premiumUntil: UNTIL };
const ID = 'cs_test_1';

/** Somebody whose plan changes when the payment is looked at, if it does. */
function pays(part: Partial<Answers>, user: User | null = LUCIA) {
  answer({
    user: () => user,
    plan: () => FREE,
    planDetails: () => samplePlan(),
    readings: () => ({ items: [], nextCursor: null }),
    palmReadings: () => ({ items: [], nextCursor: null }),
    runeReadings: () => ({ items: [], nextCursor: null }),
    charts: () => ({ items: [], nextCursor: null }),
    sessions: () => [],
    ...part,
  });
}

const told = (title: string) => screen.findByText(title);

const comeBack = (id: string = ID) =>
  renderApp(<ProfilePage sessionId={id} />, {
    path: `/profile?session_id=${encodeURIComponent(id)}`,
  });

describe('waiting to know of a payment', () => {
  it('says after some seconds that it takes longer', () => {
    vi.useFakeTimers();
    render(<VerifyingPayment />);
    expect(screen.queryByText(/^Esta vez tarda más/)).toBeNull();
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.getByText(/no hace falta que pagues otra vez/)).toBeInTheDocument();
    vi.useRealTimers();
  });
});

describe('coming back from a payment', () => {
  it('says that it is verified, and takes its id out of the address at once', async () => {
    pays({ verifySession: () => new Promise(() => undefined) });
    const { router } = await comeBack();
    expect(screen.getByRole('heading', { name: 'Verificando tu pago' })).toBeInTheDocument();
    expect(router.history.location.href).toBe('/profile#cuenta');
    expect(router.history.length).toBe(1);
  });

  it('is done where Premium is there already, without asking about the payment', async () => {
    const verifySession = vi.fn(() => ({ success: true, alreadyPremium: false }));
    pays({ user: () => PREMIUM, plan: () => PRO, verifySession });
    await comeBack();
    expect(await told('¡Pago completado!')).toBeInTheDocument();
    expect(verifySession).not.toHaveBeenCalled();
  });

  it('is done where the payment turns out to be there: once, and everything shows it', async () => {
    let paid = false;
    const verifySession = vi.fn(({ sessionId }: { sessionId: string }) => {
      paid = sessionId === ID;
      return { success: true, alreadyPremium: false };
    });
    pays({
      user: () => (paid ? PREMIUM : LUCIA),
      plan: () => (paid ? PRO : FREE),
      verifySession,
    });
    await comeBack();
    expect(await told('¡Pago completado!')).toBeInTheDocument();
    expect(verifySession).toHaveBeenCalledOnce();
    expect(screen.getByRole('tab', { name: 'Cuenta' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('heading', { name: 'Plan Pro' })).toBeInTheDocument();
    expect(screen.getByText('Premium hasta el 20 de diciembre de 2026')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Suscripción' })).toHaveFocus();
  });

  it('leads back to the chart from which somebody came to subscribe', async () => {
    const birth = { ...NO_BIRTH, day: '14', month: '5', year: '1990', place: MEXICO };
    CHART_DRAFTS.save(PREMIUM.id, { ...newDraft('una'), step: 'wheel', birth });
    pays({ user: () => PREMIUM, plan: () => PRO });
    const { router, user } = await comeBack();
    await told('¡Pago completado!');
    await pressInToast(user, 'Volver a mi carta');
    await waitFor(() => expect(router.history.location.href).toBe('/carta-astral'));
    CHART_DRAFTS.drop(PREMIUM.id);
  });

  it('tells that it was active where it was', async () => {
    pays({ verifySession: () => ({ success: false, alreadyPremium: true }) });
    await comeBack();
    expect(await told('Suscripción activa')).toBeInTheDocument();
  });

  it.each<[string, string, NonNullable<Answers['verifySession']>]>([
    ['is not through yet', ID, () => ({ success: false, alreadyPremium: false })],
    [
      'is nobody’s, or another’s',
      'cs_ajeno',
      () => {
        throw new Refusal('NOT_FOUND');
      },
    ],
    [
      'can’t be asked about',
      ID,
      () => {
        throw new Refusal('TOO_MANY_REQUESTS');
      },
    ],
  ])('is still under way where the payment %s', async (_, id, verifySession) => {
    pays({ verifySession });
    const { router } = await comeBack(id);
    expect(await told('Procesando pago')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: /^Bienvenido/ })).toBeInTheDocument();
    expect(router.history.location.href).toBe('/profile#cuenta');
  });

  it('tells what names no payment of theirs from what is on its way', async () => {
    pays({
      verifySession: () => {
        throw new Refusal('NOT_FOUND');
      },
    });
    await comeBack();
    expect(await told('Procesando pago')).toBeInTheDocument();
    expect(await screen.findByText(/^Con ese enlace no aparece ningún pago/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Pasar al Plan Pro' })).toBeInTheDocument();
    expect(screen.queryByText('Pago en camino')).toBeNull();
  });

  it.each(['{CHECKOUT_SESSION_ID}', '123', 'sub_1', '../x', '', `cs_test_${'a'.repeat(3000)}`])(
    'says of what can be no payment that it is none, and asks nobody about it: %#',
    async (id) => {
      const verifySession = vi.fn(() => ({ success: true, alreadyPremium: false }));
      pays({ verifySession });
      await comeBack(id);
      expect(await told('Procesando pago')).toBeInTheDocument();
      const words = screen.getByText(/está incompleto o mal copiado/);
      expect(words).toHaveTextContent('escríbenos desde Soporte');
      expect(verifySession).not.toHaveBeenCalled();
      expect(await screen.findByRole('button', { name: 'Pasar al Plan Pro' })).toBeInTheDocument();
    },
  );

  it('goes on after a reload in the middle, and does nothing after one at the end', async () => {
    pays({ verifySession: () => new Promise(() => undefined) });
    const first = await comeBack();
    await screen.findByText('Verificando tu pago');
    first.unmount();
    const verifySession = vi.fn(() => ({ success: false, alreadyPremium: true }));
    pays({ verifySession });
    const second = await renderApp(<ProfilePage />, { path: '/profile' });
    expect(await told('Suscripción activa')).toBeInTheDocument();
    second.unmount();
    await renderApp(<ProfilePage />, { path: '/profile' });
    await screen.findByRole('heading', { name: /^Bienvenido/ });
    expect(verifySession).toHaveBeenCalledOnce();
  });

  it('leads home whoever is not signed in, who is told how to see it', async () => {
    pays({}, null);
    const { router, user } = await comeBack();
    await waitFor(() => expect(router.history.location.pathname).toBe('/'));
    expect(await told('Procesando pago')).toBeInTheDocument();
    expect(await screen.findByText(/^Inicia sesión para ver tu suscripción/)).toBeInTheDocument();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(sessionStorage.getItem('sibila-payment')).toBeNull();
    const dialog = within(screen.getByRole('dialog'));
    pays({ login: () => LUCIA, verifySession: () => ({ success: false, alreadyPremium: true }) });
    await user.type(await dialog.findByLabelText('Correo electrónico'), LUCIA.email);
    await user.type(dialog.getByLabelText('Contraseña'), 'luna-de-papel');
    await user.click(dialog.getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() => expect(router.history.location.href).toBe('/profile#cuenta'));
  });

  it('leads to the plan, where a reload stays', async () => {
    pays({ verifySession: () => ({ success: false, alreadyPremium: true }) });
    const first = await comeBack();
    expect(await told('Suscripción activa')).toBeInTheDocument();
    const { href } = first.router.history.location;
    expect(href).toBe('/profile#cuenta');
    first.unmount();
    await renderApp(<ProfilePage />, { path: href });
    const tab = await screen.findByRole('tab', { name: 'Cuenta' });
    expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['open', /^Aún no hay un pago que procesar: la página para pagar sigue abierta/],
    ['expired', /^No quedó nada que procesar: la página para pagar caducó/],
    ['settled', /^Ese pago ya se procesó y hoy no abre Premium/],
  ] as const)('says what is so of a payment of theirs that is %s', async (status, words) => {
    pays({ verifySession: () => ({ success: false, alreadyPremium: false, status }) });
    await comeBack();
    expect(await told('Procesando pago')).toBeInTheDocument();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Pasar al Plan Pro' })).toBeInTheDocument();
    expect(screen.queryByText('Pago en camino')).toBeNull();
  });

  it('keeps in mind what is paid and still on its way', async () => {
    const answered = { success: false, alreadyPremium: false, status: 'processing' } as const;
    pays({ verifySession: () => answered });
    await comeBack();
    expect(await screen.findByText(/no pagues otra vez\.$/)).toBeInTheDocument();
    expect(await screen.findByText('Pago en camino')).toBeInTheDocument();
  });
});
