// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@sibila/contracts/account';
import { FREE_PLAN, PRO_PLAN } from '../../testing/billing-answers.ts';
import { answer, Refusal, type Answers } from '../../testing/handlers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA, samplePlan } from '../../testing/samples.ts';
import { BasicCall, ProCall } from './plan-calls.tsx';

const CALL = 'Suscribirme por US$ 8.99 al mes';
const PAGE = 'https://pagos.example/cs_1';
const never = () => new Promise<never>(() => undefined);

function arrive(answers: Partial<Answers>) {
  answer(answers);
  return renderApp(
    <>
      <BasicCall />
      <ProCall />
    </>,
  );
}

const buy = () => screen.findByRole('button', { name: CALL });
const waiting = () => screen.findByRole('status', { name: 'Consultando tu plan' });
const watchLeaving = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

afterEach(() => vi.restoreAllMocks());

describe('before the plan is known', () => {
  it.each<[string, Partial<Answers>]>([
    ['who reads', { user: never }],
    ['their plan', { user: () => LUCIA, plan: never }],
    ['what they pay', { user: () => LUCIA, plan: () => PRO_PLAN, planDetails: never }],
  ])('nothing is sold and no plan is named: not known is %s', async (_, answers) => {
    await arrive(answers);
    expect(await waiting()).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/Tienes el Plan Pro|Es tu plan actual/)).toBeNull();
  });

  it('the place of the button is kept, and then the right thing stands there', async () => {
    let tell: (plan: typeof PRO_PLAN) => void = () => undefined;
    const held = new Promise<typeof PRO_PLAN>((resolve) => (tell = resolve));
    await arrive({ user: () => LUCIA, plan: () => held, planDetails: () => samplePlan() });
    await waiting();
    expect(screen.getByText(CALL).closest('[aria-hidden]')).not.toBeNull();
    tell(PRO_PLAN);
    expect(await screen.findByText(/^Tienes el Plan Pro\. Próximo cobro/)).toBeInTheDocument();
    expect(screen.queryByText(CALL)).toBeNull();
  });

  it('claims nothing of what can’t be asked for', async () => {
    await arrive({
      user: () => LUCIA,
      plan: () => PRO_PLAN,
      planDetails: () => {
        throw new Refusal('TOO_MANY_REQUESTS');
      },
    });
    expect(await screen.findByText('Tienes el Plan Pro.')).toBeInTheDocument();
  });
});

describe('a guest who wants the paid plan', () => {
  /** Presses the button, and signs in at the dialog that it opens. */
  async function comeIn(member: User, answers: Partial<Answers>) {
    const app = await arrive({ user: () => null });
    await app.user.click(await buy());
    const dialog = within(await screen.findByRole('dialog', { name: 'Tu portal al misticismo' }));
    await app.user.click(await dialog.findByRole('tab', { name: 'Iniciar sesión' }));
    answer({ user: () => member, login: () => member, ...answers });
    await app.user.type(dialog.getByLabelText('Correo electrónico'), member.email);
    await app.user.type(dialog.getByLabelText('Contraseña'), 'luna-de-papel');
    await app.user.click(dialog.getByRole('button', { name: 'Iniciar sesión' }));
    return app;
  }

  it('is told at both forms what goes on, and what it costs', async () => {
    const { user } = await arrive({ user: () => null });
    await user.click(await buy());
    const dialog = within(await screen.findByRole('dialog'));
    const tab = await dialog.findByRole('tab', { name: 'Registrarse' });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    const words = dialog.getByText(/sigue con el Plan Pro/);
    expect(words).toHaveTextContent('US$ 8.99 al mes, impuestos incluidos');
    expect(words).toHaveTextContent('hasta ahí no se cobra nada');
    await user.click(dialog.getByRole('tab', { name: 'Iniciar sesión' }));
    expect(dialog.getByText(/sigue con el Plan Pro/)).toBeInTheDocument();
  });

  it('hears nothing of it where they come in for the free one', async () => {
    const { user } = await arrive({ user: () => null });
    await user.click(await screen.findByRole('button', { name: 'Comenzar Gratis' }));
    await screen.findByRole('tab', { name: 'Registrarse' });
    expect(screen.queryByText(/sigue con el Plan Pro/)).toBeNull();
  });

  it('goes on to where it is paid, once they are in', async () => {
    const assign = watchLeaving();
    const createCheckout = vi.fn(() => ({ url: PAGE }));
    const { router } = await comeIn(LUCIA, { createCheckout });
    await waitFor(() => expect(assign).toHaveBeenCalledWith(PAGE));
    expect(createCheckout).toHaveBeenCalledOnce();
    expect(router.history.location.href).toBe('/#premium');
  });

  it('still does so who opens an account first and confirms its address', async () => {
    const assign = watchLeaving();
    const { user } = await arrive({
      user: () => null,
      register: () => ({ message: 'Te enviamos un correo.' }),
    });
    await user.click(await buy());
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Correo electrónico'), LUCIA.email);
    await user.type(dialog.getByLabelText('Nombre completo'), 'Lucía Prado');
    await user.type(dialog.getByLabelText('Contraseña'), 'luna-de-papel');
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Registrarse' }));
    expect(await dialog.findByText(/^Falta un paso/)).toBeInTheDocument();
    expect(dialog.getByText(/sigue con el Plan Pro/)).toBeInTheDocument();
    answer({ user: () => LUCIA, login: () => LUCIA, createCheckout: () => ({ url: PAGE }) });
    await user.type(dialog.getByLabelText('Contraseña'), 'luna-de-papel');
    await user.click(dialog.getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(PAGE));
  });

  it('is sold nothing who turns out to have it, nor led to pay on the day that it ends', async () => {
    const assign = watchLeaving();
    const createCheckout = vi.fn(() => ({ url: PAGE }));
    let plan = PRO_PLAN;
    const { queries } = await comeIn(
      { ...LUCIA, isPremium: true },
      { plan: () => plan, planDetails: () => samplePlan(), createCheckout },
    );
    expect(await screen.findByText(/^Tienes el Plan Pro\. Próximo cobro/)).toBeInTheDocument();
    plan = FREE_PLAN;
    await queries.invalidateQueries();
    expect(await buy()).toBeInTheDocument();
    expect(createCheckout).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  it('finds the button again, with the focus, where the page for paying can’t be opened', async () => {
    await comeIn(LUCIA, {
      plan: () => FREE_PLAN,
      createCheckout: () => {
        throw new Refusal('BILLING_UNAVAILABLE');
      },
    });
    expect(await screen.findByText(/^El servicio de pagos no responde/)).toBeInTheDocument();
    await waitFor(async () => expect(await buy()).toHaveFocus());
  });
});
