import type { SkyWords } from '@sibila/domain/sky/sentence';

const FRESH_MS = 10 * 60_000;

/**
 * The sky of this moment in words; null where it could not be had. The astronomy behind it comes
 * on its own: a page made by the server brings the words and none of the code.
 */
async function loadSkyLine(): Promise<SkyWords | null> {
  try {
    const { skyWords } = await import('@sibila/domain/sky/sentence');
    return skyWords(new Date());
  } catch {
    return null;
  }
}

/** What the routes of the landing page load. */
export const SKY_LINE = {
  loader: loadSkyLine,
  staleTime: FRESH_MS,
  preloadStaleTime: FRESH_MS,
};
