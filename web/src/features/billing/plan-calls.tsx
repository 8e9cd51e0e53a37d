import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { priceText } from '@sibila/contracts/premium';
import { CallButton, LineButton } from '../../components/button.tsx';
import { longDate } from '../../lib/dates.ts';
import { useAccessDialog } from '../account/access-dialog.tsx';
import { useSession } from '../account/session.ts';
import { usePendingPayment } from './pending-payment.ts';
import { useSubscription } from './subscription.tsx';
import { isOurPlan } from './words.ts';
import { VerbButton } from './verb-button.tsx';
import { BASIC_CALL, BasicWaiting, PRO_CALL, ProWaiting } from './plan-waiting.tsx';
import classes from './plan-calls.module.css';

/** Opens the access dialog, and comes back to the plans with whoever signed in. */
function useAccess(wish: { purpose?: 'subscribe'; onSuccess?: () => void } = {}) {
  const { open, preload } = useAccessDialog();
  const router = useRouter();
  const onSuccess = () => {
    wish.onSuccess?.();
    void router.navigate({ to: '/', hash: 'premium', replace: true });
  };
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => open({ ...wish, tab: 'register', onSuccess }),
  } as const;
}

/** What the free plan's column calls to. */
export function BasicCall() {
  const { status } = useSession();
  const plan = useSubscription().status;
  const access = useAccess();
  if (status === 'anonymous') return <LineButton {...access}>{BASIC_CALL}</LineButton>;
  if (!plan) return <BasicWaiting />;
  return (
    <p className={classes.mine} data-alone>
      {plan.isPremium ? 'Aquí vuelves si un día cancelas.' : 'Es tu plan actual.'}
    </p>
  );
}

/** What the paid plan's column calls to: to guests, to those who don't pay, and to those who do. */
export function ProCall() {
  const { status, user } = useSession();
  const { status: plan, details, hasFailed, isOff } = useSubscription();
  const [wants, setWants] = useState(false);
  const access = useAccess({ purpose: 'subscribe', onSuccess: () => setWants(true) });
  const isPending = usePendingPayment(user?.id) !== null;
  const isKnown = plan !== null && (!plan.hasSubscription || details !== null || hasFailed);
  const isTheirs =
    plan?.isPremium === true || plan?.hasSubscription === true || plan?.isPaymentPending === true;
  const hasPlan = isTheirs || isPending;
  const isAnswered = status === 'signedIn' && isKnown && (hasPlan || isOff);
  // Who came in for it and can't have it now must not be led to a payment some other day.
  if (wants && isAnswered) setWants(false);
  if (status !== 'anonymous' && !isKnown) return <ProWaiting />;
  if (hasPlan) return <OwnPlan />;
  if (isOff) return <p className={classes.mine}>Ahora mismo no se puede contratar Premium.</p>;
  return (
    <>
      <p className={classes.mine} data-two>
        Se cobra hoy y cada mes, hasta que lo canceles.
      </p>
      {plan ? (
        <Buy isWanted={wants} onBegun={() => setWants(false)} />
      ) : (
        <CallButton {...access}>{PRO_CALL}</CallButton>
      )}
    </>
  );
}

interface BuyProps {
  /** Whether somebody came in for it: it goes on to where it is paid by itself. */
  isWanted: boolean;
  onBegun: () => void;
}

function Buy({ isWanted, onBegun }: BuyProps) {
  const { upgrade } = useSubscription();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    onBegun();
    button.current?.focus({ preventScroll: true });
    void upgrade();
  }, [isWanted, onBegun, upgrade]);
  return (
    <VerbButton isCall ref={button} verb="upgrade" onPress={upgrade}>
      {PRO_CALL}
    </VerbButton>
  );
}

function OwnPlan() {
  return (
    <>
      <p className={classes.mine} data-two>
        {useOwnWords()}
      </p>
      <LineButton component={Link} to="/profile" hash="cuenta">
        Ver mi suscripción
      </LineButton>
    </>
  );
}

/** How the reader's own Premium stands, in one sentence. */
function useOwnWords(): string {
  const { status, details } = useSubscription();
  const subscription = details?.subscription;
  const until = status?.premiumUntil;
  if (!status?.isPremium && !status?.hasSubscription)
    return 'Tu pago está en camino. No hace falta que pagues otra vez.';
  if (subscription && !isOurPlan(subscription))
    return 'Tienes otra suscripción, que no es la del Plan Pro. En tu cuenta la ves y la cancelas.';
  if (subscription?.refund?.reason === 'asked')
    return 'Pediste la devolución de tu pago. En tu cuenta puedes retirar la petición.';
  if (subscription?.state === 'unpaid')
    return 'Tu suscripción quedó sin pagar. Desde tu cuenta la pagas o la cancelas.';
  if (subscription?.state === 'past_due')
    return 'Tu último cobro falló. Revisa tu forma de pago para no perder el Plan Pro.';
  if (subscription?.nextCharge) {
    const { at, cents, currency } = subscription.nextCharge;
    return `Tienes el Plan Pro. Próximo cobro: ${priceText(cents, currency)} el ${longDate(at)}.`;
  }
  const isUnknown = status.hasSubscription && !details;
  return until && !isUnknown
    ? `Tienes el Plan Pro hasta el ${longDate(until)}, sin más cobros.`
    : status.isPremium
      ? 'Tienes el Plan Pro.'
      : 'Tienes una suscripción.';
}
