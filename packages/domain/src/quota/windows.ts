const DAY = 24 * 60 * 60 * 1000;

/** A stretch of time in which a quota holds: from `start` up to, not including, `end`. */
export interface QuotaWindow {
  /** 0 for the window that begins at registration. */
  index: number;
  start: Date;
  end: Date;
}

/**
 * The window of `days` days, counted from the registration instant, that holds `now`. Days are of
 * 24 hours, so time zones and their changes of hour don't matter. A clock that stands before the
 * registration counts in window 0.
 */
export function quotaWindow(registeredAt: Date, now: Date, days: number): QuotaWindow {
  const length = days * DAY;
  const index = Math.max(0, Math.floor((now.getTime() - registeredAt.getTime()) / length));
  const start = registeredAt.getTime() + index * length;
  return { index, start: new Date(start), end: new Date(start + length) };
}
