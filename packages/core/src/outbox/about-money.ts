import { priceText } from '@sibila/contracts/billing';
import { mexicanDate } from '@sibila/domain/calendar/business-days';
import type { EmailContent } from '@sibila/emails/layout';
import { paymentFailedEmail } from '@sibila/emails/payment-failed';
import { premiumCancelledEmail } from '@sibila/emails/premium-cancelled';
import { premiumEndedEmail } from '@sibila/emails/premium-ended';
import { premiumResumedEmail } from '@sibila/emails/premium-resumed';
import { premiumWelcomeEmail } from '@sibila/emails/premium-welcome';
import { refundAskedEmail } from '@sibila/emails/refund-asked';
import { refundRefusedEmail } from '@sibila/emails/refund-refused';
import { refundWithdrawnEmail } from '@sibila/emails/refund-withdrawn';
import { refundedEmail } from '@sibila/emails/refunded';
import { renewalReminderEmail } from '@sibila/emails/renewal-reminder';
import { secondPaymentRefundedEmail } from '@sibila/emails/second-payment-refunded';
import type { OutboxMessage } from './message.ts';

const DAY = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of an instant in Mexico City, as people write it: the mails say whose day it is. */
const dayOf = (at: string) => DAY.format(new Date(mexicanDate(new Date(at))));

/** A mail about what somebody pays. */
export function composeAboutMoney(
  message: Extract<OutboxMessage, { cents: number }>,
  accountUrl: string,
): EmailContent {
  const { fullName } = message;
  const price = priceText(message.cents, message.currency);
  const common = { fullName, price, accountUrl };
  switch (message.template) {
    case 'premium-welcome':
      return premiumWelcomeEmail({
        ...common,
        paidUntil: dayOf(message.at),
        isFirst: message.isFirst,
      });
    case 'renewal-reminder':
      return renewalReminderEmail({ ...common, renewsOn: dayOf(message.at) });
    case 'payment-failed':
      return paymentFailedEmail({ ...common, premiumUntil: dayOf(message.at) });
    case 'premium-cancelled':
      return premiumCancelledEmail({ ...common, premiumUntil: dayOf(message.at) });
    case 'premium-resumed':
      return premiumResumedEmail({ ...common, renewsOn: dayOf(message.at) });
    case 'premium-ended':
      return premiumEndedEmail({
        ...common,
        endedOn: dayOf(message.at),
        because: message.because ?? null,
      });
    case 'refund-asked':
      return refundAskedEmail(common);
    case 'refund-withdrawn':
      return refundWithdrawnEmail(common);
    case 'refund-refused':
      return refundRefusedEmail(common);
    case 'refunded':
      return refundedEmail(common);
    case 'second-payment-refunded':
      return secondPaymentRefundedEmail(common);
  }
}
