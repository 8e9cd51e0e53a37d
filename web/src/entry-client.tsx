import { createTRPCClient } from '@trpc/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { AppRouter } from '@sibila/api/trpc/router';
import { makeRouter } from './app/router.tsx';
import { followFocus } from './lib/follow-focus.ts';
import { followSteps } from './lib/last-step.ts';
import { readPublicConfig } from './lib/public-config.ts';
import { createLinks } from './lib/trpc-link.ts';
import { warmCalendar } from './lib/warm-calendar.ts';

declare global {
  // Where zod keeps its configuration for every copy of itself.
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Without this zod probes `new Function`, which the policy reports as a violation. zod itself stays
// out of this file: it comes with the forms.
Object.assign((globalThis.__zod_globalConfig ??= {}), { jitless: true });

const router = makeRouter({
  client: createTRPCClient<AppRouter>({ links: createLinks() }),
  config: readPublicConfig(),
  origin: location.origin,
});
followSteps(router.history);
followFocus(router);

/** Hands on what was pressed meanwhile, once what is inside hears it. */
function Awake({ replay, children }: { replay: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => {
    // Not from within the effect: React could not wake a part of the page that is still asleep.
    if (replay) setTimeout(replay);
  }, [replay]);
  return children;
}

/** As a transition: piece by piece, so that a slow phone scrolls and answers meanwhile. */
function start(): void {
  warmCalendar();
  const replay = globalThis.sibilaPress?.();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Awake replay={replay}>
          <RouterClient router={router} />
        </Awake>
      </StrictMode>,
    );
  });
}

if (navigator.onLine) start();
// Nobody answers who is reading: what was kept has to be there before that counts.
else
  import('./app/offline/kept-answers.ts')
    .then(({ restoreAnswers }) => restoreAnswers(router.options.context.queryClient))
    .catch(() => false)
    .finally(start);
