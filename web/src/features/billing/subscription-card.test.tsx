// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@sibila/contracts/account';
import type {
  RefundCheck,
  SubscriptionDetails,
  SubscriptionStatus,
} from '@sibila/contracts/billing';
import { answer, Refusal, type Answers } from '../../testing/handlers.ts';
import { FREE_PLAN, PRO_PLAN as PRO } from '../../testing/billing-answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { LUCIA, samplePlan } from '../../testing/samples.ts';
import { SubscriptionCard } from './subscription-card.tsx';

const UNTIL = new Date(2026, 11, 20, 12);
type Part = Partial<NonNullable<SubscriptionDetails['subscription']>>;
const CANCELLED: Part = { state: 'cancelled', nextCharge: null };

const card = () => within(screen.getByRole('region', { name: 'Suscripción' }));
const button = (name: string) => card().findByRole('button', { name });

async function show(answers: Partial<Answers>, account: User = LUCIA) {
  answer({ user: () => account, ...answers });
  return renderApp(<SubscriptionCard user={account} />);
}
const showPlan = (part: Part, answers: Partial<Answers> = {}) =>
  show({ plan: () => PRO, planDetails: () => samplePlan(part), ...answers });

/** What the server has told the page about itself. */
function tellPage(config: { premium: boolean; simulated?: boolean }) {
  document.querySelector('meta[name="sibila-config"]')?.remove();
  const meta = document.createElement('meta');
  meta.name = 'sibila-config';
  meta.content = JSON.stringify({ turnstileSiteKey: null, ...config });
  document.head.append(meta);
}

/** A plan that changes when the test says so. */
function changing(before: Part, after: Part) {
  let part = before;
  return { planDetails: () => samplePlan(part), change: () => (part = after) };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector('meta[name="sibila-config"]')?.remove();
});

describe('the card of a free plan', () => {
  it('names the plan, its limits, and what the other costs', async () => {
    await show({});
    expect(await card().findByRole('heading', { name: 'Básico' })).toBeInTheDocument();
    expect(card().getByText(/8 lecturas de cada tipo cada 30 días/)).toBeInTheDocument();
    expect(card().getByText(/US\$ 8\.99 al mes\. Se renueva cada mes/)).toBeInTheDocument();
    expect(card().getByRole('link', { name: 'Comparar los planes' })).toHaveAttribute(
      'href',
      '/#premium',
    );
  });

  it('leads to where it is paid', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = await show({ createCheckout: () => ({ url: 'https://pagos.example/cs' }) });
    await user.click(await button('Pasar al Plan Pro'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pagos.example/cs'));
  });

  it('is busy until the page has left, and free again for who comes back', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const createCheckout = vi.fn(() => ({ url: 'https://pagos.example/cs' }));
    const { user } = await show({ createCheckout });
    const pressed = await button('Pasar al Plan Pro');
    await user.click(pressed);
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(pressed).toHaveTextContent('Abriendo la página de pago...');
    await user.click(pressed);
    expect(createCheckout).toHaveBeenCalledOnce();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await button('Pasar al Plan Pro')).toHaveAttribute('aria-busy', 'false');
  });

  it('can be pressed again where the page for paying does not open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
      const { user } = await show({ createCheckout: () => ({ url: 'https://pagos.example/cs' }) });
      await user.click(await button('Pasar al Plan Pro'));
      await waitFor(() => expect(assign).toHaveBeenCalledOnce());
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await button('Pasar al Plan Pro')).toHaveAttribute('aria-busy', 'false');
    } finally {
      vi.useRealTimers();
    }
  });

  it('says before anything is pressed that nothing can be bought, or that it is simulated', async () => {
    tellPage({ premium: false });
    const { unmount } = await show({});
    expect(await card().findByText('Ahora mismo no se puede contratar Premium.')).toBeVisible();
    expect(card().queryByRole('button', { name: 'Pasar al Plan Pro' })).toBeNull();
    unmount();
    tellPage({ premium: true, simulated: true });
    await show({});
    expect(await card().findByText('Pago simulado')).toBeInTheDocument();
    expect(card().getByRole('button', { name: 'Pasar al Plan Pro' })).toBeInTheDocument();
  });

  it('says so where nothing can be bought', async () => {
    const { user } = await show({
      createCheckout: () => {
        throw new Refusal('BILLING_OFF');
      },
    });
    await user.click(await button('Pasar al Plan Pro'));
    expect(
      await card().findByText('Ahora mismo no se puede contratar Premium.'),
    ).toBeInTheDocument();
    expect(card().queryByRole('button', { name: 'Pasar al Plan Pro' })).toBeNull();
  });

  const ended = (part: Partial<SubscriptionStatus>): SubscriptionStatus => ({
    ...FREE_PLAN,
    endedAt: new Date(2026, 9, 5, 12),
    ...part,
  });

  it.each([
    ['period-end', /^Tu Plan Pro terminó el 5 de octubre de 2026, al acabar el periodo/],
    ['payment-failed', /octubre de 2026, porque el último cobro no salió\./],
    ['cancelled', /, antes de tiempo, porque se canceló en el acto\./],
    ['refunded', /, porque su pago volvió a tu tarjeta\./],
    [undefined, /^Tu Plan Pro terminó el 5 de octubre de 2026\./],
  ] as const)('says when and why a plan ended: %s', async (endedBecause, words) => {
    await show({
      plan: () => ended({}),
      planDetails: () => ({
        ...samplePlan({ state: 'ended', nextCharge: null, ...(endedBecause && { endedBecause }) }),
        active: false,
      }),
    });
    expect(await card().findByText(words)).toHaveTextContent('no se te cobra nada.');
    expect(card().getByRole('button', { name: 'Pasar al Plan Pro' })).toBeInTheDocument();
  });

  it('still leads to the receipts of what has ended', async () => {
    const portal = vi.fn(() => ({ url: 'https://pagos.example/portal_1' }));
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await show({ plan: () => ended({}), portal });
    await user.click(await card().findByRole('button', { name: 'Ver mis recibos' }));
    await waitFor(() => expect(portal).toHaveBeenCalledOnce());
  });

  it('has no receipts of nothing', async () => {
    await show({});
    expect(await card().findByRole('heading', { name: 'Básico' })).toBeInTheDocument();
    expect(card().queryByRole('button', { name: 'Ver mis recibos' })).toBeNull();
  });

  it('says that it ended because its payment was given back', async () => {
    await show({ plan: () => ended({ refund: 'refunded' }) });
    expect(
      await card().findByText(/^Tu Plan Pro terminó el .* porque te devolvimos el pago\./),
    ).toBeInTheDocument();
  });

  it.each([
    ['refunded', 'Te devolvimos el pago'],
    ['asked', 'Pediste la devolución'],
  ] as const)('says of what has ended that its payment was %s', async (refund, title) => {
    await show({ plan: () => ended({ refund }) });
    expect(await card().findByRole('region', { name: title })).toBeInTheDocument();
    expect(card().getByText(/^Tu Plan Pro terminó/)).toBeInTheDocument();
  });

  it('remembers when Premium that was given ended', async () => {
    await show({}, { ...LUCIA, premiumUntil: new Date(2026, 9, 20, 12) });
    expect(
      await card().findByText(/^Tu Plan Pro terminó el 20 de octubre de 2026/),
    ).toBeInTheDocument();
  });
});

describe('the card of a paid plan', () => {
  it('says how it stands, and what is charged when', async () => {
    await showPlan({});
    expect(await card().findByRole('heading', { name: 'Plan Pro' })).toBeInTheDocument();
    expect(card().getByText('Activa')).toBeInTheDocument();
    expect(card().getByText('US$ 8.99 el 20 de diciembre de 2026')).toBeInTheDocument();
    expect(card().queryByText('Pago simulado')).toBeNull();
  });

  it('says so where payments are simulated', async () => {
    await showPlan({ isSimulated: true });
    expect(await card().findByText('Pago simulado')).toBeInTheDocument();
  });

  it('says plainly that a charge failed, what to do, and how long Premium stays', async () => {
    await showPlan({ state: 'past_due' });
    const words = await card().findByText(/Para que salga bien, revisa tu tarjeta/);
    expect(words).toHaveTextContent('No pudimos cobrar tu renovación.');
    expect(words).toHaveTextContent('conservas Premium, hasta el 20 de diciembre de 2026');
    expect(card().getByText('US$ 8.99, pendiente')).toBeInTheDocument();
    expect(card().getByRole('button', { name: 'Gestionar' })).toBeInTheDocument();
  });

  it('says that nobody tries a charge any more, and how to be rid of it', async () => {
    await showPlan({ state: 'unpaid' }, { plan: () => ({ ...PRO, isPremium: false }) });
    expect(await card().findByText(/Ya no intentamos el cobro/)).toBeInTheDocument();
    expect(card().getByText('Sin pagar')).toBeInTheDocument();
    expect(card().getByRole('button', { name: 'Cancelar suscripción' })).toBeInTheDocument();
  });

  it('tells a plan that gives no Premium from ours, and lets it be managed and cancelled', async () => {
    const other: Part = { givesPremium: false, refund: null };
    const cancel = vi.fn(() => ({ success: true as const, premiumUntil: UNTIL }));
    const { user } = await showPlan(other, { plan: () => ({ ...PRO, isPremium: false }), cancel });
    expect(await card().findByRole('heading', { name: 'Otra suscripción' })).toBeInTheDocument();
    expect(card().getByText(/no es la del Plan Pro\.$/)).toBeInTheDocument();
    expect(card().getByText('US$ 8.99 el 20 de diciembre de 2026')).toBeInTheDocument();
    expect(card().getByRole('link', { name: 'escríbenos' })).toHaveAttribute('href', '/soporte');
    expect(card().getByRole('button', { name: 'Gestionar' })).toBeInTheDocument();
    expect(card().queryByText(/Premium hasta|conservas Premium/i)).toBeNull();
    await user.click(await button('Cancelar suscripción'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar la suscripción' }));
    expect(await dialog.findByText(/no se te cobra nada más/)).not.toHaveTextContent('Premium');
    await user.click(dialog.getByRole('button', { name: 'Cancelar suscripción' }));
    expect(await screen.findByText('Suscripción cancelada')).toBeInTheDocument();
    expect(screen.queryByText(/Seguirás teniendo acceso/)).toBeNull();
    expect(cancel).toHaveBeenCalledOnce();
  });

  it.each([
    [true, /portal simulado/],
    [false, /tus recibos y tu forma de pago/],
  ])(
    'says what its portal is good for, where it is simulated or not: %s',
    async (isSimulated, words) => {
      await showPlan({ isSimulated });
      expect(await card().findByText(words)).toBeInTheDocument();
    },
  );

  it('has nothing to cancel where Premium was given', async () => {
    await show({ plan: () => ({ ...PRO, hasSubscription: false }) });
    expect(
      await card().findByText(/dura hasta el 20 de diciembre de 2026; después vuelves/),
    ).toBeInTheDocument();
    expect(card().queryByRole('button')).toBeNull();
  });

  it('offers to ask again where it can’t be known', async () => {
    let fails = true;
    const { user } = await show({
      plan: () => {
        if (fails) throw new Refusal('TOO_MANY_REQUESTS');
        return PRO;
      },
      planDetails: () => samplePlan(),
    });
    const again = await button('Volver a intentarlo');
    fails = false;
    await user.click(again);
    expect(await card().findByRole('heading', { name: 'Plan Pro' })).toBeInTheDocument();
  });
});

describe('cancelling from the card', () => {
  it('takes two clicks, says until when it lasts, and shows what came of it', async () => {
    const { planDetails, change } = changing({}, CANCELLED);
    const cancel = vi.fn(() => {
      change();
      return { success: true as const, premiumUntil: UNTIL };
    });
    const { user } = await showPlan({}, { planDetails, cancel });
    await user.click(await button('Cancelar suscripción'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar la suscripción' }));
    expect(await dialog.findByText('20 de diciembre de 2026')).toBeInTheDocument();
    expect(cancel).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Cancelar suscripción' }));
    expect(await screen.findByText('Suscripción cancelada')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Tu suscripción premium ha sido cancelada. Seguirás teniendo acceso hasta el final del período actual.',
      ),
    ).toBeInTheDocument();
    expect(
      await card().findByText(/Conservas Premium hasta el 20 de diciembre de 2026/),
    ).toBeInTheDocument();
    expect(card().getByText('Ninguno')).toBeInTheDocument();
    expect(cancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Suscripción' })).toHaveFocus());
  });

  it.each(['past_due', 'unpaid'] as const)(
    'ends at once what is %s, and says so',
    async (state) => {
      let plan = PRO;
      const cancel = () => {
        plan = { ...FREE_PLAN, endedAt: new Date(2026, 10, 21, 12) };
        return { success: true as const, premiumUntil: new Date(2026, 10, 21, 12) };
      };
      const { user } = await showPlan({ state }, { plan: () => plan, cancel });
      await user.click(await button('Cancelar suscripción'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar la suscripción' }));
      expect(await dialog.findByText('termina ahora mismo')).toBeInTheDocument();
      expect(dialog.queryByText(/Conservas Premium/)).toBeNull();
      await user.click(dialog.getByRole('button', { name: 'Cancelar suscripción' }));
      expect(await screen.findByText(/^Terminó ahora mismo, porque/)).toBeInTheDocument();
      expect(screen.queryByText(/Seguirás teniendo acceso/)).toBeNull();
      expect(await card().findByRole('heading', { name: 'Básico' })).toBeInTheDocument();
    },
  );

  it('promises Premium to nobody who has none', async () => {
    await showPlan(CANCELLED, { plan: () => ({ ...PRO, isPremium: false, premiumUntil: null }) });
    expect(await card().findByText(/^Cancelaste tu suscripción/)).toHaveTextContent(
      'Cancelaste tu suscripción. No se te cobrará nada más.',
    );
  });

  it('can be thought better of', async () => {
    const { user } = await showPlan({});
    await user.click(await button('Cancelar suscripción'));
    await user.click(await screen.findByRole('button', { name: 'Conservar mi plan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(card().getByText('Activa')).toBeInTheDocument();
  });

  it.each([
    ['Gestionar', 'Abriendo el portal...', {}, 'portal'],
    ['Retomar suscripción', 'Retomando...', CANCELLED, 'resume'],
    ['Pedir la devolución', 'Pidiéndola...', {}, 'askRefund'],
  ] as const)(
    'says at once that «%s» is under way, once however often it is pressed',
    async (name, doing, part, verb) => {
      vi.spyOn(window, 'open').mockReturnValue(null);
      const act = vi.fn(() => new Promise<never>(() => undefined));
      const { user } = await showPlan(part, { [verb]: act });
      const pressed = await button(name);
      expect(pressed).toHaveAttribute('aria-busy', 'false');
      await user.click(pressed);
      expect(pressed).toHaveTextContent(doing);
      expect(pressed).toHaveAttribute('aria-busy', 'true');
      expect(pressed).toHaveFocus();
      for (const other of card().getAllByRole('button'))
        expect(other).toHaveAttribute('aria-disabled', 'true');
      await user.click(pressed);
      await waitFor(() => expect(act).toHaveBeenCalled());
      expect(act).toHaveBeenCalledOnce();
    },
  );

  it('tells what was done without waiting for quotas and horoscopes', async () => {
    const { planDetails, change } = changing(CANCELLED, {});
    const resume = () => {
      change();
      return { success: true as const };
    };
    const quota = () => new Promise<never>(() => undefined);
    const { user } = await showPlan({}, { planDetails, resume, quota });
    await user.click(await button('Retomar suscripción'));
    expect(await screen.findByText('Suscripción retomada')).toBeInTheDocument();
  });

  it('is taken back with one click, beside which stands what is charged then', async () => {
    const { planDetails, change } = changing(CANCELLED, {});
    const resume = vi.fn(() => {
      change();
      return { success: true as const };
    });
    const { user } = await showPlan({}, { planDetails, resume });
    expect(
      await card().findByText(/el próximo cobro es de US\$ 8\.99 el 20 de diciembre de 2026/),
    ).toBeInTheDocument();
    await user.click(await button('Retomar suscripción'));
    expect(await screen.findByText('Suscripción retomada')).toBeInTheDocument();
    expect(await button('Cancelar suscripción')).toBeInTheDocument();
  });
});

describe('the refund', () => {
  const refund = (part: Partial<RefundCheck>): Part => ({
    refund: {
      isDue: false,
      reason: 'due',
      until: new Date('2026-11-26T05:59:59.999Z'),
      readingsUsed: 1,
      ...part,
    },
  });

  it.each<[RefundCheck['reason'], number, string, RegExp]>([
    ['due', 0, 'Puedes pedir que te devolvamos el pago', /final del 25 de noviembre.*ninguna/],
    ['due', 1, 'Puedes pedir que te devolvamos el pago', /Has usado 1 lectura Premium\./],
    ['too-late', 2, 'El plazo de devolución terminó', /hasta el 25 .*2 lecturas Premium/],
    ['too-many-readings', 3, 'Este pago ya no se devuelve', /2 lecturas .* has usado 3/],
    ['not-the-first', 0, 'Este pago no se devuelve', /para la primera compra/],
    ['asked', 0, 'Pediste la devolución', /tramitando/],
    ['refunded', 0, 'Te devolvimos el pago', /vuelve a la tarjeta/],
  ])('that is %s after %i readings says so', async (reason, readingsUsed, title, text) => {
    await showPlan(refund({ reason, readingsUsed, isDue: reason === 'due' }));
    const part = within(await card().findByRole('region', { name: title }));
    expect(part.getByText(text)).toBeInTheDocument();
    expect(part.queryAllByRole('button')).toHaveLength(
      reason === 'due' || reason === 'asked' ? 1 : 0,
    );
  });

  it('that was asked for is taken back with one click', async () => {
    const asked = { ...CANCELLED, ...refund({ reason: 'asked' }), givesPremium: false };
    const { planDetails, change } = changing(asked, {});
    const withdrawRefund = vi.fn(() => {
      change();
      return { success: true as const };
    });
    const { user } = await showPlan({}, { planDetails, withdrawRefund });
    await user.click(await button('Retirar la petición'));
    expect(await screen.findByText('Petición retirada')).toBeInTheDocument();
    expect(withdrawRefund).toHaveBeenCalledOnce();
    expect(card().queryByRole('button', { name: 'Retirar la petición' })).toBeNull();
  });

  it('is asked for with one click', async () => {
    const asked = { ...CANCELLED, ...refund({ reason: 'asked' }), givesPremium: false };
    const { planDetails, change } = changing({}, asked);
    const askRefund = vi.fn(() => {
      change();
      return {
        isDue: false,
        reason: 'asked' as const,
        until: new Date('2026-11-26T05:59:59.999Z'),
        readingsUsed: 1,
      };
    });
    const { user } = await showPlan({}, { planDetails, askRefund });
    await user.click(await button('Pedir la devolución'));
    expect(await screen.findByText('Devolución pedida')).toBeInTheDocument();
    expect(await card().findByRole('region', { name: 'Pediste la devolución' })).toBeVisible();
    expect(card().getByText(/tu suscripción ya no se renueva/)).toBeInTheDocument();
    expect(card().queryByRole('button', { name: 'Retomar suscripción' })).toBeNull();
    expect(askRefund).toHaveBeenCalledOnce();
  });
});
