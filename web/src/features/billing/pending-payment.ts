import { useCallback, useSyncExternalStore } from 'react';
import { draftKey } from '../account/drafts.ts';

const listeners = new Set<() => void>();

const keyOf = (userId: string) => draftKey('payment', userId);

/** Keeps in this tab, for one person, the payment that could not be confirmed yet; null forgets it. */
export function keepPendingPayment(userId: string, sessionId: string | null): void {
  try {
    if (sessionId === null) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), sessionId);
  } catch {
    // Where nothing may be kept, the server refuses a second payment all the same.
  }
  for (const listener of listeners) listener();
}

function read(userId: string | undefined): string | null {
  try {
    return userId === undefined ? null : sessionStorage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The payment of a person that this tab knows to be on its way. */
export function usePendingPayment(userId: string | undefined): string | null {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => read(userId), [userId]),
    () => null,
  );
}
