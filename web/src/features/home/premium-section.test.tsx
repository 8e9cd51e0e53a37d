// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@sibila/contracts/account';
import { answer, Refusal, type Answers } from '../../testing/handlers.ts';
import { FREE_PLAN, PRO_PLAN } from '../../testing/billing-answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { servedPage } from '../../testing/served-page.ts';
import { LUCIA, samplePlan } from '../../testing/samples.ts';
import { PremiumSection } from './premium-section.tsx';

const CALL = 'Suscribirme por US$ 8.99 al mes';

const plan = (name: string) => within(screen.getByRole('article', { name }));

async function arrive(user: User | null, answers: Partial<Answers> = {}) {
  answer({ user: () => user, ...answers });
  return renderApp(<PremiumSection />, { path: '/#premium' });
}

const CONFIG = 'meta[name="sibila-config"]';

/** What the server has told the page about itself. */
function tellPage(config: { premium: boolean; simulated?: boolean }) {
  const meta = document.createElement('meta');
  meta.name = 'sibila-config';
  meta.content = JSON.stringify({ turnstileSiteKey: null, ...config });
  document.head.append(meta);
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.querySelector(CONFIG)?.remove();
});

describe('what the plans call to', () => {
  it('is fetched 600 ms after they came within 200 pixels, and keeps its place meanwhile', async () => {
    const watched: { margin: string | undefined; seen: () => void }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(seen: IntersectionObserverCallback, options: IntersectionObserverInit) {
          const entry = { isIntersecting: true } as IntersectionObserverEntry;
          const self = this as unknown as IntersectionObserver;
          watched.push({ margin: options.rootMargin, seen: () => seen([entry], self) });
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    const delays = vi.spyOn(window, 'setTimeout');
    answer({ user: () => null });
    const { queries } = await renderApp(<PremiumSection />);
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(plan('Pro').getByRole('status', { name: 'Consultando tu plan' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    const last = watched.at(-1);
    expect(last?.margin).toBe('200px');
    delays.mockClear();
    act(() => last?.seen());
    expect(delays).toHaveBeenCalledWith(expect.any(Function), 600);
    expect(await plan('Pro').findByRole('button', { name: CALL })).toBeInTheDocument();
    expect(await plan('Básico').findByRole('button', { name: 'Comenzar Gratis' })).toBeVisible();
  });

  it('waits in the server’s HTML, beside every word of the plans', async () => {
    const html = await (await servedPage('/', () => Promise.resolve(new Response('{}')))).text();
    const [section = ''] = /<section id="premium"[^]*?<\/section>/.exec(html) ?? [];
    expect(section).toContain('aria-label="Consultando tu plan"');
    for (const words of ['US$ 8.99', 'cada 30 días', 'Devolución', 'Términos y Condiciones'])
      expect(section).toContain(words);
    expect(section).not.toContain('<template');
  });
});

describe('the price', () => {
  it('says what each plan gives, what it costs, and how one gets out again', async () => {
    await arrive(null);
    expect(plan('Básico').getByText(/^8 lecturas de cada tipo cada 30 días/)).toBeInTheDocument();
    expect(plan('Pro').getByText(/^US\$ 8\.99/)).toHaveTextContent('al mes, impuestos incluidos');
    expect(plan('Pro').getByText(/hasta 10 por minuto y 200 al día$/)).toBeInTheDocument();
    for (const term of ['Renovación', 'Cancelación', 'Devolución'])
      expect(screen.getByText(term)).toBeInTheDocument();
    expect(screen.getByText(/en 5 días naturales y con 2 lecturas Premium/)).toBeInTheDocument();
  });

  it('asks guests to come in, and brings them back to the plans', async () => {
    const { user, router } = await arrive(null, { login: () => LUCIA });
    await user.click(await plan('Básico').findByRole('button', { name: 'Comenzar Gratis' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('tab', { name: 'Iniciar sesión' }));
    answer({ user: () => LUCIA, login: () => LUCIA });
    await user.type(dialog.getByLabelText('Correo electrónico'), LUCIA.email);
    await user.type(dialog.getByLabelText('Contraseña'), 'luna-de-papel');
    await user.click(dialog.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await plan('Básico').findByText('Es tu plan actual.')).toBeInTheDocument();
    await waitFor(() => expect(router.history.location.href).toBe('/#premium'));
    expect(plan('Pro').getByRole('button', { name: CALL })).toBeInTheDocument();
  });

  it('leads whoever has no Premium to where it is paid', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = await arrive(LUCIA, {
      createCheckout: () => ({ url: 'https://pagos.example/cs' }),
    });
    await plan('Básico').findByText('Es tu plan actual.');
    await user.click(plan('Pro').getByRole('button', { name: CALL }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pagos.example/cs'));
  });

  it('sells nothing to guests where nothing can be bought', async () => {
    tellPage({ premium: false });
    await arrive(null);
    expect(
      await plan('Pro').findByText('Ahora mismo no se puede contratar Premium.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: CALL })).toBeNull();
    expect(plan('Básico').getByRole('button', { name: 'Comenzar Gratis' })).toBeInTheDocument();
  });

  it('says where it is decided that paying is only simulated', async () => {
    tellPage({ premium: true, simulated: true });
    await arrive(null);
    expect(screen.getByText(/^Pago simulado: aquí no se mueve dinero/)).toBeInTheDocument();
    expect(screen.queryByText(/Pagas con tarjeta/)).toBeNull();
  });

  it('says so where nothing can be bought', async () => {
    const { user } = await arrive(LUCIA, {
      createCheckout: () => {
        throw new Refusal('BILLING_OFF');
      },
    });
    await plan('Básico').findByText('Es tu plan actual.');
    await user.click(plan('Pro').getByRole('button', { name: CALL }));
    expect(
      await plan('Pro').findByText('Ahora mismo no se puede contratar Premium.'),
    ).toBeInTheDocument();
  });

  it('sells nothing to whoever waits for a payment', async () => {
    await arrive(LUCIA, { plan: () => ({ ...FREE_PLAN, isPaymentPending: true }) });
    expect(await plan('Pro').findByText(/^Tu pago está en camino\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: CALL })).toBeNull();
  });

  it('calls a plan that gives no Premium by no other name', async () => {
    await arrive(LUCIA, {
      plan: () => ({ ...PRO_PLAN, isPremium: false, premiumUntil: null }),
      planDetails: () => samplePlan({ givesPremium: false, refund: null }),
    });
    expect(await plan('Pro').findByText(/^Tienes otra suscripción/)).toBeInTheDocument();
    expect(screen.queryByText(/Tienes el Plan Pro/)).toBeNull();
  });

  it('tells who asked for the money back where the request is taken back, and sells nothing', async () => {
    const { refund } = samplePlan().subscription ?? {};
    const asked = refund ? { ...refund, isDue: false, reason: 'asked' as const } : null;
    await arrive(LUCIA, {
      plan: () => ({ ...PRO_PLAN, isPremium: false, premiumUntil: null, refund: 'asked' }),
      planDetails: () => samplePlan({ state: 'cancelled', givesPremium: false, refund: asked }),
    });
    expect(await plan('Pro').findByText(/^Pediste la devolución de tu pago/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: CALL })).toBeNull();
  });

  it.each([
    ['active', {}, 'Tienes el Plan Pro. Próximo cobro: US$ 8.99 el 20 de diciembre de 2026.'],
    ['past_due', {}, /^Tu último cobro falló/],
    [
      'cancelled',
      { nextCharge: null },
      'Tienes el Plan Pro hasta el 20 de diciembre de 2026, sin más cobros.',
    ],
  ] as const)('sells nothing to whoever has it: %s', async (state, part, words) => {
    await arrive(LUCIA, {
      plan: () => PRO_PLAN,
      planDetails: () => samplePlan({ ...part, state }),
    });
    expect(await plan('Pro').findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: CALL })).toBeNull();
    expect(plan('Pro').getByRole('link', { name: 'Ver mi suscripción' })).toHaveAttribute(
      'href',
      '/profile#cuenta',
    );
  });
});
