import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast, type ToastInput } from '../../components/toast-store.ts';
import { useSession } from '../account/session.ts';
import { hasUnreadChart } from '../chart/draft.ts';
import { keepPendingPayment } from './pending-payment.ts';
import { PAYMENT_TOASTS, useSettling } from './settle-payment.ts';

/** Where a tab keeps the payment that it waits to know about, so that a reload goes on with it. */
const KEY = 'sibila-payment';
/** Whoever comes back sees their plan, also after a reload. */
const PLAN_HASH = 'cuenta';

/** What a payment's way back looks like on the page. */
export interface PaymentReturn {
  isVerifying: boolean;
  /** Whether a payment was looked at in this visit. */
  wasVerified: boolean;
}

/**
 * After a payment: takes its id out of the address at once, which leads to the plan from then on,
 * finds out once what came of it, and tells. A reload meanwhile goes on where it was, one
 * afterwards does nothing.
 */
export function usePaymentReturn(sessionId: string | undefined): PaymentReturn {
  const router = useRouter();
  const { status, user } = useSession();
  const tellOf = useNews(user?.id);
  const [payment, setPayment] = useState(() => sessionId ?? keptPayment());
  const [wasVerified, setVerified] = useState(false);
  const started = useRef<string | null>(null);

  useEffect(() => {
    if (sessionId === undefined) return;
    keepPayment(sessionId);
    router.history.replace(`${router.latestLocation.pathname}#${PLAN_HASH}`);
  }, [sessionId, router]);

  useEffect(() => {
    if (payment === null || status === 'loading' || started.current === payment) return;
    started.current = payment;
    const find = async () => {
      const toast = await tellOf(payment);
      keepPayment(null);
      setPayment(null);
      setVerified(true);
      showToast(toast);
    };
    void find();
  }, [payment, status, tellOf]);

  return { isVerifying: payment !== null, wasVerified };
}

/** Finds out what is to be told of a payment; what is still on its way is kept in mind. */
function useNews(userId: string | undefined): (payment: string) => Promise<ToastInput> {
  const settle = useSettling();
  const router = useRouter();
  return useCallback(
    async (payment) => {
      // Their session has ended meanwhile; the page asks them in.
      if (userId === undefined) return SIGNED_OUT;
      const outcome = await settle(payment);
      keepPendingPayment(userId, outcome === 'processing' ? payment : null);
      const toast = PAYMENT_TOASTS[outcome];
      const isOpen = outcome === 'paid' || outcome === 'active';
      if (!isOpen || !hasUnreadChart(userId)) return toast;
      const onClick = () => void router.navigate({ to: '/carta-astral' });
      return { ...toast, duration: 10_000, action: { label: 'Volver a mi carta', onClick } };
    },
    [userId, settle, router],
  );
}

const SIGNED_OUT: ToastInput = {
  ...PAYMENT_TOASTS.processing,
  description: 'Inicia sesión para ver tu suscripción. Si pagaste, Premium se activa solo.',
};

function keptPayment(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keepPayment(sessionId: string | null): void {
  try {
    if (sessionId === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, sessionId);
  } catch {
    // Where nothing may be kept, a reload leaves the rest to the provider's own notice.
  }
}
