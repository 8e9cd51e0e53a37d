const FRESH_MS = 10 * 60_000;

/**
 * The sky of this moment in one line; null where it could not be had. The astronomy behind it comes
 * on its own: a page made by the server brings the line and none of the code.
 */
async function loadSkyLine(): Promise<string | null> {
  try {
    const { skySentence } = await import('@sibila/domain/sky/sentence');
    return skySentence(new Date());
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
