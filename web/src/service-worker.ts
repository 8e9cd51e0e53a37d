import {
  cleanupOutdatedCaches,
  PrecacheController,
  PrecacheRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { ANSWERS, isKept, KEEP_REST, TAKE_OVER } from './app/offline/kept.ts';
import { noPage } from './app/offline/no-page.ts';
import { isPage, pageKey } from './app/offline/page-address.ts';
import { isOldCodeFree, noteTabs } from './app/offline/tabs-before.ts';

/**
 * What the build writes in: the files that every page starts with, those that come when they are
 * wanted, and a name for them all.
 */
declare const BUILT: { first: PrecacheEntry[]; rest: string[]; version: string };

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Tab {
  id: string;
  url: string;
}
/** The little of a worker's scope that is used here; the page's own types know none of it. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifeEvent & { data: unknown }) => void): void;
  registration: { installing: unknown; waiting: unknown };
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<Tab[]>;
  };
}
const scope = globalThis as unknown as WorkerScope;

const PAGES = 'sibila-pages-';
const CURRENT = PAGES + BUILT.version;
/** Code beyond what every page starts with; named by what it holds, so that it outlives versions. */
const CODE = 'sibila-code';
/** The pages that open without a network, whether or not they were ever visited. */
const SHELL = ['/', '/profile'];
/** The picture of the sky, drawn anew each minute: the home page begins with it. */
const SKY = '/cielo.svg';
/** Longer than this nobody waits for a page that is kept. */
const PATIENCE_SECONDS = 5;

/** Where the build has put a font; it is kept with the rest of the code. */
const fontOf = (name: string): string | undefined =>
  [
    ...BUILT.first.map((entry) => (typeof entry === 'string' ? entry : entry.url)),
    ...BUILT.rest,
  ].find((url) => url.includes(`/${name}-latin-400-normal-`));
const FONTS = { serif: fontOf('alegreya'), sans: fontOf('alegreya-sans') };

/** A page as it is kept: the same for everybody, and no answer but the page itself. */
const asPage = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) =>
    Promise.resolve(pageKey(new URL(request.url))),
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(response.status === 200 ? response : null),
};

/** The last sky that came is kept, and stands in for the first one alone: not for a later minute's. */
const lastSky = {
  cacheKeyWillBeUsed: ({ request, mode }: { request: Request; mode: string }) =>
    Promise.resolve(mode === 'write' ? SKY : request),
};

/** A tab of an older version finds there what its own pages started with. */
const fromAnyVersion = {
  cachedResponseWillBeUsed: async (found: { request: Request; cachedResponse?: Response }) =>
    found.cachedResponse ?? (await caches.match(found.request)),
};

cleanupOutdatedCaches();
const start = new PrecacheController();
start.addToCacheList(BUILT.first);
registerRoute(new PrecacheRoute(start));

// Only what is public passes here: the API's answers and a member's photos are never touched.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url),
  new NetworkFirst({
    cacheName: CURRENT,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [asPage],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SKY,
  new NetworkFirst({ cacheName: CURRENT, plugins: [lastSky] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: CODE, plugins: [fromAnyVersion] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/art/'),
  new StaleWhileRevalidate({ cacheName: 'sibila-art' }),
);
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const [hasHoroscope, hasReadings] = await Promise.all([
    isKept(ANSWERS.everybodys),
    isKept(ANSWERS.historyMark),
  ]);
  return new Response(noPage({ fonts: FONTS, hasHoroscope, hasReadings }), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'",
    },
  });
});

const openTabs = (): Promise<Tab[]> =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Asks the server, whatever the browser holds: a page of before would want code that is gone. */
const anew = (path: string): Request => new Request(path, { cache: 'no-cache' });

/** Keeps the shell, and the pages that are being read: they came before anybody could keep them. */
async function keepPages(): Promise<void> {
  const pages = await caches.open(CURRENT);
  await pages.addAll([...SHELL, SKY].map(anew));
  const urls = (await openTabs()).map(({ url }) => new URL(url));
  const wanted = new Set(urls.filter(isPage).map(pageKey));
  // One that is gone meanwhile is no reason to keep nothing.
  await Promise.allSettled(
    [...wanted].filter((key) => !SHELL.includes(key)).map((key) => pages.add(anew(key))),
  );
}

/** Keeps what is not kept yet of the code, one file after the other: whatever is asked for goes first. */
async function keepRest(): Promise<void> {
  const code = await caches.open(CODE);
  const kept = new Set((await code.keys()).map(({ url }) => new URL(url).pathname));
  // In turn, and what can't be had is asked for the next time.
  for (const path of BUILT.rest)
    // oxlint-disable-next-line no-await-in-loop
    if (!kept.has(path)) await code.add(path).catch(() => undefined);
}

/** Drops the code of other versions, once nobody wants it. */
async function dropOldCode(event: LifeEvent): Promise<void> {
  if (!(await isOldCodeFree(scope.registration, await openTabs()))) return;
  const code = await caches.open(CODE);
  const gone = (await code.keys()).filter(({ url }) => !BUILT.rest.includes(new URL(url).pathname));
  await Promise.all([start.activate(event), ...gone.map((request) => code.delete(request))]);
}

/** Takes over from the version before, whose pages nobody is given any more. */
async function takeOver(event: LifeEvent): Promise<void> {
  await noteTabs(await openTabs());
  const old = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== CURRENT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await dropOldCode(event);
}

scope.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([start.install(event), keepPages()])),
);
// The page that asked for it is served too: its links lead to pages that only the worker has.
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([takeOver(event), scope.clients.claim()])),
);
scope.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('type' in data)) return;
  if (data.type === TAKE_OVER) void scope.skipWaiting();
  if (data.type === KEEP_REST) event.waitUntil(Promise.all([dropOldCode(event), keepRest()]));
});
