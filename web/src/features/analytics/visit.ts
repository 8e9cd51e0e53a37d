import { randomUuid } from '../../lib/uuid.ts';

/** Where the browser keeps the two numbers that the cookie policy names. */
const KEY = 'sibila-analytics';
const DAY_MS = 24 * 3_600_000;
const SESSION_MS = DAY_MS;
const VISITOR_MS = 30 * DAY_MS;

/** What ties the pages of a visit together. The browser's own number never leaves it. */
export interface Visit {
  session: string;
  isNew: boolean;
}

interface Kept extends Visit {
  sessionUntil: number;
  visitor: string;
  visitorUntil: number;
}

function read(): Partial<Kept> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Whether something that is kept for `life` has time left; no clock can have made it longer. */
const lasts = (until: number | undefined, now: number, life: number) =>
  typeof until === 'number' && now < until && until <= now + life;

/**
 * The visit that is going on: for a day from its first page, whatever happens in it. It is new where
 * the browser's own number, kept for thirty days, was not there before it. Null where nothing can be
 * kept: then nobody could say for how long.
 */
export function currentVisit(now = Date.now()): Visit | null {
  const kept = read();
  const { session, isNew, visitor } = kept;
  if (session !== undefined && isNew !== undefined && lasts(kept.sessionUntil, now, SESSION_MS))
    return { session, isNew };
  const isKnown = visitor !== undefined && lasts(kept.visitorUntil, now, VISITOR_MS);
  const begun: Kept = {
    session: randomUuid(),
    sessionUntil: now + SESSION_MS,
    isNew: !isKnown,
    visitor: isKnown ? visitor : randomUuid(),
    visitorUntil: isKnown ? (kept.visitorUntil ?? now) : now + VISITOR_MS,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(begun));
  } catch {
    return null;
  }
  return { session: begun.session, isNew: begun.isNew };
}

/** Leaves nothing of it in the browser. */
export function forgetVisits(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing can be kept here, so that nothing was.
  }
}
