import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../features/account/session.ts';
import { hasConsent, tidyConsent } from '../features/cookie-consent/consent.ts';
import { markDevice } from '../lib/device.ts';
import { watchFrames, type SlowFrames } from '../lib/frame-rate.ts';
import { afterLoad, onceAlive, preloadImages, PRELOAD_AFTER, savesData } from '../lib/preload.ts';
import { patiently } from '../lib/patiently.ts';
import { readPublicConfig } from '../lib/public-config.ts';
import { silenceConsole } from '../lib/quiet-console.ts';
import { startWorker, WORKER_AFTER } from './offline/start-worker.ts';
import { CARD_BACK, pageImages, picturePage } from './page-images.ts';

const CookieBanner = lazy(() =>
  patiently(() => import('../features/cookie-consent/cookie-banner.tsx')),
);
const Offline = lazy(() => patiently(() => import('./offline/offline.tsx')));
const VisitCounter = lazy(() => patiently(() => import('../features/analytics/visit-counter.tsx')));

/** Last of all, in milliseconds after the page has loaded. */
const OFFLINE_AFTER = 8000;
/** Where what is kept is the page itself, it does not wait for somebody to move. */
const PRIVATE_AFTER = 1000;
const PRIVATE_PAGE = '/profile';
/** A member has something to keep; the page itself goes first all the same. */
const MEMBER_AFTER = 3000;

/** The screens that the frame's links lead to. */
const SCREENS = ['/blog/', '/carta-astral', '/soporte'] as const;
const BOLD = '700 1em Alegreya';

/**
 * Tells of slow frames. Production consoles are silent: there the mark in the browser's timeline,
 * beside the frames themselves, is what is left of it.
 */
function reportFrames({ frames, slow }: SlowFrames): void {
  performance.mark('sibila: degraded performance', { detail: { frames, slow } });
  console.warn(`Rendimiento degradado: ${slow} de ${frames} fotogramas tardaron demasiado`);
}

/** Fetches ahead what this page and the next will want, unless the visitor saves data. */
function usePreloading(): void {
  const router = useRouter();
  const page = useLocation({ select: ({ pathname, hash }) => picturePage(pathname, hash) });

  useEffect(() => {
    if (savesData()) return undefined;
    const critical = afterLoad(PRELOAD_AFTER.critical, () => {
      Promise.all([document.fonts.load(BOLD), preloadImages([CARD_BACK])]).catch(() => undefined);
    });
    let alive: (() => void) | undefined;
    // A page that nobody is at fetches no code beyond its own.
    const screens = afterLoad(PRELOAD_AFTER.screens, () => {
      alive = onceAlive(() => {
        const loads = SCREENS.map(async (id) => router.loadRouteChunk(router.routesById[id]));
        // What can't be fetched now is fetched when it is asked for.
        Promise.all(loads).catch(() => undefined);
      });
    });
    return () => {
      critical();
      screens();
      alive?.();
    };
  }, [router]);

  useEffect(() => {
    if (page === null || savesData()) return undefined;
    return afterLoad(PRELOAD_AFTER.images, () => {
      pageImages(page)
        .then(preloadImages)
        .catch(() => undefined);
    });
  }, [page]);
}

/** Whether it is time to keep what can be read offline: late, once somebody is here, or when cut off. */
function useKeeping(): boolean {
  const [isKeeping, setIsKeeping] = useState(() => !navigator.onLine);
  const isPrivate = useLocation({ select: ({ pathname }) => pathname === PRIVATE_PAGE });
  const isMember = useSession().status === 'signedIn';
  const elsewhere = isMember ? MEMBER_AFTER : OFFLINE_AFTER;
  const after = isPrivate ? PRIVATE_AFTER : elsewhere;
  useEffect(() => {
    const keep = () => setIsKeeping(true);
    const late = afterLoad(after, keep);
    const alive = onceAlive(keep);
    return () => {
      late();
      alive();
    };
  }, [after]);
  return isKeeping;
}

/** What every page does once it has been painted; none of it is part of the first load. */
export default function AfterPaint() {
  const [isAsked] = useState(() => !hasConsent());
  useEffect(() => {
    if (import.meta.env.PROD) silenceConsole(console);
  }, []);
  useEffect(() => tidyConsent(), []);
  useEffect(markDevice, []);
  useEffect(() => watchFrames(reportFrames), []);
  useEffect(() => afterLoad(WORKER_AFTER, startWorker), []);
  usePreloading();
  const isKeeping = useKeeping();
  return (
    <>
      {isAsked && (
        <Suspense>
          <CookieBanner />
        </Suspense>
      )}
      {readPublicConfig().analytics && (
        <Suspense>
          <VisitCounter />
        </Suspense>
      )}
      {isKeeping && (
        <Suspense>
          <Offline />
        </Suspense>
      )}
    </>
  );
}
