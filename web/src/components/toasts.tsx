import { lazy, Suspense, useEffect, useState } from 'react';
import { patiently } from '../lib/patiently.ts';
import { currentToast, subscribeToToasts } from './toast-store.ts';

export { showToast } from './toast-store.ts';

const ToastViewport = lazy(() => patiently(() => import('./toast-viewport.tsx')));
/** Takes the keyboard to the region; also when it is the very key that fetches it. */
const HOTKEY = 'F8';
const FIRST_SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Where notifications appear, one at a time. Its code is fetched at the visitor's first touch or key:
 * nothing is notified before, and it must be there when the network is not.
 */
export function ToastRegion() {
  const [wanted, setWanted] = useState<'shown' | 'focused' | null>(null);
  useEffect(() => {
    if (wanted) return undefined;
    const want = (event: Event) => {
      setWanted(event instanceof KeyboardEvent && event.key === HOTKEY ? 'focused' : 'shown');
    };
    const wantIfShown = () => {
      if (currentToast()) setWanted('shown');
    };
    wantIfShown();
    for (const sign of FIRST_SIGNS) window.addEventListener(sign, want, { passive: true });
    const unsubscribe = subscribeToToasts(wantIfShown);
    return () => {
      for (const sign of FIRST_SIGNS) window.removeEventListener(sign, want);
      unsubscribe();
    };
  }, [wanted]);
  return wanted ? (
    <Suspense fallback={null}>
      <ToastViewport takesFocus={wanted === 'focused'} />
    </Suspense>
  ) : null;
}
