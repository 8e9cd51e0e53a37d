import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '@sibila/drizzle/schema/quota';
import { useWorld } from '@sibila/testkit/use-world';
import { refusal } from '../testing/refusal.ts';
import { createCheckout } from './create-checkout.ts';
import { warnOfPrice } from './price.ts';
import { syncSubscription } from './sync-subscription.ts';
import { BILLING_TABLES, buyerIn, type Buyer } from './testing/buyer.ts';

const world = useWorld({ connections: 25, emptied: BILLING_TABLES });
let ana: Buyer;

beforeEach(async () => {
  ana = await buyerIn(world);
});

const callsOf = (verb: string) => world.payments.calls.filter((call) => call === verb).length;

describe('createCheckout', () => {
  it('opens a page for who is signed in, that leads back to the profile', async () => {
    const wishes: unknown[] = [];
    const open = world.payments.openCheckout.bind(world.payments);
    world.payments.openCheckout = (wish) => {
      wishes.push(wish);
      return open(wish);
    };
    const id = await ana.open();
    const customerId = await ana.customerId();
    expect(world.payments.checkouts.get(id)).toMatchObject({ customerId, userId: ana.user.id });
    expect(wishes).toEqual([
      {
        customerId,
        userId: ana.user.id,
        successUrl: 'https://sibila.test/profile?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'https://sibila.test/#premium',
        key: `checkout:${ana.user.id}:2026-11-21:0`,
      },
    ]);
  });

  it('sells nothing at a price that the pages do not tell', async () => {
    world.payments.wrongPrice = 'US$ 9.99 every 1 month';
    const log = { error: [] as unknown[], warn: [] as unknown[] };
    const shared = {
      ...world.shared,
      log: {
        ...world.shared.log,
        error: (fields: unknown) => void log.error.push(fields),
        warn: (fields: unknown) => void log.warn.push(fields),
      },
    };
    await warnOfPrice(shared);
    await expect(createCheckout({ ...(await ana.ctx()), log: shared.log })).rejects.toMatchObject({
      code: 'BILLING_OFF',
    });
    const said = [{ event: 'billing.wrong_price', fault: 'US$ 9.99 every 1 month' }];
    expect(log).toEqual({ error: said, warn: said });
    expect(world.payments.calls).toEqual([]);
  });

  it('makes one customer and one page, however many ask at once', async () => {
    const ctx = await ana.ctx();
    const all = await Promise.all(Array.from({ length: 20 }, () => createCheckout(ctx)));
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    expect(callsOf('createCustomer')).toBe(1);
    expect(callsOf('openCheckout')).toBe(1);
    expect(world.payments.customers.size).toBe(1);
    expect(world.payments.checkouts.size).toBe(1);
  });

  it('gives an open page again, as often as it is asked for, and counts it once', async () => {
    const id = await ana.open();
    for (let i = 0; i < 12; i++) expect(await ana.open()).toBe(id);
    const limits = await world.db.select().from(rateLimits);
    expect(limits.map(({ count }) => count)).toEqual([1]);
  });

  it('opens another page when the first has run out, one for all who ask', async () => {
    const first = await ana.open();
    world.payments.expire(first);
    const ctx = await ana.ctx();
    const all = await Promise.all(Array.from({ length: 20 }, () => createCheckout(ctx)));
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    expect(all[0]?.url).not.toContain(first);
    expect(world.payments.checkouts.size).toBe(2);
  });

  it('opens at most ten pages in a quarter of an hour', async () => {
    for (let i = 0; i < 10; i++) world.payments.expire(await ana.open());
    const ctx = await ana.ctx();
    expect(await refusal(createCheckout(ctx))).toBe('TOO_MANY_REQUESTS');
    world.clock.advance(15 * 60_000);
    expect(await refusal(createCheckout(ctx))).toBe('none');
  });

  it('refuses who has Premium, also when they paid a moment ago and nobody knows yet', async () => {
    const given = await buyerIn(world, { premiumUntil: new Date('2027-01-01T00:00:00Z') });
    expect(await refusal(createCheckout(await given.ctx()))).toBe('ALREADY_PREMIUM');
    await ana.buy();
    expect(await refusal(createCheckout(await ana.ctx()))).toBe('ALREADY_PREMIUM');
    expect(await ana.isPremium()).toBe(true);
  });

  it('refuses a second subscription while the first payment is under way, or a charge is open', async () => {
    const { id, customerId } = await ana.buy({ status: 'incomplete' });
    expect(await refusal(createCheckout(await ana.ctx()))).toBe('PAYMENT_PENDING');
    const end = world.clock.now();
    world.payments.change(id, { status: 'past_due', periodEnd: end });
    await syncSubscription(world.shared, customerId);
    expect(await ana.isPremium()).toBe(false);
    expect(await refusal(createCheckout(await ana.ctx()))).toBe('PAYMENT_PENDING');
    world.payments.change(id, { status: 'ended' });
    expect(await refusal(createCheckout(await ana.ctx()))).toBe('none');
  });

  it('makes another customer for who was deleted at the provider', async () => {
    const first = await ana.open();
    world.payments.deleteCustomer(await ana.customerId());
    world.payments.expire(first);
    expect(await ana.open()).not.toBe(first);
    expect(world.payments.customers.size).toBe(2);
    expect(world.payments.checkouts.size).toBe(2);
  });

  it.each(['createCustomer', 'openCheckout'] as const)(
    'makes nothing twice when the answer to %s was lost',
    async (verb) => {
      world.payments.faults = verb === 'createCustomer' ? ['lose'] : [null, 'lose'];
      const ctx = await ana.ctx();
      await expect(createCheckout(ctx)).rejects.toMatchObject({
        code: 'BILLING_UNAVAILABLE',
        details: { message: 'Error al iniciar el proceso de suscripción' },
      });
      await createCheckout(ctx);
      expect(world.payments.customers.size).toBe(1);
      expect(world.payments.checkouts.size).toBe(1);
    },
  );

  it('says so where nothing can be bought', async () => {
    const ctx = await ana.ctx();
    const off = { ...ctx, ports: { ...ctx.ports, payments: null } };
    expect(await refusal(createCheckout(off))).toBe('BILLING_OFF');
  });

  it('makes no customer for an account that is gone by then', async () => {
    const ctx = await ana.ctx();
    await world.sql`delete from users`;
    expect(await refusal(createCheckout(ctx))).toBe('NOT_SIGNED_IN');
    expect(await world.sql`select * from billing_customers`).toHaveLength(0);
  });
});
