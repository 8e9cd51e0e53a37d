import { useCallback, useMemo, useRef, useState } from 'react';
import { showToast } from '../../components/toasts.tsx';
import { failureOf } from '../../lib/failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { useTellFailure } from '../account/use-tell-failure.ts';
import { useIsOnSale } from './sale.ts';

export type Verb = 'upgrade' | 'manage' | 'cancel' | 'resume' | 'askRefund' | 'withdrawRefund';

/** Does a verb's work, if nothing else is under way; true where it was done for whoever began it. */
type Run = (verb: Verb, work: () => Promise<unknown>) => Promise<boolean>;

/** What somebody can do about their plan, wherever they are; the plan's own page knows more. */
export interface Verbs {
  /** What is under way. */
  busy: Verb | null;
  /** Whether nothing can be bought here. */
  isOff: boolean;
  run: Run;
  /** Leads to where it is paid. */
  upgrade(): Promise<boolean>;
}

const FAILED: Record<Verb, string> = {
  upgrade: 'Error al iniciar el proceso de suscripción',
  manage: 'Error al abrir el portal de suscripción',
  cancel: 'Error al cancelar la suscripción',
  resume: 'Error al retomar la suscripción',
  askRefund: 'Error al pedir la devolución',
  withdrawRefund: 'Error al retirar la petición',
};

/** What is said beside that where no answer came: perhaps it was done all the same. */
const UNSURE: Partial<Record<Verb, string>> = {
  cancel:
    'No nos llegó la respuesta y no sabemos si se hizo. Cuando vuelva la conexión lo verás en tu cuenta, en «Suscripción»; si sigue activa, vuelve a intentarlo.',
};

/** Where it is paid opens within this time, or the button can be pressed again. */
const LEAVING_MS = 20_000;

/** Says what can't be done, and that it was not. */
export const tellError = (description: string): false => {
  showToast({ title: 'Error', description, variant: 'destructive' });
  return false;
};

/** The verbs over a plan: one at a time; what failed may have changed it. */
export function useVerbs(refresh: () => Promise<void>): Verbs {
  const { busy, run, isOff } = useRunner(refresh);
  const upgrade = useSubscribing(run);
  const isOnSale = useIsOnSale();
  return useMemo(
    () => ({ busy, isOff: isOff || !isOnSale, run, upgrade }),
    [busy, isOff, isOnSale, run, upgrade],
  );
}

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
        const hasAnswer = failure.code !== null;
        const message = hasAnswer ? failure.message : '';
        const unsure = hasAnswer ? undefined : UNSURE[verb];
        const fallback = unsure === undefined ? FAILED[verb] : `${FAILED[verb]}. ${unsure}`;
        tell({ ...failure, message }, fallback, pending ? 'Procesando pago' : 'Error');
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
    const who = () => utils.account.user.getData()?.id;
    const before = who();
    return run('upgrade', async () => {
      const { url } = await mutateAsync();
      if (who() !== before) return;
      window.location.assign(url);
      await untilBack();
    });
  }, [utils, mutateAsync, run]);
}

/**
 * Resolves when somebody comes back to a page that they left, or when it is clear that they won't
 * leave it: until then the button stays busy.
 */
function untilBack(): Promise<void> {
  const page = window;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      page.removeEventListener('pageshow', look);
      resolve();
    };
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) end();
    };
    const timer = setTimeout(end, LEAVING_MS);
    page.addEventListener('pageshow', look);
  });
}
