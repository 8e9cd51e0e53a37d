import { useCallback } from 'react';
import type { CancelInput } from '@sibila/contracts/billing';
import { showToast, type ToastInput } from '../../components/toast-store.ts';
import { failureOf } from '../../lib/failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { openBlankTab } from './blank-tab.ts';
import { useIsSimulated } from './sale.ts';
import { useSubscription } from './subscription.tsx';
import { tellError, type Verb } from './use-verbs.ts';
import { isOurPlan } from './words.ts';

/** Opens the provider's portal in another tab. */
export function useManaging(): () => Promise<boolean> {
  const { status, run } = useSubscription();
  const { mutateAsync } = trpc.billing.portal.useMutation();
  // What was paid for has receipts there also when it has ended.
  const hasPaid = status?.hasSubscription === true || (status?.endedAt ?? null) !== null;
  const isSimulated = useIsSimulated();
  return useCallback(async () => {
    if (!hasPaid) return tellError('No tienes una suscripción activa para gestionar');
    // A tab that is opened later than the click itself would be taken for an advertisement.
    const tab = openBlankTab('Abriendo el portal…');
    let url = '';
    const done = await run('manage', async () => {
      ({ url } = await mutateAsync());
    });
    if (!done) {
      tab.close();
      return false;
    }
    tellPortal({ url, isOpen: tab.isOpen, isSimulated });
    tab.leadTo(url);
    return true;
  }, [hasPaid, isSimulated, mutateAsync, run]);
}

interface Portal {
  url: string;
  /** Whether there is a tab for it already. */
  isOpen: boolean;
  isSimulated: boolean;
}

function tellPortal({ url, isOpen, isSimulated }: Portal): void {
  const portal = isSimulated
    ? 'el portal de los pagos simulados'
    : 'el portal de gestión de nuestro proveedor de pagos con tarjeta';
  showToast({
    title: 'Redirigiendo al portal de suscripciones',
    description: isOpen
      ? `Abrimos en otra pestaña ${portal}.`
      : `Tu navegador no dejó abrir otra pestaña con ${portal}.`,
    action: isOpen
      ? undefined
      : { label: 'Abrir el portal', onClick: () => void window.open(url, '_blank', 'noopener') },
  });
}

const CANCELLED = {
  title: 'Suscripción cancelada',
  description:
    'Tu suscripción premium ha sido cancelada. Seguirás teniendo acceso hasta el final del período actual.',
};
const ENDED = {
  title: 'Suscripción cancelada',
  description:
    'Terminó ahora mismo, porque el último cobro no salió. No volvemos a intentarlo y no se te cobra nada más.',
};
const OTHER_CANCELLED = {
  title: 'Suscripción cancelada',
  description: 'Esta suscripción no se renueva y no se te cobra nada más.',
};
const ALREADY_CANCELLED = {
  title: 'Ya estaba cancelada',
  description: 'No hizo falta repetirlo: no se te cobra nada más.',
};
const RESUMED = {
  title: 'Suscripción retomada',
  description: 'Sigue activa hasta que la canceles. El próximo cobro está en tu cuenta.',
};
const REFUND_ASKED = {
  title: 'Devolución pedida',
  description:
    'Premium queda cerrado y te avisamos por correo cuando el dinero vaya de vuelta. Hasta entonces puedes retirarla.',
};
const REFUND_WITHDRAWN = {
  title: 'Petición retirada',
  description: 'Tu Plan Pro está abierto otra vez y queda como estaba.',
};

/** Resolves to what is to be told of it, once what is seen of the plan is new. */
type Change<T = void> = (given: T) => Promise<() => ToastInput>;

/** A change of what is paid for: done, and told, only when what is seen of it is new. */
function useChange<T = void>(verb: Verb, change: Change<T>): (given: T) => Promise<boolean> {
  const { refresh, run } = useSubscription();
  return useCallback(
    async (given: T) => {
      let told: ToastInput | null = null;
      const done = await run(verb, async () => {
        const tell = await change(given);
        await refresh();
        told = tell();
      });
      if (done && told) showToast(told);
      return done;
    },
    [verb, change, run, refresh],
  );
}

/** Takes a cancellation back. */
export function useResuming(): () => Promise<boolean> {
  const { mutateAsync } = trpc.billing.resume.useMutation();
  const change = useCallback<Change>(async () => {
    await mutateAsync();
    return () => RESUMED;
  }, [mutateAsync]);
  return useChange('resume', change);
}

/** Asks for the first payment back. */
export function useAskingRefund(): () => Promise<boolean> {
  const { mutateAsync } = trpc.billing.askRefund.useMutation();
  const change = useCallback<Change>(async () => {
    await mutateAsync();
    return () => REFUND_ASKED;
  }, [mutateAsync]);
  return useChange('askRefund', change);
}

/** Takes a request for a refund back. */
export function useWithdrawingRefund(): () => Promise<boolean> {
  const { mutateAsync } = trpc.billing.withdrawRefund.useMutation();
  const change = useCallback<Change>(async () => {
    await mutateAsync();
    return () => REFUND_WITHDRAWN;
  }, [mutateAsync]);
  return useChange('withdrawRefund', change);
}

/** Cancels what is paid; whoever did so in another tab has what they wanted, and is told so. */
export function useCancelling(): (told: CancelInput) => Promise<boolean> {
  const utils = trpc.useUtils();
  const hasSubscription = useSubscription().status?.hasSubscription === true;
  const { mutateAsync } = trpc.billing.cancel.useMutation();
  const change = useCallback<Change<CancelInput>>(
    async (told) => {
      let wasDone = false;
      try {
        await mutateAsync(told);
      } catch (error) {
        if (failureOf(error).code !== 'NO_SUBSCRIPTION') throw error;
        wasDone = true;
      }
      return () => {
        if (wasDone) return ALREADY_CANCELLED;
        // What was not paid for has no period to last for.
        if (utils.billing.status.getData()?.hasSubscription === false) return ENDED;
        const subscription = utils.billing.details.getData()?.subscription;
        return !subscription || isOurPlan(subscription) ? CANCELLED : OTHER_CANCELLED;
      };
    },
    [mutateAsync, utils],
  );
  const cancel = useChange('cancel', change);
  return useCallback(
    async (told: CancelInput) => {
      if (!hasSubscription) return tellError('No tienes una suscripción activa para cancelar');
      return cancel(told);
    },
    [hasSubscription, cancel],
  );
}
