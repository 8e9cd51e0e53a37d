import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import { dismissToast, useCurrentToast } from './toast-store.ts';
import classes from './toast-viewport.module.css';

const SWIPE_THRESHOLD = 50;

interface ToastViewportProps {
  /** The keyboard was already on its way here when it was fetched. */
  takesFocus: boolean;
  /** The notification that stands elsewhere, plain, if any. */
  plain: number | null;
}

/** The notification that stands now, in its region of the page; F8 takes the keyboard there. */
export default function ToastViewport({ takesFocus, plain }: ToastViewportProps) {
  const toast = useCurrentToast();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.focus();
  }, [takesFocus]);
  return (
    <Toast.Provider label="Notificación" swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {toast && toast.id !== plain && (
        <Toast.Root
          key={toast.id}
          className={classes.toast}
          data-variant={toast.variant}
          duration={toast.duration}
          open={toast.open}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
        >
          <div className={classes.words}>
            <Toast.Title className={classes.title}>{toast.title}</Toast.Title>
            {toast.description !== undefined && (
              <Toast.Description className={classes.description}>
                {toast.description}
              </Toast.Description>
            )}
            {toast.action && (
              <Toast.Action
                className={classes.action}
                altText={toast.action.label}
                onClick={toast.action.onClick}
              >
                {toast.action.label}
              </Toast.Action>
            )}
          </div>
          <Toast.Close className={classes.close} aria-label="Cerrar notificación">
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
              <path d="M1 1l12 12M13 1L1 13" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport ref={list} className={classes.viewport} label="Notificaciones ({hotkey})" />
    </Toast.Provider>
  );
}
