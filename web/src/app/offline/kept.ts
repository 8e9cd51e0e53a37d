/** What the page and its service worker call things by: neither can ask the other. */
export const ANSWERS = {
  /** The cache in which copies of answers lie in this browser. */
  cache: 'sibila-answers',
  /** What everybody gets, and what is one member's. */
  everybodys: '/everybodys',
  members: '/members',
  /** Lies there while a history is among what is one member's. */
  historyMark: '/history',
  /** When the server last said that it is nobody, or somebody else. */
  left: '/left',
} as const;

/** Whether there is something at one of those places. */
export const isKept = async (place: string): Promise<boolean> =>
  (await caches.match(place, { cacheName: ANSWERS.cache })) !== undefined;

/** Asks a version that waits to take over. */
export const TAKE_OVER = 'SKIP_WAITING';
/** Asks the worker to keep the rest of the code. */
export const KEEP_REST = 'KEEP_REST';
