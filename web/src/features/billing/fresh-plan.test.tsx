// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SubscriptionDetails, SubscriptionStatus } from '@sibila/contracts/billing';
import { FREE_PLAN, PRO_PLAN } from '../../testing/billing-answers.ts';
import { answer, Refusal, type Answers } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA, samplePlan } from '../../testing/samples.ts';
import { ProfilePage } from '../profile/profile-page.tsx';

type Part = Partial<NonNullable<SubscriptionDetails['subscription']>>;
const CANCELLED: Part = { state: 'cancelled', nextCharge: null };
const nothing = () => ({ items: [], nextCursor: null });

/** The account tab of somebody whose plan changes behind the page's back. */
async function arrive(answers: Partial<Answers> = {}) {
  let status: SubscriptionStatus = PRO_PLAN;
  let part: Part = {};
  let isAway = false;
  const look = () => {
    if (isAway) throw new Refusal('TOO_MANY_REQUESTS');
  };
  answer({
    user: () => ({ ...LUCIA, isPremium: status.isPremium, premiumUntil: status.premiumUntil }),
    plan: () => (look(), status),
    planDetails: () => (look(), samplePlan(part)),
    readings: nothing,
    palmReadings: nothing,
    runeReadings: nothing,
    charts: nothing,
    sessions: () => [],
    ...answers,
  });
  const app = await renderApp(<ProfilePage />, { path: '/profile#cuenta' });
  const card = () => within(screen.getByRole('region', { name: 'Suscripción' }));
  await screen.findByText('Activa');
  return {
    ...app,
    card,
    become: (next: Part, plan: SubscriptionStatus = PRO_PLAN) => {
      part = next;
      status = plan;
    },
    setAway: (value: boolean) => {
      isAway = value;
    },
  };
}

const comeBack = (kind: 'focus' | 'visibilitychange') =>
  act(async () => {
    const target = kind === 'focus' ? window : document;
    target.dispatchEvent(new Event(kind));
    await Promise.resolve();
  });

describe('a tab that was left open', () => {
  it.each(['focus', 'visibilitychange'] as const)(
    'reads the plan again when its reader comes back: %s',
    async (kind) => {
      const { become, card } = await arrive();
      become({ state: 'past_due' });
      await comeBack(kind);
      expect(await card().findByText('Con un cobro pendiente')).toBeInTheDocument();
    },
  );

  it('shows everywhere that Premium is over', async () => {
    const { become, card } = await arrive();
    become({ state: 'ended', nextCharge: null }, FREE_PLAN);
    await comeBack('focus');
    expect(await card().findByRole('heading', { name: 'Básico' })).toBeInTheDocument();
    expect(await screen.findByText('Usuario Gratuito')).toBeInTheDocument();
  });
});

describe('the dialog that cancels', () => {
  const done = { success: true as const, premiumUntil: new Date(2026, 11, 20, 12) };

  async function open(answers: Partial<Answers> = {}) {
    const cancel = vi.fn(() => done);
    const app = await arrive({ cancel, ...answers });
    const ask = async () => {
      await app.user.click(app.card().getByRole('button', { name: 'Cancelar suscripción' }));
      return within(await screen.findByRole('dialog', { name: 'Cancelar la suscripción' }));
    };
    return { ...app, ask, cancel };
  }

  it('says of a charge that has failed since what that leads to', async () => {
    const { ask, become } = await open();
    become({ state: 'past_due' });
    const dialog = await ask();
    expect(await dialog.findByText('termina ahora mismo')).toBeInTheDocument();
    expect(dialog.queryByText(/Conservas Premium/)).toBeNull();
  });

  it('promises nothing, and does nothing, until it knows', async () => {
    let tell: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (tell = resolve));
    let isHeld = false;
    const { ask, cancel, user } = await open({
      plan: () => (isHeld ? held.then(() => PRO_PLAN) : PRO_PLAN),
    });
    isHeld = true;
    const dialog = await ask();
    expect(await dialog.findByRole('status')).toHaveTextContent('Consultando cómo está tu plan…');
    expect(dialog.queryByText(/Conservas Premium/)).toBeNull();
    const confirm = dialog.getByRole('button', { name: 'Cancelar suscripción' });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await user.click(confirm);
    tell();
    expect(await dialog.findByText(/Conservas Premium/)).toBeInTheDocument();
    expect(cancel).not.toHaveBeenCalled();
  });

  it('tells a change between its words and the click, and takes another click for it', async () => {
    const { ask, become, cancel, user } = await open();
    const dialog = await ask();
    await dialog.findByText(/Conservas Premium/);
    become({ state: 'past_due' });
    await user.click(dialog.getByRole('button', { name: 'Cancelar suscripción' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Tu plan acaba de cambiar.');
    expect(dialog.getByText('termina ahora mismo')).toBeInTheDocument();
    expect(cancel).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Cancelar suscripción' }));
    await waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  });

  it('tells what the server found out by the click, which did nothing', async () => {
    const refuse = { now: true };
    const told: unknown[] = [];
    const { ask, become, user } = await open({
      cancel: (input) => {
        told.push(input);
        if (!refuse.now) return done;
        become({ state: 'past_due' });
        throw new Refusal('PLAN_CHANGED');
      },
    });
    const dialog = await ask();
    await dialog.findByText(/Conservas Premium/);
    await user.click(dialog.getByRole('button', { name: 'Cancelar suscripción' }));
    expect(await dialog.findByText('termina ahora mismo')).toBeInTheDocument();
    expect(dialog.getByRole('alert')).toHaveTextContent('Tu plan acaba de cambiar.');
    refuse.now = false;
    await user.click(dialog.getByRole('button', { name: 'Cancelar suscripción' }));
    await waitFor(() => expect(told).toEqual([{ keepsPeriod: true }, { keepsPeriod: false }]));
  });

  it('has nothing to do where it was done elsewhere', async () => {
    const { ask, become, cancel, user } = await open();
    const dialog = await ask();
    await dialog.findByText(/Conservas Premium/);
    become(CANCELLED);
    await comeBack('focus');
    expect(await dialog.findByText(/^Ya no hay nada que cancelar/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Cancelar suscripción' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cancel).not.toHaveBeenCalled();
  });

  it('cancels nothing while the plan can’t be known, and asks again', async () => {
    const { ask, setAway, user } = await open();
    setAway(true);
    const dialog = await ask();
    expect(await dialog.findByRole('alert')).toHaveTextContent('No hemos cancelado nada.');
    expect(dialog.queryByRole('button', { name: 'Cancelar suscripción' })).toBeNull();
    setAway(false);
    await user.click(dialog.getByRole('button', { name: 'Volver a intentarlo' }));
    expect(await dialog.findByText(/Conservas Premium/)).toBeInTheDocument();
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});

describe('the dialog that deletes an account', () => {
  async function open() {
    const deleteAccount = vi.fn(() => ({ success: true as const }));
    const app = await arrive({ deleteAccount });
    await app.user.click(screen.getByRole('button', { name: 'Borrar mi cuenta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Borrar tu cuenta' }));
    await dialog.findByText(/^Tu Plan Pro está pagado hasta/);
    const confirm = async () => {
      await app.user.click(dialog.getByRole('button', { name: 'Borrar para siempre' }));
    };
    await app.user.type(dialog.getByLabelText('Tu contraseña'), 'luna-vieja');
    return { ...app, deleteAccount, dialog, confirm };
  }

  it('deletes nothing before it has said what has changed meanwhile', async () => {
    const { become, confirm, deleteAccount, dialog } = await open();
    become({ state: 'past_due' });
    await confirm();
    expect(await dialog.findByText(/no volvemos a intentar el cobro pendiente/)).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent('Lo de tu plan acaba de cambiar.');
    expect(deleteAccount).not.toHaveBeenCalled();
    await confirm();
    await waitFor(() => expect(deleteAccount).toHaveBeenCalledOnce());
  });

  it('can still be used where the plan can’t be asked about', async () => {
    const { confirm, deleteAccount, dialog, setAway } = await open();
    setAway(true);
    await confirm();
    expect(await dialog.findByText(/^Si tienes una suscripción, termina también/)).toBeVisible();
    expect(deleteAccount).not.toHaveBeenCalled();
    await confirm();
    await waitFor(() => expect(deleteAccount).toHaveBeenCalledOnce());
  });
});
