// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@sibila/contracts/account';
// Fetched with the first notification: that no test waits for it to be compiled, it is here before.
import '../../components/toast-viewport.tsx';
import { answer, Refusal, type Answers } from '../../testing/handlers.ts';
import { FREE_PLAN as FREE, PRO_PLAN as PRO } from '../../testing/billing-answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { pressInToast } from '../../testing/toasts.ts';
import { LUCIA, samplePlan } from '../../testing/samples.ts';
import { useLogout, useSession, useSignedIn } from '../account/session.ts';
import { useSubscription } from './subscription.tsx';
import { useCancelling, useManaging } from './use-plan-verbs.ts';

function Plan() {
  const { status, details, upgrade } = useSubscription();
  const manage = useManaging();
  const cancel = useCancelling();
  const { status: session } = useSession();
  const logout = useLogout();
  const signedIn = useSignedIn();
  const acts = {
    Suscribirme: upgrade,
    Gestionar: manage,
    Cancelar: () => cancel({ keepsPeriod: true }),
    Salir: logout,
    Entrar: () => signedIn(LUCIA),
  };
  return (
    <>
      <p data-testid="session">{session}</p>
      <p data-testid="status">{status ? (status.isPremium ? 'Pro' : 'Básico') : 'Sin saber'}</p>
      <p data-testid="details">{details?.subscription?.state ?? 'Sin detalles'}</p>
      {Object.entries(acts).map(([name, act]) => (
        <button key={name} type="button" onClick={() => void act()}>
          {name}
        </button>
      ))}
    </>
  );
}

async function arrive(user: User | null, answers: Partial<Answers> = {}) {
  let current = user;
  answer({
    user: () => current,
    logout: () => {
      current = null;
      return { success: true };
    },
    ...answers,
  });
  const view = await renderApp(<Plan />);
  const known = user ? 'signedIn' : 'anonymous';
  await waitFor(() => expect(screen.getByTestId('session')).toHaveTextContent(known));
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, press, signIn: (next: User) => (current = next) };
}

const toastText = async () => (await screen.findByRole('listitem')).textContent;
const seeStatus = (text: string) =>
  waitFor(() => expect(screen.getByTestId('status')).toHaveTextContent(text));
const seeDetails = (text: string) =>
  waitFor(() => expect(screen.getByTestId('details')).toHaveTextContent(text));

afterEach(() => vi.restoreAllMocks());

describe('the plan of who is signed in', () => {
  it('can’t be asked for outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Lost = () => <p>{String(useSubscription().busy)}</p>;
    expect(() => render(<Lost />)).toThrow('useSubscription needs a SubscriptionProvider above it');
  });

  it('is not asked for guests', async () => {
    const plan = vi.fn(() => FREE);
    await arrive(null, { plan });
    expect(screen.getByTestId('status')).toHaveTextContent('Sin saber');
    expect(plan).not.toHaveBeenCalled();
  });

  it('is asked for on login, and its details only where there is a subscription', async () => {
    const plan = vi.fn(() => FREE);
    const planDetails = vi.fn(() => samplePlan());
    const { press, signIn } = await arrive(null, { plan, planDetails });
    signIn(LUCIA);
    await press('Entrar');
    await seeStatus('Básico');
    expect(plan).toHaveBeenCalled();
    expect(screen.getByTestId('details')).toHaveTextContent('Sin detalles');
    expect(planDetails).not.toHaveBeenCalled();
  });

  it('brings the details of a subscription', async () => {
    await arrive(LUCIA, { plan: () => PRO, planDetails: () => samplePlan() });
    await seeStatus('Pro');
    await seeDetails('active');
  });

  it('counts as free where it can’t be known', async () => {
    await arrive(LUCIA, {
      plan: () => {
        throw new Refusal('TOO_MANY_REQUESTS');
      },
    });
    await seeStatus('Básico');
  });

  it('is forgotten on logout, details and all', async () => {
    const { press, queries } = await arrive(LUCIA, {
      plan: () => PRO,
      planDetails: () => samplePlan(),
    });
    await seeDetails('active');
    await press('Salir');
    await seeStatus('Sin saber');
    expect(screen.getByTestId('details')).toHaveTextContent('Sin detalles');
    expect(
      JSON.stringify(
        queries
          .getQueryCache()
          .findAll()
          .map((q) => q.state.data),
      ),
    ).not.toMatch(/hasSubscription|nextCharge/);
  });
});

describe('subscribing', () => {
  it('needs somebody who is signed in', async () => {
    const { press } = await arrive(null);
    await press('Suscribirme');
    expect(await toastText()).toMatch(/^ErrorDebes iniciar sesión para actualizar a premium/);
  });

  it('leads to where it is paid', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { press } = await arrive(LUCIA, {
      createCheckout: () => ({ url: 'https://pagos.example/cs_1' }),
    });
    await seeStatus('Básico');
    await press('Suscribirme');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pagos.example/cs_1'));
  });

  it('leads nowhere once its person has left', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    let go: (value: { url: string }) => void = () => undefined;
    const waiting = new Promise<{ url: string }>((resolve) => (go = resolve));
    const { press } = await arrive(LUCIA, { createCheckout: () => waiting });
    await seeStatus('Básico');
    await press('Suscribirme');
    await press('Salir');
    await seeStatus('Sin saber');
    go({ url: 'https://pagos.example/cs_1' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(assign).not.toHaveBeenCalled();
  });

  it('tells in the server’s words why not, and looks at the plan again', async () => {
    const plan = vi.fn(() => FREE);
    const { press } = await arrive(LUCIA, {
      plan,
      createCheckout: () => {
        throw new Refusal('PAYMENT_PENDING');
      },
    });
    await seeStatus('Básico');
    plan.mockImplementation(() => PRO);
    answer({
      user: () => LUCIA,
      plan,
      planDetails: () => samplePlan(),
      createCheckout: () => {
        throw new Refusal('PAYMENT_PENDING');
      },
    });
    await press('Suscribirme');
    expect(await toastText()).toMatch(/^Procesando pagoTu pago se está procesando/);
    await seeStatus('Pro');
  });
});

describe('managing', () => {
  it('needs a subscription', async () => {
    const { press } = await arrive(LUCIA);
    await seeStatus('Básico');
    await press('Gestionar');
    expect(await toastText()).toMatch(/^ErrorNo tienes una suscripción activa para gestionar/);
  });

  it('opens the portal in another tab, which can’t reach back', async () => {
    const replace = vi.fn();
    const tab = {
      opener: window,
      document: document.implementation.createHTMLDocument(''),
      location: { replace },
      close: vi.fn(),
    };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { press } = await arrive(LUCIA, {
      plan: () => PRO,
      planDetails: () => samplePlan(),
      portal: () => ({ url: 'https://pagos.example/portal_1' }),
    });
    await seeStatus('Pro');
    await press('Gestionar');
    expect(await toastText()).toMatch(/^Redirigiendo al portal de suscripciones/);
    expect(open).toHaveBeenCalledWith('', '_blank');
    expect(replace).toHaveBeenCalledWith('https://pagos.example/portal_1');
    expect(tab.opener).toBeNull();
  });

  it('closes the empty tab again where there is no portal', async () => {
    const tab = {
      document: document.implementation.createHTMLDocument(''),
      location: { replace: vi.fn() },
      close: vi.fn(),
    };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { press } = await arrive(LUCIA, {
      plan: () => PRO,
      planDetails: () => samplePlan(),
      portal: () => {
        throw new Refusal('NO_SUBSCRIPTION', {
          message: 'No tienes una suscripción activa para gestionar',
        });
      },
    });
    await seeStatus('Pro');
    await press('Gestionar');
    expect(await toastText()).toMatch(/^ErrorNo tienes una suscripción activa para gestionar/);
    expect(tab.close).toHaveBeenCalledOnce();
  });

  it('offers the portal once more where the browser opens no tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { press, user } = await arrive(LUCIA, {
      plan: () => PRO,
      planDetails: () => samplePlan(),
      portal: () => ({ url: 'https://pagos.example/portal_1' }),
    });
    await seeStatus('Pro');
    await press('Gestionar');
    await pressInToast(user, 'Abrir el portal');
    expect(open).toHaveBeenLastCalledWith('https://pagos.example/portal_1', '_blank', 'noopener');
  });
});

describe('cancelling', () => {
  it('needs a subscription', async () => {
    const { press } = await arrive(LUCIA);
    await seeStatus('Básico');
    await press('Cancelar');
    expect(await toastText()).toMatch(/^ErrorNo tienes una suscripción activa para cancelar/);
  });

  it('says that it could not be done where nobody answered', async () => {
    const { press } = await arrive(LUCIA, {
      plan: () => PRO,
      planDetails: () => samplePlan(),
      cancel: () => {
        throw new Refusal('BILLING_UNAVAILABLE', { message: 'Error al cancelar la suscripción' });
      },
    });
    await seeStatus('Pro');
    await press('Cancelar');
    expect(await toastText()).toMatch(/^ErrorError al cancelar la suscripción/);
  });

  it('is what was wanted where it was done in another tab: told kindly, and seen', async () => {
    const { press } = await arrive(LUCIA, {
      plan: () => PRO,
      planDetails: () => samplePlan({ state: 'active' }),
      cancel: () => {
        throw new Refusal('NO_SUBSCRIPTION', {
          message: 'No tienes una suscripción activa para cancelar',
        });
      },
    });
    await seeDetails('active');
    answer({
      user: () => LUCIA,
      plan: () => PRO,
      planDetails: () => samplePlan({ state: 'cancelled', nextCharge: null }),
      cancel: () => {
        throw new Refusal('NO_SUBSCRIPTION');
      },
    });
    await press('Cancelar');
    expect(await toastText()).toMatch(/^Ya estaba cancelada.*no se te cobra nada más/);
    await seeDetails('cancelled');
  });
});
