/** What of a subscription decides how long it gives Premium. */
export interface SubscriptionTerm {
  status: 'active' | 'past_due' | 'incomplete' | 'ended';
  isOurPrice: boolean;
  /** The period that was begun last; with `past_due` it is not paid for. */
  periodStart: Date;
  periodEnd: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Until when a subscription gives Premium: the end of the paid period or, while a failed charge is
 * tried again, `graceDays` days of the period that it was for. Null where nothing was paid.
 */
export function accessUntil(term: SubscriptionTerm, graceDays: number): Date | null {
  if (!term.isOurPrice) return null;
  if (term.status === 'active') return term.periodEnd;
  if (term.status !== 'past_due') return null;
  const graceEnd = new Date(term.periodStart.getTime() + graceDays * DAY_MS);
  return graceEnd < term.periodEnd ? graceEnd : term.periodEnd;
}

/** The latest of some instants; null without any. */
export function latest(instants: readonly (Date | null)[]): Date | null {
  return instants.reduce((best, at) => (best === null || (at && at > best) ? at : best), null);
}
