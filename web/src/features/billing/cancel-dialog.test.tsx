// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { PRO_PLAN } from '../../testing/billing-answers.ts';
import { answer, network } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA, samplePlan } from '../../testing/samples.ts';
import { SubscriptionCard } from './subscription-card.tsx';

/** Opens the dialog from the card of a plan. */
async function open(...[part]: Parameters<typeof samplePlan>) {
  answer({ user: () => LUCIA, plan: () => PRO_PLAN, planDetails: () => samplePlan(part) });
  const { user } = await renderApp(<SubscriptionCard user={LUCIA} />);
  await user.click(await screen.findByRole('button', { name: 'Cancelar suscripción' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar la suscripción' }));
  return { user, dialog };
}

describe('the dialog that cancels', () => {
  it('says beside its end that the payment can be asked for again, while it can', async () => {
    const { dialog } = await open({});
    expect(await dialog.findByText(/^Cancelar no devuelve el pago/)).toHaveTextContent(
      'pídelo en tu cuenta con «Pedir la devolución», antes o después de cancelar: hasta el 25 de noviembre de 2026 y con 2 lecturas Premium como mucho.',
    );
  });

  it('speaks of no refund where the terms give none', async () => {
    const until = new Date('2026-11-26T05:59:59.999Z');
    const refund = { isDue: false, reason: 'too-late', until, readingsUsed: 1 } as const;
    const { dialog } = await open({ refund });
    await dialog.findByText(/^Conservas Premium/);
    expect(dialog.queryByText(/devol/)).toBeNull();
  });

  it('does not claim to know what came of it where no answer came', async () => {
    const { dialog, user } = await open({});
    await dialog.findByText(/^Conservas Premium/);
    network.use(
      http.post('*/trpc/billing.cancel', () => {
        network.use(http.all('*/trpc/*', () => HttpResponse.error()));
        return HttpResponse.error();
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Cancelar suscripción' }));
    expect(
      await screen.findByText(/^Error al cancelar la suscripción\. No nos llegó la respuesta/),
    ).toHaveTextContent('lo verás en tu cuenta, en «Suscripción»');
    expect(await dialog.findByText(/No sabemos si la cancelación llegó a hacerse/)).toBeVisible();
    expect(dialog.queryByText(/No hemos cancelado nada/)).toBeNull();
  });
});
