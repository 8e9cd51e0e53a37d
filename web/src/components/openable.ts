import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { fetchPart } from '../lib/fetch-part.ts';
import { showToast } from './toasts.tsx';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Something that is opened by a press, as a dialog is. */
export interface Openable<P> {
  /** Null until its code is here. */
  Part: ComponentType<P> | null;
  opened: boolean;
  open: () => void;
  close: () => void;
  /** Fetches the code; for `onPointerEnter` and `onFocus` of whatever opens it. */
  preload: () => void;
}

/** Says that something could not be opened for want of its code, and what to do about it. */
function tellMissing(title: string): void {
  if (!navigator.onLine) {
    const description = 'No hay conexión. Vuelve a intentarlo cuando la tengas.';
    showToast({ title, description, variant: 'destructive' });
    return;
  }
  showToast({
    title,
    description:
      'Vuelve a intentarlo. Si sigue sin abrirse, recarga: puede haber una versión nueva.',
    variant: 'destructive',
    duration: 15_000,
    action: { label: 'Recargar la página', onClick: () => location.reload() },
  });
}

/**
 * What is opened by a press and whose code is fetched then. Where that can't be had a notification
 * with the title `undone` says so, and the page stays as it is. `load` is the same at each render.
 */
export function useOpenable<P extends object>(load: Load<P>, undone: string): Openable<P> {
  const [opened, setOpened] = useState(false);
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const isWanted = useRef(false);
  const close = useCallback(() => {
    isWanted.current = false;
    setOpened(false);
  }, []);
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );
  const open = useCallback(() => {
    isWanted.current = true;
    setOpened(true);
    fetchPart(load).then(
      (part) => setPart(() => part.default),
      () => {
        // Whoever went elsewhere meanwhile is told nothing of it.
        if (isWanted.current) tellMissing(undone);
        close();
      },
    );
  }, [load, undone, close]);
  const preload = useCallback(() => {
    // A failed prefetch is no failure: opening fetches again.
    fetchPart(load).catch(() => undefined);
  }, [load]);
  return { Part, opened, open, close, preload };
}
