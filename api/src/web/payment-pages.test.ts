import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentEvent, Payments } from '@sibila/core/ports/payments';
import { createWorld, type TestWorld } from '@sibila/testkit/context';
import { createTestDatabase, type TestDatabase } from '@sibila/testkit/database';
import { fakeRandomness } from '@sibila/testkit/fakes';
import { SimulatedDesk } from '../adapters/payments/simulated-desk.ts';
import { simulatedPayments } from '../adapters/payments/simulated.ts';
import { originGuard } from '../http/origin-guard.ts';
import { paymentPages } from './payment-pages.ts';

const APP_URL = 'http://localhost:3000';
const SUCCESS = `${APP_URL}/profile?session_id={CHECKOUT_SESSION_ID}`;

let database: TestDatabase;
let world: TestWorld;
let payments: Payments;
let app: Hono;
let delivered: PaymentEvent[];
let logged: string[];
let deliver: (event: PaymentEvent) => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  world = createWorld(database.db);
  delivered = [];
  logged = [];
  deliver = async (event) => void delivered.push(event);
  const options = {
    db: database.db,
    clock: world.clock,
    randomness: fakeRandomness,
    appUrl: APP_URL,
  };
  payments = simulatedPayments(options);
  app = new Hono();
  app.use(originGuard(new Set([APP_URL])));
  app.onError((error, c) => c.text(String(error), 403));
  app.route(
    '/',
    paymentPages({
      desk: new SimulatedDesk(options),
      appUrl: APP_URL,
      deliver: (event) => deliver(event),
      log: { ...world.shared.log, error: (_, message) => void logged.push(message) },
    }),
  );
});

async function opened() {
  const { id: userId } = await world.user();
  const customerId = await payments.createCustomer({ userId, email: 'ana@example.com', key: 'c' });
  const wish = { customerId, userId, successUrl: SUCCESS, cancelUrl: `${APP_URL}/#premium` };
  const { id, url } = await payments.openCheckout({ ...wish, key: 'checkout' });
  return { customerId, id, path: new URL(url ?? '').pathname };
}
async function managed() {
  const { customerId, path } = await opened();
  await post(path, { card: 'good' });
  delivered = [];
  const url = await payments.openPortal({ customerId, returnUrl: `${APP_URL}/profile` });
  const [subscription] = (await payments.subscriptionsOf(customerId)) ?? [];
  const portal = new URL(url).pathname;
  const act = (action: string, id = subscription?.id ?? '') =>
    post(portal, { subscription: id, action });
  const now = async () => (await payments.subscriptionsOf(customerId))?.[0];
  return { portal, act, now, customerId };
}
const post = async (
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) => app.request(path, { method: 'POST', body: new URLSearchParams(form), headers });
async function buyAgain(customerId: string) {
  const { id: userId } = await world.user();
  const wish = { customerId, userId, successUrl: SUCCESS, cancelUrl: `${APP_URL}/#premium` };
  const { url } = await payments.openCheckout({ ...wish, key: 'again' });
  await post(new URL(url ?? '').pathname, { card: 'good' });
}
const receiptsOf = (text: string) =>
  [...text.slice(text.indexOf('Tus recibos')).matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, is]) => is);
const show = async (path: string) => (await app.request(path)).text();
const nextCharge = (text: string) => />Próximo cobro<\/dt>\s*<dd>([^<]*)</.exec(text)?.[1];
const types = () => delivered.map(({ type }) => type);

describe('the page of a simulated payment', () => {
  it('opens by its address alone, and says what it is', async () => {
    const { path } = await opened();
    const response = await app.request(path);
    const text = await response.text();
    expect(response.status).toBe(200);
    for (const part of ['Pago simulado', 'US$ 8.99', 'Pagar con una tarjeta que se rechaza'])
      expect(text).toContain(part);
    expect(text).toContain(`href="${APP_URL}/#premium"`);
    // The product's own mark beside its name, as on every other page.
    expect(text).toMatch(/class="brand" href="\/"\s*><svg[^]*?fill="#E9D8A6"[^]*?<\/svg>Sibila/);
    expect(text).toContain(
      'US$ 8.99 cada mes, el mismo día, hasta que la canceles; 3 días antes te avisamos por correo',
    );
    // What only a test could do comes after what a customer does, under its own name.
    expect(text.indexOf('Palanca de la prueba')).toBeGreaterThan(text.indexOf('Pagar US$ 8.99'));
    expect(text).not.toContain('<script');
    expect(text).not.toMatch(/name="(card-?number|cvc)"/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain(
      `form-action 'self' ${APP_URL}`,
    );
    expect(response.headers.get('content-security-policy')).toContain("font-src 'self'");
  });

  it('pays, tells the product, and leads back with the id of the payment', async () => {
    const { customerId, id, path } = await opened();
    const response = await post(path, { card: 'good' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${APP_URL}/profile?session_id=${id}`);
    expect(types()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    ]);
    expect(new Set(delivered.map((event) => event.customerId))).toEqual(new Set([customerId]));
    expect(await payments.findCheckout(id)).toMatchObject({ status: 'complete', isPaid: true });
    const closed = await show(path);
    expect(closed).toContain('Este pago ya está hecho');
    expect(closed).toContain('href="/profile#cuenta"');
  });

  it('makes one subscription, however often it is clicked', async () => {
    const { customerId, path } = await opened();
    await Promise.all(Array.from({ length: 20 }, () => post(path, { card: 'good' })));
    expect(await payments.subscriptionsOf(customerId)).toHaveLength(1);
    expect(types()).toHaveLength(3);
  });

  it('stays where it is when the card is refused, and says so', async () => {
    const { customerId, path } = await opened();
    const response = await post(path, { card: 'refused' });
    expect(response.headers.get('location')).toBe(path);
    expect(await show(path)).toContain('La tarjeta fue rechazada');
    expect(delivered).toEqual([]);
    expect(await payments.subscriptionsOf(customerId)).toEqual([]);
  });

  it('is closed after a day', async () => {
    const { customerId, path } = await opened();
    world.clock.advance(24 * 60 * 60 * 1000);
    expect(await show(path)).toContain('Este pago ha caducado');
    await post(path, { card: 'good' });
    expect(await payments.subscriptionsOf(customerId)).toEqual([]);
  });

  it('is no page under an address that is none', async () => {
    const { path } = await opened();
    const wrong = [
      `${path}x`,
      '/pago-simulado/sim_cs_%00',
      `/pago-simulado/${'a'.repeat(3000)}`,
      path.replace('/pago-simulado', '/portal-simulado'),
    ];
    for (const address of wrong) {
      expect((await app.request(address)).status).toBe(404);
      const form = { card: 'good', subscription: 'x', action: 'cancel' };
      expect((await post(address, form)).status).toBe(404);
    }
  });

  it('takes nothing from another site, nothing unknown, and nothing long', async () => {
    const { customerId, path } = await opened();
    const foreign = await post(path, { card: 'good' }, { origin: 'https://evil.test' });
    expect(foreign.status).toBe(403);
    expect((await post(path, { card: 'gold' })).status).toBe(400);
    expect((await post(path, {})).status).toBe(400);
    expect((await post(path, { card: 'good', more: 'x'.repeat(5_000) })).status).toBe(413);
    expect(await payments.subscriptionsOf(customerId)).toEqual([]);
  });

  it('goes on when the product does not take an event', async () => {
    deliver = () => Promise.reject(new Error('no'));
    const { path } = await opened();
    expect((await post(path, { card: 'good' })).status).toBe(303);
    expect(logged).toHaveLength(3);
  });
});

describe('the portal of a simulated subscription', () => {
  it('shows how it stands and cancels and resumes it', async () => {
    const { portal, act, now } = await managed();
    const active = await show(portal);
    expect(active).toContain('<strong>Activa</strong>');
    expect(nextCharge(active)).toMatch(/^US\$ 8\.99 el \d+ de /);
    const places = ['Cancelar la suscripción', 'Palancas de la prueba', 'Que falle'];
    const found = places.map((place) => active.indexOf(place));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    await act('cancel');
    expect(await now()).toMatchObject({ status: 'active', endsAtPeriodEnd: true });
    const cancelled = await show(portal);
    expect(cancelled).toContain('termina al final del periodo');
    expect(nextCharge(cancelled)).toBe('Ninguno');
    await act('resume');
    expect(await now()).toMatchObject({ status: 'active', endsAtPeriodEnd: false });
    expect(types()).toEqual(['customer.subscription.updated', 'customer.subscription.updated']);
  });

  it('moves a subscription to the end of its period, not the clock', async () => {
    const { act, now } = await managed();
    const before = world.clock.now();
    await act('advance');
    expect(await now()).toMatchObject({ status: 'active', periodStart: before });
    expect(types()).toEqual(['invoice.paid', 'customer.subscription.updated']);
    await act('cancel');
    await act('advance');
    expect(await now()).toMatchObject({ status: 'ended', periodEnd: before });
    expect(world.clock.now()).toEqual(before);
  });

  it('brings a renewal as near as its reminder, and says how near that is', async () => {
    const { portal, act, now } = await managed();
    expect(await show(portal)).toContain('Acercar la renovación a 3 días');
    await act('approach');
    const inThreeDays = new Date(world.clock.now().getTime() + 3 * 86_400_000);
    expect(await now()).toMatchObject({ status: 'active', periodEnd: inThreeDays });
    expect(types()).toEqual(['customer.subscription.updated']);
    await act('cancel');
    expect(await show(portal)).not.toContain('Acercar la renovación');
  });

  it('says when and why it ended', async () => {
    const { portal, act } = await managed();
    await act('cancel');
    await act('advance');
    expect(await show(portal)).toContain(': estaba cancelada y acabó el periodo');
  });

  it('says that what is cancelled with a charge open ended for that', async () => {
    const { portal, act, now } = await managed();
    await act('fail');
    await act('advance');
    await payments.end((await now())?.id ?? '');
    expect(await show(portal)).toContain(': se canceló con un cobro pendiente');
  });

  it('lists what was paid and given back, the newest first', async () => {
    const { portal, act, now } = await managed();
    expect(receiptsOf(await show(portal))).toEqual(['Pago simulado: US$ 8.99']);
    await act('advance');
    await payments.refund({ subscriptionId: (await now())?.id ?? '', key: 'refund' });
    const text = await show(portal);
    const paid = 'Pago simulado: US$ 8.99';
    expect(receiptsOf(text)).toEqual(['Devolución simulada: US$ 8.99', paid, paid]);
    expect(text.slice(text.indexOf('Tus recibos'))).toMatch(/<dt>\d+ de \S+ de 20\d\d/);
  });

  it('explains why nothing is resumed that the product cancels again', async () => {
    const { portal, act, now } = await managed();
    const { id = '' } = (await now()) ?? {};
    await act('cancel');
    // As it does with what was asked for again.
    deliver = () => payments.cancelAtPeriodEnd(id);
    const response = await act('resume');
    const told = await show(response.headers.get('location') ?? '');
    expect(told).toMatch(/role="alert">[^<]*No se reanuda[^<]*devolución de su pago/);
    expect(await show(portal)).not.toContain('No se reanuda');
  });

  it('keeps the newest subscription the newest, however far it is moved', async () => {
    const { act, now, customerId } = await managed();
    const first = (await now())?.id ?? '';
    await payments.refund({ subscriptionId: first, key: 'refund' });
    world.clock.advance(60_000);
    await buyAgain(customerId);
    const second = (await now())?.id ?? '';
    await act('fail', second);
    await act('advance', second);
    await act('advance', second);
    const [newest, older] = (await payments.subscriptionsOf(customerId)) ?? [];
    expect(newest).toMatchObject({ id: second, endedBecause: 'payment-failed' });
    expect(older?.id).toBe(first);
    const apart = Number(newest?.startedAt) - Number(older?.startedAt);
    expect(apart).toBe(60_000);
    expect(Number(older?.endedAt)).toBeLessThan(Number(newest?.startedAt));
  });

  it('lets a charge fail, be paid, or be given up', async () => {
    const { portal, act, now } = await managed();
    await act('fail');
    expect(await show(portal)).toContain('el próximo cobro fallará');
    await act('advance');
    expect((await now())?.status).toBe('past_due');
    expect(types()).toContain('invoice.payment_failed');
    const due = await show(portal);
    expect(due).toContain('Pagar lo pendiente');
    expect(nextCharge(due)).toBe('US$ 8.99, pendiente');
    await act('settle');
    expect((await now())?.status).toBe('active');
    await act('fail');
    await act('advance');
    await act('advance');
    expect((await now())?.status).toBe('ended');
    expect(await show(portal)).not.toContain('<button');
    await act('resume');
    expect((await now())?.status).toBe('ended');
  });

  it('takes a wished failure back', async () => {
    const { act, now } = await managed();
    await act('fail');
    await act('succeed');
    await act('advance');
    expect((await now())?.status).toBe('active');
  });

  it('tells what became due while nobody looked', async () => {
    const { portal, now } = await managed();
    const ends = (await now())?.periodEnd;
    world.clock.set(new Date((ends?.getTime() ?? 0) + 1000));
    await show(portal);
    expect(types()).toEqual(['invoice.paid', 'customer.subscription.updated']);
    expect((await now())?.periodStart).toEqual(ends);
    await show(portal);
    expect(types()).toHaveLength(2);
  });

  it("reaches nobody else's subscription", async () => {
    const mine = await managed();
    const others = await managed();
    const foreign = (await others.now())?.id;
    expect((await mine.act('cancel', foreign)).status).toBe(404);
    expect((await others.now())?.endsAtPeriodEnd).toBe(false);
    expect((await mine.act('steal')).status).toBe(400);
  });

  it('says so when there is no subscription yet', async () => {
    const { customerId } = await opened();
    const url = await payments.openPortal({ customerId, returnUrl: `${APP_URL}/profile` });
    expect(await show(new URL(url).pathname)).toContain('Todavía no hay ninguna suscripción');
  });
});
