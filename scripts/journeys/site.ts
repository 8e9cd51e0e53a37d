import { inject } from 'vitest';

/** The product as `npm start` runs it, for the whole run. */
export interface Site {
  url: string;
  dataDir: string;
  /** Path of the browser. */
  chromium: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Null where there is no browser: the journeys are skipped. */
    site: Site | null;
  }
}

/** The running product; only for tests that are not skipped. */
export function theSite(): Site {
  const site = inject('site');
  if (!site) throw new Error('there is no browser, and so no site');
  return site;
}
