import { beforeEach, describe, expect, it, vi } from 'vitest';
import { verifySessionInput, type VerifiedSession } from '@sibila/contracts/billing';
import { useWorld } from '@sibila/testkit/use-world';
import { DomainError } from '../errors.ts';
import type { Checkout } from '../ports/payments.ts';
import { createCheckout } from './create-checkout.ts';
import { handleEvent } from './handle-event.ts';
import { BILLING_TABLES, buyerIn, type Buyer } from './testing/buyer.ts';
import { verifySession } from './verify-session.ts';

const MINUTE = 60_000;

const world = useWorld({ connections: 25, emptied: BILLING_TABLES });
let ana: Buyer;
let bea: Buyer;

beforeEach(async () => {
  ana = await buyerIn(world);
  bea = await buyerIn(world);
});

const verify = async (buyer: Buyer, sessionId: string) =>
  verifySession(await buyer.ctx(), { sessionId });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof DomainError ? `${error.code} ${error.message}` : String(error),
  );
/** A checkout of Ana's that was paid for, but for what `fields` says. */
async function odd(fields: Partial<Checkout>): Promise<string> {
  const id = await ana.open();
  world.payments.pay(id);
  const checkout = world.payments.checkouts.get(id);
  if (checkout) world.payments.checkouts.set(id, { ...checkout, ...fields });
  return id;
}

describe('verifySession', () => {
  it('gives Premium for what was paid, without any event', async () => {
    const id = await ana.open();
    world.payments.pay(id);
    expect(await verify(ana, id)).toEqual({ success: true, alreadyPremium: false });
    expect(await ana.isPremium()).toBe(true);
    expect(await verify(ana, id)).toEqual({ success: false, alreadyPremium: true });
  });

  it('is one period and each mail once, for ten calls at once and four events', async () => {
    const id = await ana.open();
    const { customerId, periodEnd } = world.payments.pay(id, { endsAtPeriodEnd: true });
    const ctx = await ana.ctx();
    const event = world.payments.event('checkout.session.completed', customerId);
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => verifySession(ctx, { sessionId: id })),
      ...Array.from({ length: 4 }, () => handleEvent(world.shared, event)),
    ]);
    for (const answer of answers.slice(0, 10))
      expect(answer).toEqual({ success: true, alreadyPremium: false });
    expect((await ana.row()).premiumUntil).toEqual(periodEnd);
    expect(await ana.mails()).toEqual(['premium-welcome', 'premium-cancelled']);
  });

  it.each<[string, () => Promise<string>]>([
    ['is unknown', () => Promise.resolve('cs_test_unknown')],
    [
      "is somebody else's",
      async () => {
        const id = await bea.open();
        world.payments.pay(id);
        return id;
      },
    ],
    ["is somebody else's, and open", () => bea.open()],
    ['paid for something else than a subscription', () => odd({ subscriptionId: null })],
    [
      'has another customer',
      async () => {
        await bea.open();
        return odd({ customerId: await bea.customerId() });
      },
    ],
    ['has no customer', () => odd({ customerId: null })],
    ['belongs to nobody', () => odd({ userId: null })],
    ['is the placeholder', () => Promise.resolve('{CHECKOUT_SESSION_ID}')],
    ['is a path', () => Promise.resolve('../customers/cus_1')],
    ['is another object', () => Promise.resolve('sub_1')],
  ])('says the same of a session that %s, and gives nothing', async (_, make) => {
    const id = await make();
    const bystander = await bea.row();
    const unknown = await refusal(verify(ana, 'cs_test_nothing'));
    expect(unknown).toBe('NOT_FOUND No encontramos ningún pago tuyo con ese identificador.');
    expect(await refusal(verify(ana, id))).toBe(unknown);
    expect([await ana.isPremium(), await bea.row()]).toEqual([false, bystander]);
  });

  it.each<[string, VerifiedSession['status'], () => Promise<string>]>([
    ['is open', 'open', () => ana.open()],
    ['has run out', 'expired', () => odd({ status: 'expired' })],
    ['is not paid', 'processing', () => odd({ isPaid: false })],
    [
      'waits for its first payment',
      'processing',
      async () => {
        const id = await ana.open();
        world.payments.pay(id, { status: 'incomplete' });
        return id;
      },
    ],
    [
      'paid for a subscription that is nowhere yet',
      'processing',
      async () => {
        const id = await odd({ subscriptionId: 'sub_other' });
        world.payments.subscriptions.clear();
        return id;
      },
    ],
    [
      'is of another price',
      'settled',
      async () => {
        const id = await ana.open();
        world.payments.pay(id, { isOurPrice: false });
        return id;
      },
    ],
    [
      'is of a subscription that has ended',
      'settled',
      async () => {
        const id = await ana.open();
        world.payments.pay(id, { status: 'ended' });
        return id;
      },
    ],
  ])('tells its owner of a session that %s how it stands, and gives nothing', async (...given) => {
    const [, status, make] = given;
    const id = await make();
    expect(await verify(ana, id)).toEqual({ success: false, alreadyPremium: false, status });
    expect(await ana.isPremium()).toBe(false);
    expect(await refusal(verify(bea, id))).toContain('NOT_FOUND');
  });

  it('says of an unpaid session that its owner has Premium from elsewhere', async () => {
    const id = await ana.open();
    world.payments.expire(id);
    await ana.subscribe();
    expect(await verify(ana, id)).toEqual({
      success: false,
      alreadyPremium: true,
      status: 'expired',
    });
  });

  it('refuses what is too long before anything is looked up', () => {
    for (const sessionId of ['', 'c'.repeat(256), 'c'.repeat(3000), 'a\u0000b'])
      expect(verifySessionInput.safeParse({ sessionId }).success).toBe(false);
  });

  it('says that the provider is away, and nothing has changed', async () => {
    const id = await ana.open();
    world.payments.pay(id);
    world.payments.faults = ['fail'];
    expect(await refusal(verify(ana, id))).toContain('BILLING_UNAVAILABLE');
    world.payments.faults = [null, 'fail'];
    expect(await refusal(verify(ana, id))).toContain('BILLING_UNAVAILABLE');
    expect(await ana.isPremium()).toBe(false);
    expect((await verify(ana, id)).success).toBe(true);
  });

  it('gives up on a provider that hangs, as the page on which to pay does', async () => {
    const id = await ana.open();
    world.payments.expire(id);
    const ctx = await ana.ctx();
    for (const work of [() => verifySession(ctx, { sessionId: id }), () => createCheckout(ctx)]) {
      world.payments.calls.length = 0;
      world.payments.faults = ['hang'];
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const refused = refusal(work());
      while (world.payments.calls.length === 0) await new Promise((done) => setImmediate(done));
      vi.advanceTimersByTime(15_000);
      vi.useRealTimers();
      expect(await refused).toContain('BILLING_UNAVAILABLE');
    }
  });

  it('refuses the eleventh guess in a quarter of an hour, and says how long to wait', async () => {
    for (let i = 0; i < 10; i++) await refusal(verify(ana, `cs_test_${i}`));
    const wait = async () => refusal(verify(ana, 'cs_test_10'));
    const told = 'TOO_MANY_REQUESTS Son demasiados intentos en poco tiempo. Vuelve a intentarlo';
    expect(await wait()).toBe(`${told} dentro de 15 minutos.`);
    world.clock.advance(14 * MINUTE + 30_000);
    expect(await wait()).toBe(`${told} dentro de 30 segundos.`);
    expect(await refusal(verify(bea, 'cs_test_10'))).toContain('NOT_FOUND');
  });
});
