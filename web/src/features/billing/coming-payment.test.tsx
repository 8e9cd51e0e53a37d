// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, Refusal, type Answers } from '../../testing/handlers.ts';
import { FREE_PLAN, PRO_PLAN } from '../../testing/billing-answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA, samplePlan } from '../../testing/samples.ts';
import { keepPendingPayment } from './pending-payment.ts';
import { SubscriptionCard } from './subscription-card.tsx';

const COMING = 'Pago en camino';
const BUY = 'Pasar al Plan Pro';
/** Until after the last look by itself. */
const LONG_MS = 200_000;

const card = () => within(screen.getByRole('region', { name: 'Suscripción' }));

/** Somebody whose payment could not be confirmed when they came back from it. */
function waits(answers: Partial<Answers>) {
  answer({ user: () => LUCIA, plan: () => FREE_PLAN, ...answers });
  return renderApp(<SubscriptionCard user={LUCIA} />);
}
const away = () => {
  throw new Refusal('BILLING_UNAVAILABLE');
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

describe('a payment on its way', () => {
  it('is remembered: nothing is sold, and a few looks by itself are all', async () => {
    keepPendingPayment(LUCIA.id, 'cs_1');
    const verifySession = vi.fn(away);
    await waits({ verifySession });
    expect(await card().findByText(COMING)).toBeInTheDocument();
    expect(card().queryByRole('button', { name: BUY })).toBeNull();
    expect(card().getByRole('status')).toHaveTextContent('dentro de unos segundos');
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(card().getByRole('status')).toHaveTextContent('vuelve a mirar cuando quieras');
    const looks = verifySession.mock.calls.length;
    expect(looks).toBeGreaterThan(2);
    expect(looks).toBeLessThanOrEqual(10);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(verifySession).toHaveBeenCalledTimes(looks);
  });

  it('arrives by itself', async () => {
    keepPendingPayment(LUCIA.id, 'cs_1');
    let paid = false;
    await waits({
      plan: () => (paid ? PRO_PLAN : FREE_PLAN),
      planDetails: () => samplePlan(),
      verifySession: () => {
        paid = true;
        return { success: true, alreadyPremium: false };
      },
    });
    await card().findByText(COMING);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await screen.findByText('¡Pago completado!')).toBeInTheDocument();
    expect(await card().findByRole('heading', { name: 'Plan Pro' })).toBeInTheDocument();
    expect(await card().findByRole('button', { name: 'Gestionar' })).toBeInTheDocument();
    expect(card().queryByText(COMING)).toBeNull();
  });

  it('is looked for at once where that is wished, and is none where none is found', async () => {
    keepPendingPayment(LUCIA.id, 'cs_1');
    const { user } = await waits({
      verifySession: () => {
        throw new Refusal('NOT_FOUND');
      },
    });
    await user.click(await card().findByRole('button', { name: 'Volver a mirar' }));
    expect(await card().findByRole('button', { name: BUY })).toBeInTheDocument();
    expect(await screen.findByText(/^Con ese enlace no aparece ningún pago/)).toBeInTheDocument();
  });

  it('says at once that it is looked for, and looks once however often that is pressed', async () => {
    keepPendingPayment(LUCIA.id, 'cs_1');
    const verifySession = vi.fn(() => new Promise<never>(() => undefined));
    const { user } = await waits({ verifySession });
    const look = await card().findByRole('button', { name: 'Volver a mirar' });
    await user.click(look);
    expect(look).toHaveTextContent('Mirando...');
    expect(look).toHaveAttribute('aria-busy', 'true');
    expect(look).toHaveFocus();
    await user.click(look);
    await vi.waitFor(() => expect(verifySession).toHaveBeenCalled());
    expect(verifySession).toHaveBeenCalledOnce();
  });

  it('is forgotten by whoever did not pay', async () => {
    keepPendingPayment(LUCIA.id, 'cs_1');
    const { user } = await waits({ verifySession: away });
    await user.click(await card().findByRole('button', { name: 'No llegué a pagar' }));
    expect(await card().findByRole('button', { name: BUY })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Suscripción' })).toHaveFocus();
  });

  it('is nobody else’s in the same tab', async () => {
    keepPendingPayment('22222222-2222-4222-8222-222222222222', 'cs_1');
    await waits({});
    expect(await card().findByRole('button', { name: BUY })).toBeInTheDocument();
  });

  it('is told where the server alone knows of it', async () => {
    await waits({ plan: () => ({ ...FREE_PLAN, isPaymentPending: true }) });
    expect(await card().findByText(COMING)).toBeInTheDocument();
    expect(card().queryByRole('button', { name: 'No llegué a pagar' })).toBeNull();
  });
});
