import { useSyncExternalStore } from 'react';

/** What a notification says. */
export interface ToastInput {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
  /** Milliseconds before it leaves by itself. */
  duration?: number | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}

export interface ShownToast extends ToastInput {
  id: number;
  open: boolean;
  variant: 'default' | 'destructive';
  duration: number;
}

const DEFAULT_DURATION = 5000;
/** A dismissed notification stays this long, closed, so that its leaving can be animated and read. */
const REMOVAL_DELAY = 1_000_000;

let current: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The notification that stands now; also one that is already closed, until it is removed. */
export const currentToast = (): ShownToast | null => current;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The notification that stands now, for what shows it. */
export const useCurrentToast = (): ShownToast | null =>
  useSyncExternalStore(subscribeToToasts, currentToast, () => null);

/** Shows a notification in the place of whichever stands there. */
export function showToast(input: ToastInput): void {
  clearTimeout(removal);
  lastId += 1;
  change({
    ...input,
    id: lastId,
    open: true,
    variant: input.variant ?? 'default',
    duration: input.duration ?? DEFAULT_DURATION,
  });
}

/** Closes a notification; one that was already replaced is left alone. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  removal = setTimeout(() => {
    if (current?.id === id) change(null);
  }, REMOVAL_DELAY);
}
