import { useCallback } from 'react';
import type { ToastInput } from '../../components/toast-store.ts';
import { failureOf } from '../../lib/failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRefreshPlan } from './use-refresh-plan.ts';

/** What came of a payment; `unknown` where there is none of this person's by that name. */
type Outcome = 'paid' | 'active' | 'processing' | 'unknown';

/** How each outcome is told. */
export const PAYMENT_TOASTS: Record<Outcome, ToastInput> = {
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
  unknown: {
    title: 'Procesando pago',
    description:
      'No nos consta ningún pago tuyo con ese enlace. Si acabas de pagar, espera unos minutos: Premium se activa solo.',
    duration: 10_000,
  },
};

/** Looks first whether Premium is there already, and only then asks about the payment itself. */
export function useSettling(): (sessionId: string) => Promise<Outcome> {
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
      const outcome = wasPremium ? 'paid' : await verify().catch(outcomeOf);
      await refresh();
      return outcome;
    },
    [utils, refresh],
  );
}

/** What names no payment of theirs is told apart from what can't be asked about now. */
function outcomeOf(error: unknown): Outcome {
  const { status } = failureOf(error);
  return status === 404 || status === 400 ? 'unknown' : 'processing';
}
