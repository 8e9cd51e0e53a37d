import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import { DomainError } from '../errors.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import type { PaidSubscription, PaymentEvent } from '../ports/payments.ts';
import { cancelSubscription, resumeSubscription } from './cancel.ts';
import { createCheckout } from './create-checkout.ts';
import { handleEvent } from './handle-event.ts';
import { openRefunds } from './people.ts';
import { reconcile } from './reconcile.ts';
import { askRefund, refund, refundCaseOf, withdrawRefund } from './refund.ts';
import { syncSubscription } from './sync-subscription.ts';
import { customerIdsOf } from './repo.ts';
import { BILLING_TABLES, buyerIn, type Buyer } from './testing/buyer.ts';
import { verifySession } from './verify-session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** As long as the provider of this test tries a failed charge. */
const RETRIES = 14 * DAY;

const world = useWorld({ emptied: BILLING_TABLES });

interface Step {
  do: string;
  ms?: number;
  nth?: number;
}

const KINDS = [
  'open',
  'pay',
  'cancel',
  'resume',
  'verify',
  'fail',
  'mend',
  'end',
  'other',
] as const;
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 10, arbitrary: fc.record({ do: fc.constantFrom(...KINDS) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('open', 'pay') }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(20 * DAY) }) },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('deliver' as const), nth: fc.nat(4) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('drop' as const), nth: fc.nat(9) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('sync', 'job', 'delete') }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constantFrom('ask', 'withdraw', 'refund', 'twice') }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const) }) },
  ),
  { minLength: 12, maxLength: 24, size: 'max' },
);

/** The provider as time goes by, and what it would tell. */
class Provider {
  /** Events under way; they may be delivered in any order, again, or never. */
  readonly events: PaymentEvent[] = [];
  cardWorks = true;
  /** What was cancelled here: from then on nothing may be charged for it. */
  readonly cancelled = new Set<string>();
  /** Whose payment was asked for again: they give no Premium meanwhile. */
  readonly asked = new Set<string>();
  /** Whether what was asked for again had been cancelled before. */
  askedWhileCancelled = false;
  readonly #buyer: Buyer;
  readonly #openedAt = new Map<string, number>();

  constructor(buyer: Buyer) {
    this.#buyer = buyer;
  }

  all = () =>
    [...world.payments.subscriptions.values()].filter(
      ({ customerId }) => world.payments.customers.get(customerId)?.userId === this.#buyer.user.id,
    );

  tell(type: string, customerId: string) {
    this.events.push(world.payments.event(type, customerId));
  }

  change(subscription: PaidSubscription, fields: Partial<PaidSubscription>): void {
    world.payments.change(subscription.id, fields);
    this.tell('customer.subscription.updated', subscription.customerId);
  }

  pay(checkoutId: string, isOurPrice: boolean): void {
    const { customerId } = world.payments.pay(checkoutId, { isOurPrice });
    this.tell('checkout.session.completed', customerId);
    this.tell('invoice.paid', customerId);
  }

  /** A second subscription of ours, which no page of ours sells. */
  subscribe(customerId: string): void {
    world.payments.subscribe(customerId);
    this.tell('customer.subscription.created', customerId);
  }

  /** Lets time go by as the provider does: periods end, are renewed, or are not paid. */
  wait(ms: number): void {
    for (let left = ms; left > 0; left -= DAY) {
      world.clock.advance(Math.min(left, DAY));
      for (const subscription of this.all()) this.#turn(subscription, world.clock.now());
      this.noteCheckouts();
    }
  }

  /** A page can be paid for a day. */
  noteCheckouts(): void {
    const now = world.clock.now().getTime();
    for (const { id, status } of world.payments.checkouts.values()) {
      const openedAt = this.#openedAt.get(id) ?? now;
      this.#openedAt.set(id, openedAt);
      if (status === 'open' && now - openedAt >= DAY) world.payments.expire(id);
    }
  }

  #turn(subscription: PaidSubscription, now: Date): void {
    const { status, periodStart, periodEnd, endsAtPeriodEnd } = subscription;
    if (status === 'past_due') {
      if (this.cardWorks) this.#charge(subscription, { status: 'active' });
      else if (now.getTime() - periodStart.getTime() >= RETRIES)
        this.change(subscription, { status: 'ended' });
    } else if (status === 'active' && periodEnd <= now) {
      if (endsAtPeriodEnd) return this.change(subscription, { status: 'ended' });
      const next = new Date(periodEnd.getTime() + 30 * DAY);
      const paid = this.cardWorks ? 'active' : 'past_due';
      this.#charge(subscription, { status: paid, periodStart: periodEnd, periodEnd: next });
    }
  }

  /** Charges for a period, or tries to. */
  #charge(subscription: PaidSubscription, fields: Partial<PaidSubscription>): void {
    expect(['charged after it was cancelled', this.cancelled.has(subscription.id)]).toEqual([
      'charged after it was cancelled',
      false,
    ]);
    this.change(subscription, fields);
  }

  /** Notes what somebody cancelled, or took back. */
  note(isCancelled: boolean): void {
    for (const { id } of this.all())
      if (isCancelled) this.cancelled.add(id);
      else this.cancelled.delete(id);
  }

  /** What may still be charged for when its period is over. */
  get renewing(): PaidSubscription[] {
    return this.all().filter(
      ({ status, endsAtPeriodEnd }) => status !== 'ended' && !endsAtPeriodEnd,
    );
  }

  /** Whether the person should have Premium now. */
  get isPaid(): boolean {
    const now = world.clock.now().getTime();
    return this.all().some(({ id, status, isOurPrice, periodStart, periodEnd }) => {
      const end =
        status === 'active'
          ? periodEnd.getTime()
          : status === 'past_due'
            ? Math.min(periodEnd.getTime(), periodStart.getTime() + 21 * DAY)
            : 0;
      return isOurPrice && end > now && !this.asked.has(id);
    });
  }
}

/** A refusal by the rules is an answer too; anything else is a fault. */
const refusable = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
      return false;
    },
  );

/** Does a step; whether what is stored must be the truth afterwards. */
async function take(step: Step, buyer: Buyer, provider: Provider): Promise<boolean> {
  const ctx = await buyer.ctx();
  const open = [...world.payments.checkouts.values()].filter(
    ({ status, userId }) => status === 'open' && userId === buyer.user.id,
  );
  const last = provider.all().at(-1);
  switch (step.do) {
    case 'open':
      await refusable(createCheckout(ctx));
      provider.noteCheckouts();
      return false;
    case 'pay':
    case 'other':
      if (open[0]) provider.pay(open[0].id, step.do === 'pay');
      return false;
    case 'verify': {
      const paid = [...world.payments.checkouts.values()].findLast(
        ({ userId, isPaid }) => isPaid && userId === buyer.user.id,
      );
      if (paid) await refusable(verifySession(ctx, { sessionId: paid.id }));
      return false;
    }
    case 'cancel':
    case 'resume':
      if (await refusable(step.do === 'cancel' ? cancelSubscription(ctx) : resumeSubscription(ctx)))
        provider.note(step.do === 'cancel');
      if (last) provider.tell('customer.subscription.updated', last.customerId);
      return true;
    case 'ask':
      if (await refusable(askRefund(ctx))) {
        const { subscription } = await refundCaseOf(world.shared, buyer.user.id);
        if (subscription.refundedAt === null) {
          provider.askedWhileCancelled = provider.cancelled.has(subscription.id);
          provider.cancelled.add(subscription.id);
          provider.asked.add(subscription.id);
        }
      }
      return false;
    case 'withdraw':
      if (await refusable(withdrawRefund(ctx))) {
        for (const id of provider.asked)
          if (!provider.askedWhileCancelled) provider.cancelled.delete(id);
        provider.asked.clear();
      }
      return false;
    case 'refund':
      await refusable(refund(world.shared, await buyer.row(), { anyway: true }));
      return false;
    case 'twice':
      if (last && last.status === 'active') provider.subscribe(last.customerId);
      return false;
    case 'erase':
      await eraseAccount(world.shared, buyer.user.id);
      for (const { id } of provider.all()) provider.cancelled.add(id);
      return false;
    case 'fail':
    case 'mend':
      provider.cardWorks = step.do === 'mend';
      return false;
    case 'end':
      if (last) provider.change(last, { status: 'ended' });
      return false;
    case 'wait':
      provider.wait(step.ms ?? 0);
      return false;
    case 'drop':
      provider.events.splice(step.nth ?? 0, 1);
      return false;
    case 'deliver':
      return deliver(provider.events[step.nth ?? 0]);
    case 'delete':
      if (last) world.payments.deleteCustomer(last.customerId);
      return false;
    case 'job':
      await reconcile(world.shared);
      return false;
    default:
      for (const id of await customerIdsOf(world.shared, buyer.user.id))
        await syncSubscription(world.shared, id);
      return true;
  }
}

const handled = new Set<string>();
/** An event that was handled before has no effect: what it told has been read since. */
async function deliver(event: PaymentEvent | undefined): Promise<boolean> {
  if (!event) return false;
  const isNew = !handled.has(event.id);
  handled.add(event.id);
  await handleEvent(world.shared, event);
  return isNew;
}

/** Cancelled while a charge is open, with a card that works again before it is tried anew. */
const OPEN_CHARGE: Step[] = [
  { do: 'open' },
  { do: 'pay' },
  { do: 'sync' },
  { do: 'fail' },
  { do: 'wait', ms: 31 * DAY },
  { do: 'cancel' },
  { do: 'mend' },
  { do: 'wait', ms: 5 * DAY },
];

/** Asked back, and the account deleted before anybody saw to it. */
const ASKED_AND_GONE: Step[] = [
  { do: 'open' },
  { do: 'pay' },
  { do: 'sync' },
  { do: 'ask' },
  { do: 'erase' },
  { do: 'wait', ms: 31 * DAY },
];
const PAID_TWICE: Step[] = [
  { do: 'open' },
  { do: 'pay' },
  { do: 'sync' },
  { do: 'twice' },
  { do: 'sync' },
  { do: 'wait', ms: 31 * DAY },
];

/** What still happens when the person is gone. */
const WITHOUT_ACCOUNT = new Set(['wait', 'deliver', 'drop', 'fail', 'mend', 'job']);

async function takeAlone(step: Step, provider: Provider): Promise<boolean> {
  if (step.do === 'wait') provider.wait(step.ms ?? 0);
  else if (step.do === 'drop') provider.events.splice(step.nth ?? 0, 1);
  else if (step.do === 'deliver') await deliver(provider.events[step.nth ?? 0]);
  else if (step.do === 'job') await reconcile(world.shared);
  else provider.cardWorks = step.do === 'mend';
  return false;
}

/** Premium is what was paid; who pays twice, or is gone, is charged no more and has back what is owed. */
async function expectTheEnd(buyer: Buyer | null, provider: Provider): Promise<void> {
  if (buyer) {
    expect(['in the end', await buyer.isPremium()]).toEqual(['in the end', provider.isPaid]);
    const ours = provider.renewing.filter((one) => one.isOurPrice && one.status === 'active');
    expect(ours.length).toBeLessThan(2);
    return;
  }
  expect(provider.renewing).toEqual([]);
  expect(await openRefunds(world.shared)).toEqual([]);
}

describe('the life of a subscription', () => {
  it('is in the end, and after every look, what the provider says; and nothing is charged after a cancel', async () => {
    const seen = { premium: 0, lost: 0, refunds: 0 };
    await fc.assert(
      fc.asyncProperty(steps, async (todo) => {
        await world.renew();
        handled.clear();
        const buyer = await buyerIn(world);
        const provider = new Provider(buyer);
        let isGone = false;
        for (const step of todo) {
          if (isGone && !WITHOUT_ACCOUNT.has(step.do)) continue;
          const wasPremium = !isGone && (await buyer.isPremium());
          const isKnown = await (isGone ? takeAlone(step, provider) : take(step, buyer, provider));
          isGone = isGone || step.do === 'erase';
          const isPremium = !isGone && (await buyer.isPremium());
          if (isKnown && !isGone && (await customerIdsOf(world.shared, buyer.user.id)).length === 1)
            expect([step, isPremium]).toEqual([step, provider.isPaid]);
          if (isPremium) seen.premium++;
          if (wasPremium && !isPremium) seen.lost++;
        }
        provider.wait(6 * HOUR);
        await reconcile(world.shared);
        seen.refunds += world.payments.refunds.size;
        await expectTheEnd(isGone ? null : buyer, provider);
      }),
      { numRuns: 100, examples: [[OPEN_CHARGE], [ASKED_AND_GONE], [PAID_TWICE]] },
    );
    expect(seen.premium).toBeGreaterThan(50);
    expect(seen.lost).toBeGreaterThan(0);
    expect(seen.refunds).toBeGreaterThan(0);
  }, 120_000);
});
