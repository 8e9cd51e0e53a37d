interface Tab {
  id: string;
}

const CACHE = 'sibila-tabs';
const PLACE = '/before';

/** Notes which tabs were open when a version took over: they run the code of versions before it. */
export async function noteTabs(tabs: readonly Tab[]): Promise<void> {
  const shelf = await caches.open(CACHE);
  await shelf.put(PLACE, Response.json(tabs.map(({ id }) => id)));
}

/** The versions beside the one that serves. */
interface Versions {
  installing: unknown;
  waiting: unknown;
}

/**
 * Whether nobody wants the code that is not the serving version's: none of the tabs that were noted is
 * open any more, and no newer version, which has its own there already, is about to take over.
 */
export async function isOldCodeFree(
  { installing, waiting }: Versions,
  open: readonly Tab[],
): Promise<boolean> {
  if (installing !== null || waiting !== null) return false;
  const noted = await caches.match(PLACE, { cacheName: CACHE });
  const ids: unknown = await noted?.json();
  return !Array.isArray(ids) || !open.some(({ id }) => ids.includes(id));
}
