import { useCallback } from 'react';
import type { VerifiedSession } from '@sibila/contracts/billing';
import type { ToastInput } from '../../components/toast-store.ts';
import { failureOf } from '../../lib/failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRefreshPlan } from './use-refresh-plan.ts';

/**
 * What came of a payment; `unknown` where there is none of this person's by that name, `malformed`
 * where it can be no payment's name at all.
 */
type Outcome = 'paid' | 'active' | 'malformed' | 'unknown' | NonNullable<VerifiedSession['status']>;

/** What the name of a payment looks like, Stripe's or the simulated provider's. */
const PAYMENT_ID = /^(?:sim_)?cs_[\w-]{1,240}$/;

/** Every outcome that is neither of the first two has their title; the text says what there is. */
const processing = (description: string): ToastInput => ({
  title: 'Procesando pago',
  description,
  duration: 10_000,
});

/** How each outcome is told. */
export const PAYMENT_TOASTS: Record<Outcome, ToastInput> = {
  paid: {
    title: '¡Pago completado!',
    description: 'Ya tienes Premium. En tu cuenta ves hasta cuándo, y desde ahí lo cancelas.',
  },
  active: {
    title: 'Suscripción activa',
    description: 'Ya tienes Premium: no hace falta que hagas nada más.',
  },
  processing: processing(
    'Todavía no podemos confirmarlo y puede tardar unos minutos. Si pagaste, Premium se activa solo: no pagues otra vez.',
  ),
  open: processing(
    'Aún no hay un pago que procesar: la página para pagar sigue abierta. Si acabas de pagar, puede tardar unos minutos; no se te cobra dos veces.',
  ),
  expired: processing(
    'No quedó nada que procesar: la página para pagar caducó y no se te cobró nada. Puedes empezar otra cuando quieras.',
  ),
  settled: processing(
    'Ese pago ya se procesó y hoy no abre Premium. En «Suscripción» ves cómo está y qué puedes hacer.',
  ),
  malformed: processing(
    'El enlace con el que llegaste está incompleto o mal copiado. Si pagaste, puede tardar unos minutos y Premium se activa solo; si no, escríbenos desde Soporte.',
  ),
  unknown: processing(
    'Con ese enlace no aparece ningún pago de esta cuenta. Si acabas de pagar, puede tardar unos minutos; si pagaste con otra cuenta, entra con ella.',
  ),
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
        if (!PAYMENT_ID.test(sessionId)) return 'malformed';
        const answer = await utils.client.billing.verifySession.mutate({ sessionId });
        if (answer.success) return 'paid';
        return answer.alreadyPremium ? 'active' : (answer.status ?? 'processing');
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
