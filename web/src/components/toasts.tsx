import {
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { patiently } from '../lib/patiently.ts';
import { currentToast, dismissToast, subscribeToToasts } from './toast-store.ts';
import classes from './toasts.module.css';

export { showToast } from './toast-store.ts';

const ToastViewport = lazy(() => patiently(() => import('./toast-viewport.tsx')));
/** Takes the keyboard to the region; also when it is the very key that fetches it. */
const HOTKEY = 'F8';
const FIRST_SIGNS = ['pointerdown', 'keydown'] as const;
/** How long a notification waits for the code that shows it, in milliseconds. */
const PATIENCE = 2000;

interface ToastRegionProps {
  viewport?: ComponentType<{ takesFocus: boolean }>;
}

/**
 * Where notifications appear, one at a time. Its code is fetched at the visitor's first touch or key:
 * nothing is notified before, and it must be there when the network is not.
 */
export function ToastRegion({ viewport: Viewport = ToastViewport }: ToastRegionProps) {
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
    <Suspense fallback={<PlainToast />}>
      <Viewport takesFocus={wanted === 'focused'} />
    </Suspense>
  ) : null;
}

/** The notification where its code does not come, as after a deploy: plain, until it is closed. */
function PlainToast() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate || !toast?.open) return null;
  return (
    <div className={classes.plain} role="alert">
      <strong>{toast.title}</strong>
      <p>{toast.description}</p>
      {toast.action && (
        <button type="button" onClick={toast.action.onClick}>
          {toast.action.label}
        </button>
      )}
      <button type="button" onClick={() => dismissToast(toast.id)}>
        Cerrar notificación
      </button>
    </div>
  );
}
