import { REFUND_BUSINESS_DAYS } from '@sibila/contracts/premium';
import { addBusinessDays, mexicanDate } from '@sibila/domain/calendar/business-days';

/** The last day, in Mexico City, on which a refund is to be made that was asked for at an instant. */
export const refundDueOn = (askedAt: Date): string =>
  addBusinessDays(mexicanDate(askedAt), REFUND_BUSINESS_DAYS);
