import { imageData, keepInCache, uncachedOf } from './client-cache.ts';
import { connectionNow } from './connection.ts';

/** When what may be wanted next is fetched, in milliseconds after the page has loaded. */
export const PRELOAD_AFTER = { critical: 1000, images: 2000, screens: 5000 } as const;

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const;

/** Whether the visitor asked for as little as possible to be fetched. */
export const savesData = (): boolean => connectionNow()?.saveData === true;

/** Runs `task` some milliseconds after the page has loaded, at once where that is over. */
export function afterLoad(milliseconds: number, task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    const [entry] = performance.getEntriesByType('navigation');
    const loaded = entry && 'loadEventEnd' in entry ? Number(entry.loadEventEnd) : 0;
    const since = loaded > 0 ? performance.now() - loaded : 0;
    timer = setTimeout(task, Math.max(0, milliseconds - since));
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    clearTimeout(timer);
  };
}

/** Runs `task` at the first sign that somebody is at the page: a touch, a key, a move. */
export function onceAlive(task: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, alive);
  };
  const alive = () => {
    stop();
    task();
  };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, alive, { passive: true });
  return stop;
}

/** Fetches a picture and gives its copy for the cache; null for one that can't be had or copied. */
async function fetchedCopy(url: string): Promise<string | null> {
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = url;
  try {
    await image.decode();
    return await imageData(image);
  } catch {
    return null;
  }
}

/** Fetches pictures of which there is no copy yet, one after the other, and keeps copies of them. */
export async function preloadImages(urls: readonly string[]): Promise<void> {
  const copies = [];
  for (const url of uncachedOf(urls)) {
    // In turn: whatever the visitor asks for meanwhile goes first.
    // oxlint-disable-next-line no-await-in-loop
    const data = await fetchedCopy(url);
    if (data !== null) copies.push({ url, type: 'image', data } as const);
  }
  // Also with nothing new: what is too old goes.
  keepInCache(copies);
}
