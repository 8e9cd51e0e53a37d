// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RefundCheck } from '@sibila/contracts/billing';
import { answer, Refusal, type Answers } from '../../testing/handlers.ts';
import { FREE_PLAN, PRO_PLAN } from '../../testing/billing-answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA, samplePlan } from '../../testing/samples.ts';
import DeleteAccountDialog from '../account/delete-account-dialog.tsx';

const UNTIL = '20 de diciembre de 2026';
const NOT_DUE: RefundCheck = {
  isDue: false,
  reason: 'too-late',
  until: new Date('2026-11-26T05:59:59.999Z'),
  readingsUsed: 1,
};

function open(answers: Partial<Answers>) {
  answer({ user: () => LUCIA, ...answers });
  return renderApp(<DeleteAccountDialog opened onClose={() => undefined} />);
}
const paying = (...[part]: Parameters<typeof samplePlan>) =>
  open({ plan: () => PRO_PLAN, planDetails: () => samplePlan(part) });

describe('what becomes of a plan when its account is deleted', () => {
  it('is said with its date, and that the payment can still be asked for before', async () => {
    await paying({});
    const ends = await screen.findByText(/^Tu Plan Pro está pagado hasta/);
    expect(ends).toHaveTextContent(`hasta el ${UNTIL} y termina en el acto.`);
    expect(ends).toHaveTextContent('No se te cobra nada más.');
    expect(screen.getByText(/pedir que te devolvamos el pago: hazlo antes/)).toBeInTheDocument();
  });

  it('is said without that where the terms give nothing back', async () => {
    await paying({ refund: NOT_DUE });
    expect(await screen.findByText(/Lo que queda de ese periodo no se devuelve\.$/)).toBeVisible();
    expect(screen.queryByText(/hazlo antes/)).toBeNull();
  });

  it.each([
    [
      'was asked for again',
      { givesPremium: false, refund: { ...NOT_DUE, reason: 'asked' } },
      /^La devolución que pediste sigue en pie/,
    ],
    ['is owed', { state: 'past_due' }, /no volvemos a intentar el cobro pendiente/],
    [
      'was for another plan',
      { givesPremium: false, refund: null },
      /^La suscripción que pagas termina/,
    ],
  ] as const)('is said where the payment %s', async (_, part, words) => {
    await paying(part);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('is nothing where there is no plan', async () => {
    await open({ plan: () => FREE_PLAN });
    await screen.findByText(/^Se cierran todas tus sesiones/);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  });

  it('is not kept quiet where it can’t be known', async () => {
    await open({
      plan: () => {
        throw new Refusal('TOO_MANY_REQUESTS');
      },
    });
    expect(await screen.findByText(/^Si tienes una suscripción, termina también/)).toBeVisible();
  });

  it('is said of a payment that is on its way', async () => {
    await open({ plan: () => ({ ...FREE_PLAN, isPaymentPending: true }) });
    expect(await screen.findByText(/^Si llega después un pago/)).toBeInTheDocument();
  });
});
