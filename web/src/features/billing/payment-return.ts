import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast, type ToastInput } from '../../components/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { useAccessDialog, type AccessDialog } from '../account/access-dialog.tsx';
import { useSession } from '../account/session.ts';
import { useRefreshPlan } from './use-refresh-plan.ts';

/** Where a tab keeps the payment that it waits to know about, so that a reload goes on with it. */
const KEY = 'sibila-payment';

type Outcome = 'paid' | 'active' | 'processing';

const TOASTS: Record<Outcome, ToastInput> = {
  paid: {
    title: '¡Pago completado!',
    description: 'Ya tienes Premium. En tu cuenta ves hasta cuándo, y desde ahí lo cancelas.',
  },
  active: {
    title: 'Suscripción activa',
    description: 'Tu suscripción ya estaba activa: no hace falta que hagas nada más.',
  },
  processing: {
    title: 'Procesando pago',
    description:
      'Todavía no podemos confirmarlo y puede tardar unos minutos. Si pagaste, Premium se activa solo: no pagues otra vez.',
    duration: 10_000,
  },
};

/** For whoever comes back to a session that has ended. */
const outside = (open: AccessDialog['open']): ToastInput => ({
  ...TOASTS.processing,
  description: 'Inicia sesión para ver tu suscripción. Si pagaste, Premium se activa solo.',
  action: { label: 'Iniciar sesión', onClick: () => open({ tab: 'login' }) },
});

/** What a payment's way back looks like on the page. */
export interface PaymentReturn {
  isVerifying: boolean;
  /** Whether a payment was looked at in this visit. */
  wasVerified: boolean;
}

/**
 * After a payment: takes its id out of the address at once, finds out once what came of it, and
 * tells. A reload meanwhile goes on where it was, one afterwards does nothing.
 */
export function usePaymentReturn(sessionId: string | undefined): PaymentReturn {
  const router = useRouter();
  const { status } = useSession();
  const { open } = useAccessDialog();
  const settle = useSettling();
  const [payment, setPayment] = useState(() => sessionId ?? keptPayment());
  const [wasVerified, setVerified] = useState(false);
  const started = useRef<string | null>(null);

  useEffect(() => {
    if (sessionId === undefined) return;
    keepPayment(sessionId);
    router.history.replace(router.latestLocation.pathname);
  }, [sessionId, router]);

  useEffect(() => {
    if (payment === null || status === 'loading' || started.current === payment) return;
    started.current = payment;
    const find = async () => {
      const toast = status === 'signedIn' ? TOASTS[await settle(payment)] : outside(open);
      keepPayment(null);
      setPayment(null);
      setVerified(true);
      showToast(toast);
    };
    void find();
  }, [payment, status, settle, open]);

  return { isVerifying: payment !== null, wasVerified };
}

/** Looks first whether Premium is there already, and only then asks about the payment itself. */
function useSettling(): (sessionId: string) => Promise<Outcome> {
  const utils = trpc.useUtils();
  const refresh = useRefreshPlan();
  return useCallback(
    async (sessionId) => {
      const isPremium = async () => {
        const status = await utils.billing.status.fetch(undefined, { staleTime: 0 });
        return status.isPremium;
      };
      const verify = async (): Promise<Outcome> => {
        const answer = await utils.client.billing.verifySession.mutate({ sessionId });
        if (answer.success) return 'paid';
        return answer.alreadyPremium ? 'active' : 'processing';
      };
      // What can't be asked for counts as free.
      const wasPremium = await isPremium().catch(() => false);
      const outcome = wasPremium ? 'paid' : await verify().catch(() => 'processing' as const);
      await refresh();
      return outcome;
    },
    [utils, refresh],
  );
}

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
