import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { dismissToast, useCurrentToast, type ShownToast } from './toast-store.ts';
import classes from './toast-viewport.module.css';

const SWIPE_THRESHOLD = 50;

interface ToastViewportProps {
  /** The keyboard was already on its way here when it was fetched. */
  takesFocus: boolean;
  /** The notification that stands elsewhere, plain, if any. */
  plain: number | null;
}

/**
 * The notification that stands now, in its region of the page; F8 takes the keyboard there, and it
 * goes back to where it was when the notification closes.
 */
export default function ToastViewport({ takesFocus, plain }: ToastViewportProps) {
  const toast = useCurrentToast();
  const list = useRef<HTMLOListElement>(null);
  const keepPlace = useWayBack(list, toast?.open === true);
  useEffect(() => {
    if (takesFocus) list.current?.focus();
  }, [takesFocus]);
  return (
    <Toast.Provider label="Notificación" swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {toast && toast.id !== plain && <Shown key={toast.id} toast={toast} />}
      <Toast.Viewport
        ref={list}
        className={classes.viewport}
        label="Notificaciones ({hotkey})"
        onFocus={keepPlace}
      />
    </Toast.Provider>
  );
}

function Shown({ toast }: { toast: ShownToast }) {
  return (
    <Toast.Root
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
          <Toast.Description className={classes.description}>{toast.description}</Toast.Description>
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
  );
}

/** Takes the keyboard back from the list to where it came from once nothing is open in it. */
function useWayBack(list: RefObject<HTMLElement | null>, isOpen: boolean) {
  const came = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen || !list.current?.contains(document.activeElement)) return;
    if (came.current instanceof HTMLElement) came.current.focus();
  }, [isOpen, list]);
  return ({ relatedTarget, currentTarget }: FocusEvent) => {
    // The region's own guards lie beside the list.
    if (!currentTarget.parentElement?.contains(relatedTarget)) came.current = relatedTarget;
  };
}
