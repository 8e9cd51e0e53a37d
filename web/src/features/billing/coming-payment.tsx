import { useCallback, useEffect, useState } from 'react';
import { LineButton } from '../../components/button.tsx';
import { showToast } from '../../components/toast-store.ts';
import { BusyButton } from './busy-button.tsx';
import { keepPendingPayment } from './pending-payment.ts';
import { PAYMENT_TOASTS, useSettling } from './settle-payment.ts';
import { useSubscription } from './subscription.tsx';
import classes from './subscription-card.module.css';

/** How long it waits before each look by itself; after the last it looks no more. */
const LOOKS_MS = [5_000, 10_000, 20_000, 40_000] as const;

interface ComingPaymentProps {
  userId: string;
  /** The payment's own id; null where the server alone knows of it. */
  sessionId: string | null;
  /** Runs when the button that had the focus is there no more. */
  onGone: () => void;
}

/** A payment on its way: nothing is sold meanwhile, and it is looked for again a few times. */
export function ComingPayment({ userId, sessionId, onGone }: ComingPaymentProps) {
  const { willLook, isLooking, look } = useLooks(userId, sessionId);
  const forget = () => {
    keepPendingPayment(userId, null);
    onGone();
  };
  const lookNow = async () => {
    if (await look()) onGone();
  };
  return (
    <div className={classes.body}>
      <div className={classes.plan}>
        <h3>Plan Pro</h3>
        <p className={classes.price}>Pago en camino</p>
      </div>
      <div className={classes.facts}>
        <p className={classes.told} role="status">
          Todavía no podemos confirmar tu pago. Si pagaste, Premium se activa solo: no pagues otra
          vez.{' '}
          {willLook
            ? 'Volvemos a mirar dentro de unos segundos.'
            : 'Puede tardar unos minutos más; vuelve a mirar cuando quieras.'}
        </p>
        <div className={classes.actions}>
          <BusyButton isBusy={isLooking} doing="Mirando..." onPress={lookNow}>
            Volver a mirar
          </BusyButton>
          {sessionId === null ? null : <LineButton onClick={forget}>No llegué a pagar</LineButton>}
        </div>
      </div>
    </div>
  );
}

/** Looks for a payment until it is known, or until it has looked often enough. */
function useLooks(userId: string, sessionId: string | null) {
  const { refresh } = useSubscription();
  const settle = useSettling();
  const [round, setRound] = useState(0);
  const [isLooking, setLooking] = useState(false);
  /** Whether it is known now what came of it. */
  const ask = useCallback(async (): Promise<boolean> => {
    if (sessionId === null) {
      await refresh();
      return false;
    }
    const outcome = await settle(sessionId);
    if (outcome === 'processing') return false;
    keepPendingPayment(userId, null);
    showToast(PAYMENT_TOASTS[outcome]);
    return true;
  }, [userId, sessionId, refresh, settle]);
  const look = useCallback(async (): Promise<boolean> => {
    setLooking(true);
    return ask().finally(() => setLooking(false));
  }, [ask]);

  const wait = LOOKS_MS[round];
  useEffect(() => {
    if (wait === undefined) return undefined;
    let isGone = false;
    const lookAndGoOn = async () => {
      await look();
      if (!isGone) setRound((past) => past + 1);
    };
    const timer = setTimeout(() => void lookAndGoOn(), wait);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [wait, look]);
  return { willLook: wait !== undefined, isLooking, look };
}
