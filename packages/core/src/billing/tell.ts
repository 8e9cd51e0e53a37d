import type { UserRow } from '../account/repo.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import type { OutboxMessage } from '../outbox/message.ts';
import type { Refund } from '../ports/payments.ts';
import type { BillingContext } from './payments.ts';

/** How long a mail about what somebody pays makes sense. */
const MAIL_LIFE_MS = 2 * 24 * 60 * 60 * 1000;

type AboutMoney = Extract<OutboxMessage, { cents: number }>;
type WithoutSum<Message> = Message extends AboutMoney
  ? Omit<Message, 'fullName' | 'cents' | 'currency'>
  : never;

/** Puts a mail about what somebody paid, pays or is given back into the outbox. */
export function tell(
  ctx: BillingContext,
  { email, fullName }: UserRow,
  { amount: cents, currency }: Pick<Refund, 'amount' | 'currency'>,
  message: WithoutSum<AboutMoney>,
): Promise<void> {
  const expiresAt = new Date(ctx.ports.clock.now().getTime() + MAIL_LIFE_MS);
  return enqueueMail(ctx, {
    recipient: email,
    message: { ...message, fullName, cents, currency },
    expiresAt,
  });
}
