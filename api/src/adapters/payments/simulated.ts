import { createHash } from 'node:crypto';
import { z } from 'zod';
import { PREMIUM_PRICE } from '@sibila/contracts/billing';
import {
  InvalidSignature,
  PaymentsFailure,
  type Checkout,
  type PaidSubscription,
  type Payments,
} from '@sibila/core/ports/payments';
import {
  end,
  giveBack,
  movedBack,
  plan,
  roll,
  simulatedSubscription,
  type Turn,
} from './simulated-life.ts';
import {
  isSimulated,
  withRows,
  type SimulatedRow,
  type SimulatedRows,
  type SimulatedWorld,
} from './simulated-store.ts';

export interface SimulatedOptions extends SimulatedWorld {
  appUrl: string;
}

export const PAYMENT_PATH = '/pago-simulado';
export const PORTAL_PATH = '/portal-simulado';

/** How long a checkout stays open. */
const OPEN_MS = 24 * 60 * 60 * 1000;

/** A checkout as it is kept. */
export const simulatedCheckout = z.object({
  successUrl: z.string(),
  cancelUrl: z.string(),
  subscriptionId: z.string().nullable(),
  /** A card was refused here. */
  wasRefused: z.boolean(),
});
const madeOnce = z.object({ id: z.string() });

type CheckoutWish = Parameters<Payments['openCheckout']>[0];

/**
 * A provider of payments that moves no money, for local mode: its state is a table, its time the
 * clock's, and people pay on pages of our own. What was due happens when it is next looked at.
 */
export function simulatedPayments(options: SimulatedOptions): Payments {
  const { appUrl } = options;
  const run = <T>(work: (rows: SimulatedRows) => Promise<T>) => withRows(options, work);
  return {
    kind: 'simulated',
    createCustomer: ({ userId, key }) =>
      run((rows) =>
        once(rows, { accountId: userId, key: `customer:${userId}:${key}` }, () =>
          addCustomer(rows, userId),
        ),
      ),
    // It writes to nobody, and sells at the price of the pages.
    changeEmail: ({ customerId }) =>
      run(async (rows) => {
        await rows.get('customer', customerId);
      }),
    priceFault: () => Promise.resolve(null),
    openCheckout: (wish) =>
      run(async (rows) => checkoutOf(await open(rows, wish), { now: rows.now(), appUrl })),
    findCheckout: (id) =>
      run(async (rows) => {
        const row = await rows.find('checkout', id);
        return row && checkoutOf(row, { now: rows.now(), appUrl });
      }),
    subscriptionsOf: (customerId) => run((rows) => allOf(rows, customerId)),
    cancelAtPeriodEnd: (id) => run((rows) => planEnd(rows, id, true)),
    resume: (id) => run((rows) => planEnd(rows, id, false)),
    end: (id) =>
      run(async (rows) => {
        const row = await rows.get('subscription', id);
        await turn(rows, row, (subscription) => end(subscription, rows.now(), 'cancelled'));
      }),
    refund: ({ subscriptionId }) => run((rows) => refund(rows, subscriptionId)),
    // Money goes back by `refund` alone.
    findReversed: () => Promise.resolve(null),
    openPortal: ({ customerId, returnUrl }) =>
      run(async (rows) => {
        const { accountId } = await rows.get('customer', customerId);
        const id = rows.newId('portal');
        await rows.insert({ accountId, id, kind: 'portal', customerId, body: { returnUrl } });
        return `${appUrl}${PORTAL_PATH}/${id}`;
      }),
    readEvent: () => {
      throw new InvalidSignature('the simulated provider sends no requests');
    },
  };
}

/**
 * The id that was made under a key; `make` makes it when the key is new. Keys name people, and are
 * kept as what nobody can read back.
 */
async function once(
  rows: SimulatedRows,
  { accountId, key }: { accountId: string | null; key: string },
  make: () => Promise<string>,
): Promise<string> {
  const keyId = createHash('sha256').update(key).digest('hex');
  const earlier = await rows.find('key', keyId);
  if (earlier) return madeOnce.parse(earlier.body).id;
  const id = await make();
  await rows.insert({ accountId, id: keyId, kind: 'key', customerId: '', body: { id } });
  return id;
}

async function addCustomer(rows: SimulatedRows, accountId: string): Promise<string> {
  const id = rows.newId('cus');
  await rows.insert({ accountId, id, kind: 'customer', customerId: id, body: {} });
  return id;
}

/** The checkout of a wish: the one that its key made, if it made one. */
async function open(rows: SimulatedRows, wish: CheckoutWish): Promise<SimulatedRow> {
  const { accountId } = await rows.get('customer', wish.customerId);
  const key = `checkout:${wish.userId}:${wish.key}`;
  const id = await once(rows, { accountId, key }, () => addCheckout(rows, { ...wish, accountId }));
  return rows.get('checkout', id);
}

async function addCheckout(
  rows: SimulatedRows,
  { accountId, customerId, successUrl, cancelUrl }: CheckoutWish & { accountId: string | null },
): Promise<string> {
  const id = rows.newId('cs');
  const body = { successUrl, cancelUrl, subscriptionId: null, wasRefused: false };
  await rows.insert({ accountId, id, kind: 'checkout', customerId, body });
  return id;
}

/** A checkout as the port tells of it. */
export function checkoutOf(
  { id, accountId, customerId, body, createdAt }: SimulatedRow,
  { now, appUrl }: { now: Date; appUrl: string },
): Checkout {
  const { subscriptionId } = simulatedCheckout.parse(body);
  const isPaid = subscriptionId !== null;
  const isOpen = !isPaid && now.getTime() - createdAt.getTime() < OPEN_MS;
  return {
    id,
    url: isOpen ? `${appUrl}${PAYMENT_PATH}/${id}` : null,
    status: isPaid ? 'complete' : isOpen ? 'open' : 'expired',
    isPaid,
    subscriptionId,
    customerId,
    userId: accountId,
  };
}

/** Lets happen what was due, does `change` to the outcome, and keeps it. */
export async function turn(
  rows: SimulatedRows,
  row: SimulatedRow,
  change: (rolled: Turn['subscription']) => Turn = (subscription) => ({ subscription, events: [] }),
): Promise<Turn> {
  const kept = simulatedSubscription.parse(row.body);
  const rolled = roll(kept, rows.now());
  const { subscription, events } = change(rolled.subscription);
  if (subscription !== kept) await rows.write(row, subscription);
  return { subscription, events: [...rolled.events, ...events] };
}

/**
 * Moves what else a customer has into the past as far as one of their subscriptions has just been
 * moved: what was bought first stays first.
 */
export async function moveOthers(
  rows: SimulatedRows,
  { id, customerId, body }: SimulatedRow,
  { startedAt }: Turn['subscription'],
): Promise<void> {
  const ms = simulatedSubscription.parse(body).startedAt.getTime() - startedAt.getTime();
  if (ms === 0) return;
  for (const other of await rows.subscriptionsOf(customerId))
    if (other.id !== id)
      await rows.write(other, movedBack(simulatedSubscription.parse(other.body), ms));
}

async function allOf(rows: SimulatedRows, customerId: string): Promise<PaidSubscription[] | null> {
  // A row that was here is taken for deleted; a customer of Stripe's never was, and `get` says so.
  const isGone = isSimulated(customerId) && !(await rows.find('customer', customerId));
  if (isGone) return null;
  await rows.get('customer', customerId);
  const all = await rows.subscriptionsOf(customerId);
  return Promise.all(all.map((row) => currentOf(rows, row)));
}

async function currentOf(rows: SimulatedRows, row: SimulatedRow): Promise<PaidSubscription> {
  const { subscription } = await turn(rows, row);
  const { status, startedAt, periodStart, periodEnd } = subscription;
  const { endsAtPeriodEnd, endedAt, endedBecause } = subscription;
  const { id, customerId } = row;
  const period = { startedAt, periodStart, periodEnd, endsAtPeriodEnd, endedAt, endedBecause };
  const price = { amount: PREMIUM_PRICE.cents, currency: PREMIUM_PRICE.currency };
  return { id, customerId, status, isOurPrice: true, ...period, ...price };
}

async function planEnd(rows: SimulatedRows, id: string, endsAtPeriodEnd: boolean): Promise<void> {
  const row = await rows.get('subscription', id);
  await turn(rows, row, (subscription) => {
    if (subscription.status === 'ended')
      throw new PaymentsFailure('the simulated subscription has ended', { mayPass: false });
    return plan(subscription, { endsAtPeriodEnd });
  });
}

async function refund(rows: SimulatedRows, subscriptionId: string) {
  const row = await rows.get('subscription', subscriptionId);
  const { subscription } = await turn(rows, row, (current) =>
    giveBack(current, rows.now(), rows.newId('re')),
  );
  const { cents: amount, currency } = PREMIUM_PRICE;
  return { id: subscription.refundId ?? '', amount, currency };
}
