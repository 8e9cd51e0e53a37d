/** What of a subscription decides how long it gives Premium. */
export interface SubscriptionTerm {
  status: 'active' | 'past_due' | 'unpaid' | 'incomplete' | 'ended';
  isOurPrice: boolean;
  /** The period that was begun last; with `past_due` it is not paid for. */
  periodStart: Date;
  periodEnd: Date;
  /** No further period begins. */
  endsAtPeriodEnd: boolean;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Until when a subscription gives Premium as it is told: the end of the paid period or, while a
 * failed charge is tried again, `graceDays` days of the period that it was for. Null where nothing
 * was paid.
 */
export function paidUntil(term: SubscriptionTerm, graceDays: number): Date | null {
  if (!term.isOurPrice) return null;
  if (term.status === 'active') return term.periodEnd;
  if (term.status !== 'past_due') return null;
  const graceEnd = new Date(term.periodStart.getTime() + graceDays * 24 * HOUR_MS);
  return graceEnd < term.periodEnd ? graceEnd : term.periodEnd;
}

/**
 * Until when the door stays open: as long as it is paid for and, where a further period begins,
 * `slackHours` more, in which its payment may be told.
 */
export function accessUntil(
  term: SubscriptionTerm,
  { graceDays, slackHours }: { graceDays: number; slackHours: number },
): Date | null {
  const until = paidUntil(term, graceDays);
  if (!until || term.status !== 'active' || term.endsAtPeriodEnd) return until;
  return new Date(until.getTime() + slackHours * HOUR_MS);
}

/** The latest of some instants; null without any. */
export function latest(instants: readonly (Date | null)[]): Date | null {
  return instants.reduce((best, at) => (best === null || (at && at > best) ? at : best), null);
}
