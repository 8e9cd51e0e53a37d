import type { UserRow } from '../account/repo.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import type { OutboxMessage } from '../outbox/message.ts';
import type { Refund } from '../ports/payments.ts';
import type { BillingContext } from './payments.ts';
import { whyEnded, type SubscriptionRow } from './repo.ts';

/** How long a mail about what somebody pays makes sense. */
const MAIL_LIFE_MS = 2 * 24 * 60 * 60 * 1000;

type AboutMoney = Extract<OutboxMessage, { cents: number }>;
type WithDate = Extract<AboutMoney, { at: string }>['template'];
type Dated = Exclude<WithDate, 'premium-ended' | 'premium-welcome'>;
type Undated = Exclude<AboutMoney['template'], WithDate>;

/** Puts a mail about a subscription and an instant into the outbox. */
export function tellOf(
  ctx: BillingContext,
  user: UserRow,
  { amount, currency }: SubscriptionRow,
  template: Dated,
  at: Date,
): Promise<void> {
  const { fullName } = user;
  return tell(ctx, user, { template, fullName, cents: amount, currency, at: at.toISOString() });
}

/** Puts the mail about a first payment, which is given back only of a first purchase, there too. */
export function tellWelcome(
  ctx: BillingContext,
  { fullName, ...user }: UserRow,
  { amount: cents, currency, periodEnd }: SubscriptionRow,
  isFirst: boolean,
): Promise<void> {
  const at = periodEnd.toISOString();
  const message = { template: 'premium-welcome', fullName, cents, currency, at, isFirst } as const;
  return tell(ctx, user, message);
}

/** Puts the mail about the end of a subscription, with its reason, into the outbox. */
export function tellEnd(
  ctx: BillingContext,
  user: UserRow,
  subscription: SubscriptionRow,
  at: Date,
): Promise<void> {
  const { amount: cents, currency } = subscription;
  const because = whyEnded(subscription);
  return tell(ctx, user, {
    template: 'premium-ended',
    fullName: user.fullName,
    cents,
    currency,
    at: at.toISOString(),
    ...(because && { because }),
  });
}

/** Puts a mail about a sum of money into the outbox. */
export function tellSum(
  ctx: BillingContext,
  user: UserRow,
  { amount, currency }: Pick<Refund, 'amount' | 'currency'>,
  template: Undated,
): Promise<void> {
  return tell(ctx, user, { template, fullName: user.fullName, cents: amount, currency });
}

function tell(
  ctx: BillingContext,
  { email }: Pick<UserRow, 'email'>,
  message: AboutMoney,
): Promise<void> {
  const expiresAt = new Date(ctx.ports.clock.now().getTime() + MAIL_LIFE_MS);
  return enqueueMail(ctx, { recipient: email, message, expiresAt });
}
