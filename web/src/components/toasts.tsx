import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { patiently } from '../lib/patiently.ts';
import { currentToast, dismissToast, subscribeToToasts, useCurrentToast } from './toast-store.ts';
import classes from './toasts.module.css';

export { showToast } from './toast-store.ts';

const ToastViewport = lazy(() => patiently(() => import('./toast-viewport.tsx')));
/** Takes the keyboard to the region; also when it is the very key that fetches it. */
const HOTKEY = 'F8';
const FIRST_SIGNS = ['pointerdown', 'keydown'] as const;
/** How long a notification waits for the code that shows it, in milliseconds. */
const PATIENCE = 2000;

interface ToastRegionProps {
  viewport?: ComponentType<{ takesFocus: boolean; plain: number | null }>;
}

/**
 * Where notifications appear, one at a time. Its code is fetched at the visitor's first touch or key:
 * nothing is notified before, and it must be there when the network is not.
 */
export function ToastRegion({ viewport: Viewport = ToastViewport }: ToastRegionProps) {
  const [wanted, setWanted] = useState<'shown' | 'focused' | null>(null);
  /** The notification that its code came too late for. It stays plain: it has been read out. */
  const [plain, setPlain] = useState<number | null>(null);
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
    <>
      <PlainToast id={plain} />
      <Suspense fallback={<Patience onOver={setPlain} />}>
        <Viewport takesFocus={wanted === 'focused'} plain={plain} />
      </Suspense>
    </>
  ) : null;
}

/** Tells which notification has waited for its code long enough. */
function Patience({ onOver }: { onOver: (id: number) => void }) {
  const id = useCurrentToast()?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(onOver, PATIENCE, id);
    return () => clearTimeout(timer);
  }, [id, onOver]);
  return null;
}

/** The notification where its code does not come, as after a deploy: plain, until it is closed. */
function PlainToast({ id }: { id: number | null }) {
  const toast = useCurrentToast();
  if (!toast?.open || toast.id !== id) return null;
  const { action } = toast;
  const close = () => dismissToast(toast.id);
  return (
    <div className={classes.plain} role="alert">
      <strong>{toast.title}</strong>
      <p>{toast.description}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onClick();
            close();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" onClick={close}>
        Cerrar notificación
      </button>
    </div>
  );
}
