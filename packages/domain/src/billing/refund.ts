import { mexicanDate } from '../calendar/business-days.ts';
import { addDays, spanOf, zoneClock } from '../horoscope/local-day.ts';

/** What is known of a first payment when it is asked for again. */
export interface RefundCase {
  purchasedAt: Date;
  now: Date;
  /** Premium readings since the purchase. */
  readingsUsed: number;
  /** Whether the person bought something before. */
  isFirst: boolean;
  isAsked: boolean;
  isRefunded: boolean;
}

/** The terms: calendar days after the purchase, and readings, that may have gone by. */
export interface RefundRule {
  days: number;
  readings: number;
}

export interface RefundAnswer {
  isDue: boolean;
  reason: 'due' | 'too-late' | 'too-many-readings' | 'not-the-first' | 'asked' | 'refunded';
  /** The last instant of the last day. */
  until: Date;
  readingsUsed: number;
}

const CLOCK = zoneClock('America/Mexico_City');

/**
 * The last instant at which a refund may be asked for: the days are those of the calendar in Mexico
 * City, the day of the purchase not counted, and the last one ends at midnight there.
 */
function refundableUntil(purchasedAt: Date, days: number): Date {
  const lastDay = addDays(mexicanDate(purchasedAt), days);
  return new Date(spanOf(lastDay, CLOCK).end - 1);
}

/** Whether the first payment is given back on request, and why not. */
export function refundCheck(asked: RefundCase, rule: RefundRule): RefundAnswer {
  const until = refundableUntil(asked.purchasedAt, rule.days);
  const reason = reasonOf(asked, rule, until);
  return { isDue: reason === 'due', reason, until, readingsUsed: asked.readingsUsed };
}

function reasonOf(asked: RefundCase, rule: RefundRule, until: Date): RefundAnswer['reason'] {
  if (asked.isRefunded) return 'refunded';
  if (asked.isAsked) return 'asked';
  if (!asked.isFirst) return 'not-the-first';
  if (asked.now > until) return 'too-late';
  return asked.readingsUsed > rule.readings ? 'too-many-readings' : 'due';
}
