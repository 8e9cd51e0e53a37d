import { priceText } from '@sibila/contracts/billing';
import { mexicanDate } from '@sibila/domain/calendar/business-days';
import { refundRequestEmail } from '@sibila/emails/refund-request';
import { findUserById } from '../account/repo.ts';
import type { Context } from '../context.ts';
import { UndeliverableMail, type Mail } from '../ports/mailer.ts';
import { refundDueOn } from './refund-due.ts';
import { findCustomer, findSubscription } from './repo.ts';

const DAY = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

const spoken = (day: string) => DAY.format(new Date(day));

/**
 * The mail that tells the company of a request for a refund; answers to it go to who asked. It is
 * read when the mail leaves: UndeliverableMail where nobody waits any more, or the account is gone,
 * whose refund needs nobody's hand.
 */
export async function refundRequestToSupport(
  ctx: Pick<Context, 'db'>,
  subscriptionId: string,
): Promise<Omit<Mail, 'id' | 'to'>> {
  const row = await findSubscription(ctx, subscriptionId);
  const accountId = row && (await findCustomer(ctx, row.customerId))?.accountId;
  const user = accountId ? await findUserById(ctx, accountId) : null;
  if (!user || row?.refundedAt !== null || row.refundAskedAt === null)
    throw new UndeliverableMail('nobody waits for the refund any more');
  const content = refundRequestEmail({
    subscriptionId,
    email: user.email,
    price: priceText(row.amount, row.currency),
    boughtOn: spoken(mexicanDate(row.startedAt)),
    askedOn: spoken(mexicanDate(row.refundAskedAt)),
    dueOn: spoken(refundDueOn(row.refundAskedAt)),
    readingsUsed: row.refundReadings ?? 0,
  });
  return { ...content, replyTo: user.email };
}
