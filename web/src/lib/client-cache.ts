/** The one place in local storage where copies of what was fetched are kept. */
const KEY = 'sibila-cache';
const LIMIT_BYTES = 8 * 1024 * 1024;
const LIFE_MS = 48 * 3_600_000;
const IMAGE_MAX_CHARACTERS = 100_000;
const WEBP = 'image/webp';
const WEBP_QUALITY = 0.85;

/** A copy of one thing that was fetched. */
export interface CacheEntry {
  url: string;
  type: 'image' | 'style' | 'font' | 'data';
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Text; an image as a `data:` address. */
  data: string;
  /** Bytes of the data. */
  size: number;
}

type NewEntry = Pick<CacheEntry, 'url' | 'type' | 'data'>;

function isEntry(value: unknown): value is CacheEntry {
  const entry = value as Partial<CacheEntry> | null;
  return (
    typeof entry === 'object' &&
    typeof entry?.url === 'string' &&
    ['image', 'style', 'font', 'data'].includes(String(entry.type)) &&
    typeof entry.timestamp === 'number' &&
    typeof entry.data === 'string' &&
    typeof entry.size === 'number'
  );
}

/** What is still young enough of a list, without the oldest where all of it takes too much room. */
export function fittingEntries(
  entries: readonly CacheEntry[],
  now: number,
  limit = LIMIT_BYTES,
): CacheEntry[] {
  const youngest = entries
    .filter(({ timestamp }) => timestamp <= now && now - timestamp < LIFE_MS)
    .sort((a, b) => b.timestamp - a.timestamp);
  let room = limit;
  const firstTooMany = youngest.findIndex(({ size }) => (room -= size) < 0);
  return firstTooMany < 0 ? youngest : youngest.slice(0, firstTooMany);
}

function stored(): CacheEntry[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    // Whatever else lies there is no cache; and some browsers keep nothing at all.
    return [];
  }
}

/** Writes what there is room for: a browser may give less than the limit. */
function store(entries: readonly CacheEntry[]): void {
  for (let count = entries.length; count > 0; count = Math.floor(count / 2)) {
    try {
      localStorage.setItem(KEY, JSON.stringify(entries.slice(0, count)));
      return;
    } catch {
      // Half of it, the younger one, may fit.
    }
  }
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above: nothing is kept here.
  }
}

/** The copy of what stands at an address; null when there is none that is young enough. */
export function cachedData(url: string, now = Date.now()): string | null {
  const entry = stored().find((kept) => kept.url === url && now - kept.timestamp < LIFE_MS);
  return entry?.data ?? null;
}

/** Those of some addresses of which there is no copy, or none that is young enough. */
export function uncachedOf(urls: readonly string[], now = Date.now()): string[] {
  const known = new Set(fittingEntries(stored(), now).map(({ url }) => url));
  return urls.filter((url) => !known.has(url));
}

/** Keeps copies, in the place of older ones of the same addresses; without any it only tidies up. */
export function keepInCache(added: readonly NewEntry[], now = Date.now()): void {
  const kept = stored();
  const fresh = added.map((entry) => ({
    ...entry,
    timestamp: now,
    size: new Blob([entry.data]).size,
  }));
  const replaced = new Set(added.map(({ url }) => url));
  const before = kept.filter(({ url }) => !replaced.has(url));
  const fitting = fittingEntries([...fresh, ...before], now);
  if (fresh.length > 0 || fitting.length < kept.length) store(fitting);
}

const asDataAddress = (blob: Blob): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => {
      resolve(typeof reader.result === 'string' ? reader.result : null);
    };
    reader.readAsDataURL(blob);
  });

/**
 * A picture that has come, encoded anew as webp in a `data:` address; null where the browser can't,
 * or where that would take more than 100,000 characters.
 */
export async function imageData(image: HTMLImageElement): Promise<string | null> {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const pen = canvas.getContext('2d');
  if (!pen || canvas.width === 0) return null;
  pen.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, WEBP, WEBP_QUALITY);
  });
  // Where webp is unknown the browser makes a PNG of it.
  if (blob?.type !== WEBP) return null;
  const data = await asDataAddress(blob);
  return data !== null && data.length <= IMAGE_MAX_CHARACTERS ? data : null;
}
