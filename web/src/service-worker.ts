import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

/** What the build writes in: every file of the browser's code, and a name for them all. */
declare const BUILT: { files: PrecacheEntry[]; version: string };

/** The little of a worker's scope that is used here; the page's own types know none of it. */
interface WorkerScope {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
}
const scope = globalThis as unknown as WorkerScope;

const PAGES = 'sibila-pages-';
const CURRENT = PAGES + BUILT.version;
/** The pages that open without a network, whether or not they were ever visited. */
const SHELL = ['/', '/profile'];
/** Longer than this nobody waits for a page that is kept. */
const PATIENCE_SECONDS = 5;

const NO_PAGE = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sin conexión</title><style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:#0b1026;color:#f4ecd9;font:1.2rem/1.5 Georgia,serif;text-align:center}a{color:#e9d8a6}</style></head><body><h1>Sin conexión</h1><p>Esta página no está guardada en este navegador.</p><p><a href="/">El inicio</a> sí lo está y, si tenías la sesión abierta, también <a href="/profile">tus lecturas</a>.</p></body></html>`;

/** A page as it is kept: the same for everybody, so that what follows `?` is not part of its name. */
const withoutQuery = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
};

cleanupOutdatedCaches();
precacheAndRoute(BUILT.files);

// Only what is public passes here: the API's answers and a member's photos are never touched.
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: CURRENT,
      networkTimeoutSeconds: PATIENCE_SECONDS,
      plugins: [withoutQuery],
    }),
    // What is no page of the product, and pages whose address holds a key.
    {
      denylist: [
        /^\/(?:api|trpc|dev|uploads|compartir)\//,
        /^\/(?:reset-password|verify-email|revert-email)/,
        /\.\w+$/,
      ],
    },
  ),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/art/'),
  new StaleWhileRevalidate({ cacheName: 'sibila-art' }),
);
setCatchHandler(({ request }) =>
  Promise.resolve(
    request.mode === 'navigate'
      ? new Response(NO_PAGE, {
          status: 503,
          headers: {
            'Content-Type': 'text/html; charset=utf-8',
            'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
          },
        })
      : Response.error(),
  ),
);

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CURRENT).then((pages) => pages.addAll(SHELL)));
});
scope.addEventListener('activate', (event) => {
  // Pages of another version ask for code that is gone.
  const drop = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== CURRENT);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(drop());
});
scope.addEventListener('message', ({ data }) => {
  const isAsked = typeof data === 'object' && data !== null && 'type' in data;
  if (isAsked && data.type === 'SKIP_WAITING') void scope.skipWaiting();
});
