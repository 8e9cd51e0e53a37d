import { z } from 'zod';
import type { Checkout, PaymentEvent } from '@sibila/core/ports/payments';
import {
  advance,
  approach,
  begin,
  payDue,
  plan,
  type SimulatedSubscription,
} from './simulated-life.ts';
import {
  checkoutOf,
  moveOthers,
  simulatedCheckout,
  turn,
  type SimulatedOptions,
} from './simulated.ts';
import { withRows, type SimulatedRows } from './simulated-store.ts';

/** A page that asks for a payment. */
export interface PaymentPage extends Pick<Checkout, 'status'> {
  cancelUrl: string;
  wasRefused: boolean;
}

/** A page on which somebody manages what they pay. */
export interface PortalPage {
  returnUrl: string;
  /** The newest first. */
  subscriptions: (SimulatedSubscription & { id: string })[];
  /** What had been due and happened now. */
  events: PaymentEvent[];
}

/** What can be done with a subscription on its page. */
export const PORTAL_ACTIONS = [
  'cancel',
  'resume',
  'fail',
  'succeed',
  'settle',
  'approach',
  'advance',
] as const;
export type PortalAction = (typeof PORTAL_ACTIONS)[number];

/** What came of an action: the events that the provider would send now. */
export interface Outcome {
  events: PaymentEvent[];
  /** Where the person goes; null to stay. */
  redirectTo: string | null;
}

const portalBody = z.object({ returnUrl: z.string() });

/** What people do on the pages of the simulated provider. Ids that are none give null. */
export class SimulatedDesk {
  readonly #options: SimulatedOptions;

  constructor(options: SimulatedOptions) {
    this.#options = options;
  }

  paymentPage(id: string): Promise<PaymentPage | null> {
    return this.#run(async (rows) => {
      const row = await rows.find('checkout', id);
      if (!row) return null;
      const { status } = checkoutOf(row, { ...this.#options, now: rows.now() });
      const { cancelUrl, wasRefused } = simulatedCheckout.parse(row.body);
      return { status, cancelUrl, wasRefused };
    });
  }

  /** Pays an open checkout, or tries to with a card that is refused. */
  pay(id: string, card: 'good' | 'refused'): Promise<Outcome | null> {
    return this.#run(async (rows) => {
      const row = await rows.find('checkout', id);
      if (!row) return null;
      const { status } = checkoutOf(row, { ...this.#options, now: rows.now() });
      if (status !== 'open') return { events: [], redirectTo: null };
      const body = simulatedCheckout.parse(row.body);
      if (card === 'refused') {
        await rows.write(row, { ...body, wasRefused: true });
        return { events: [], redirectTo: null };
      }
      const { customerId, accountId } = row;
      const subscriptionId = rows.newId('sub');
      const { subscription, events } = begin(rows.now());
      const made = { id: subscriptionId, kind: 'subscription', customerId, accountId } as const;
      await rows.insert({ ...made, body: subscription });
      await rows.write(row, { ...body, wasRefused: false, subscriptionId });
      return {
        events: eventsOf(rows, ['checkout.session.completed', ...events], customerId),
        redirectTo: body.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id),
      };
    });
  }

  portalPage(id: string): Promise<PortalPage | null> {
    return this.#run(async (rows) => {
      const row = await rows.find('portal', id);
      if (!row) return null;
      const { returnUrl } = portalBody.parse(row.body);
      const page: PortalPage = { returnUrl, subscriptions: [], events: [] };
      for (const one of await rows.subscriptionsOf(row.customerId)) {
        const { subscription, events } = await turn(rows, one);
        page.subscriptions.push({ id: one.id, ...subscription });
        page.events.push(...eventsOf(rows, events, row.customerId));
      }
      return page;
    });
  }

  /** Does something with a subscription of a portal's customer. */
  act(
    portalId: string,
    { subscriptionId, action }: { subscriptionId: string; action: PortalAction },
  ): Promise<Outcome | null> {
    return this.#run(async (rows) => {
      const portal = await rows.find('portal', portalId);
      const row = await rows.find('subscription', subscriptionId);
      if (!portal || row?.customerId !== portal.customerId) return null;
      const { subscription, events } = await turn(rows, row, (current) =>
        current.status === 'ended'
          ? { subscription: current, events: [] }
          : ACTIONS[action](current, rows.now()),
      );
      await moveOthers(rows, row, subscription);
      return { events: eventsOf(rows, events, row.customerId), redirectTo: null };
    });
  }

  #run<T>(work: (rows: SimulatedRows) => Promise<T>): Promise<T> {
    return withRows(this.#options, work);
  }
}

const ACTIONS: Record<
  PortalAction,
  (subscription: SimulatedSubscription, now: Date) => ReturnType<typeof plan>
> = {
  cancel: (subscription) => plan(subscription, { endsAtPeriodEnd: true }),
  resume: (subscription) => plan(subscription, { endsAtPeriodEnd: false }),
  fail: (subscription) => plan(subscription, { failsNext: true }),
  succeed: (subscription) => plan(subscription, { failsNext: false }),
  settle: payDue,
  approach,
  advance,
};

const eventsOf = (rows: SimulatedRows, types: string[], customerId: string): PaymentEvent[] =>
  types.map((type) => ({
    id: rows.newId('evt'),
    type,
    createdAt: rows.now(),
    customerId,
    reversedPayment: null,
  }));
