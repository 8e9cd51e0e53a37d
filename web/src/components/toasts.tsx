import { lazy, Suspense, useEffect, useState } from 'react';
import { currentToast, subscribeToToasts } from './toast-store.ts';

export { showToast } from './toast-store.ts';

const ToastViewport = lazy(() => import('./toast-viewport.tsx'));
const FIRST_SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Where notifications appear, one at a time. Its code is fetched at the visitor's first touch or key:
 * nothing is notified before, and it must be there when the network is not.
 */
export function ToastRegion() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted) return undefined;
    const want = () => {
      setWanted(true);
    };
    const wantIfShown = () => {
      if (currentToast()) want();
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
      <ToastViewport />
    </Suspense>
  ) : null;
}
