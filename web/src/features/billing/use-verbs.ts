import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SubscriptionStatus } from '@sibila/contracts/billing';
import { showToast } from '../../components/toasts.tsx';
import { failureOf } from '../../lib/failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { useTellFailure } from '../account/use-tell-failure.ts';
import { openBlankTab } from './blank-tab.ts';

export type Verb = 'upgrade' | 'manage' | 'cancel' | 'resume' | 'askRefund';

/** What somebody can do about their plan. Each tells how it went; true where it was done. */
export interface Verbs extends Record<Verb, () => Promise<boolean>> {
  /** What is under way. */
  busy: Verb | null;
  /** Whether it has turned out that nothing can be bought here. */
  isOff: boolean;
}

interface Plan {
  status: SubscriptionStatus | null;
  refresh(): Promise<void>;
}

const FAILED: Record<Verb, string> = {
  upgrade: 'Error al iniciar el proceso de suscripción',
  manage: 'Error al abrir el portal de suscripción',
  cancel: 'Error al cancelar la suscripción',
  resume: 'Error al retomar la suscripción',
  askRefund: 'Error al pedir la devolución',
};

const tellError = (description: string): false => {
  showToast({ title: 'Error', description, variant: 'destructive' });
  return false;
};

/** The verbs over a plan: one at a time, each followed by another look at the plan. */
export function useVerbs(plan: Plan): Verbs {
  const { busy, run, isOff } = useRunner(plan.refresh);
  const upgrade = useSubscribing(run);
  const manage = useManaging(plan, run);
  const cancel = useCancelling(plan, run);
  const resuming = trpc.billing.resume.useMutation();
  const resume = useChange('resume', resuming.mutateAsync, plan, run);
  const refunding = trpc.billing.askRefund.useMutation();
  const askRefund = useChange('askRefund', refunding.mutateAsync, plan, run);
  return useMemo(
    () => ({ busy, isOff, upgrade, manage, cancel, resume, askRefund }),
    [busy, isOff, upgrade, manage, cancel, resume, askRefund],
  );
}

type Run = (verb: Verb, work: () => Promise<unknown>) => Promise<boolean>;

/** Runs one verb at a time and tells why it failed; what failed may have changed the plan. */
function useRunner(refresh: () => Promise<void>) {
  const utils = trpc.useUtils();
  const tell = useTellFailure();
  const [busy, setBusy] = useState<Verb | null>(null);
  const [isOff, setOff] = useState(false);
  const isBusy = useRef(false);

  const run = useCallback<Run>(
    async (verb, work) => {
      if (isBusy.current) return false;
      isBusy.current = true;
      setBusy(verb);
      try {
        await work();
        return true;
      } catch (error) {
        const failure = failureOf(error);
        if (failure.code === 'BILLING_OFF') setOff(true);
        const pending = failure.code === 'PAYMENT_PENDING';
        // Without an answer of ours, the transport's text speaks of addresses.
        const message = failure.code === null ? '' : failure.message;
        tell({ ...failure, message }, FAILED[verb], pending ? 'Procesando pago' : 'Error');
        if (failure.status === 409) await refresh();
        return false;
      } finally {
        isBusy.current = false;
        setBusy(null);
      }
    },
    [tell, refresh],
  );

  /** Whose plan it is, so that an answer is not taken by the next person. */
  const who = useCallback(() => utils.account.user.getData()?.id ?? null, [utils]);
  return { busy, isOff, run: useGuarded(run, who) };
}

/** A verb's work that ends after its person left does nothing more. */
function useGuarded(run: Run, who: () => string | null): Run {
  return useCallback(
    async (verb, work) => {
      const before = who();
      const done = await run(verb, work);
      return done && who() === before;
    },
    [run, who],
  );
}

function useSubscribing(run: Run) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.billing.createCheckout.useMutation();
  return useCallback(async () => {
    if (!utils.account.user.getData())
      return tellError('Debes iniciar sesión para actualizar a premium');
    let url = '';
    const done = await run('upgrade', async () => {
      ({ url } = await mutateAsync());
    });
    if (done) window.location.assign(url);
    return done;
  }, [utils, mutateAsync, run]);
}

function useManaging({ status, refresh }: Plan, run: Run) {
  const { mutateAsync } = trpc.billing.portal.useMutation();
  const hasSubscription = status?.hasSubscription === true;
  const watchReturn = useReturnFromPortal(refresh);
  return useCallback(async () => {
    if (!hasSubscription) return tellError('No tienes una suscripción activa para gestionar');
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
    watchReturn();
    tellPortal(url, tab.isOpen);
    tab.leadTo(url);
    return true;
  }, [hasSubscription, mutateAsync, run, watchReturn]);
}

const tellPortal = (url: string, isOpen: boolean): void =>
  showToast({
    title: 'Redirigiendo al portal de suscripciones',
    description: isOpen
      ? 'Abrimos en otra pestaña el portal de gestión de nuestro proveedor de pagos con tarjeta.'
      : 'Tu navegador no dejó abrir otra pestaña con el portal de gestión de nuestro proveedor de pagos con tarjeta.',
    action: isOpen
      ? undefined
      : { label: 'Abrir el portal', onClick: () => void window.open(url, '_blank', 'noopener') },
  });

/** After a visit to the portal, each return to this tab looks at what was changed there. */
function useReturnFromPortal(refresh: () => Promise<void>): () => void {
  const [isWatching, setWatching] = useState(false);
  useEffect(() => {
    if (!isWatching) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isWatching, refresh]);
  return useCallback(() => setWatching(true), []);
}

const CHANGED = {
  cancel: {
    title: 'Suscripción cancelada',
    description:
      'Tu suscripción premium ha sido cancelada. Seguirás teniendo acceso hasta el final del período actual.',
  },
  end: {
    title: 'Suscripción cancelada',
    description:
      'Terminó ahora mismo, porque el último cobro no salió. No volvemos a intentarlo y no se te cobra nada más.',
  },
  resume: {
    title: 'Suscripción retomada',
    description: 'Sigue activa hasta que la canceles. El próximo cobro está en tu cuenta.',
  },
  askRefund: {
    title: 'Devolución pedida',
    description:
      'La tramitamos y te avisamos por correo cuando el dinero vaya de vuelta. Mientras, no se renueva.',
  },
};

/** A change of what is paid for: done, and told, only when what is seen of it is new. */
function useChange(
  verb: Exclude<keyof typeof CHANGED, 'end'>,
  work: () => Promise<unknown>,
  { refresh }: Plan,
  run: Run,
) {
  const utils = trpc.useUtils();
  return useCallback(async () => {
    const done = await run(verb, async () => {
      await work();
      await refresh();
    });
    // What was not paid for has no period to last for.
    const isOver = verb === 'cancel' && utils.billing.status.getData()?.hasSubscription === false;
    if (done) showToast(CHANGED[isOver ? 'end' : verb]);
    return done;
  }, [verb, work, run, refresh, utils]);
}

function useCancelling(plan: Plan, run: Run) {
  const { mutateAsync } = trpc.billing.cancel.useMutation();
  const hasSubscription = plan.status?.hasSubscription === true;
  const cancel = useChange('cancel', mutateAsync, plan, run);
  return useCallback(async () => {
    if (!hasSubscription) return tellError('No tienes una suscripción activa para cancelar');
    return cancel();
  }, [hasSubscription, cancel]);
}
