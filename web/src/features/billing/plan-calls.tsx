import { Link, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PREMIUM_PRICE, priceText } from '@sibila/contracts/premium';
import { CallButton, LineButton } from '../../components/button.tsx';
import { longDate } from '../../lib/dates.ts';
import { useAccessDialog, type AccessTab } from '../account/access-dialog.tsx';
import { useSession } from '../account/session.ts';
import { usePendingPayment } from './pending-payment.ts';
import { useSubscription } from './subscription.tsx';
import classes from './plan-calls.module.css';

/** Opens the access dialog, and comes back to the plans with whoever signed in. */
function useAccess(tab: AccessTab) {
  const { open, preload } = useAccessDialog();
  const router = useRouter();
  const comeBack = useCallback(
    () => void router.navigate({ to: '/', hash: 'premium', replace: true }),
    [router],
  );
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => open({ tab, onSuccess: comeBack }),
  } as const;
}

/** What the free plan's column calls to. */
export function BasicCall() {
  const { status } = useSession();
  const plan = useSubscription().status;
  const access = useAccess('register');
  if (status !== 'signedIn') return <LineButton {...access}>Comenzar Gratis</LineButton>;
  if (!plan) return null;
  return (
    <p className={classes.mine}>
      {plan.isPremium ? 'Aquí vuelves si un día cancelas.' : 'Es tu plan actual.'}
    </p>
  );
}

/** What the paid plan's column calls to: to guests, to those who don't pay, and to those who do. */
export function ProCall() {
  const { status, user } = useSession();
  const { status: plan, isOff } = useSubscription();
  const access = useAccess('register');
  const isComing = usePendingPayment(user?.id) !== null || plan?.isPaymentPending === true;
  if (plan?.isPremium || plan?.hasSubscription || isComing) return <OwnPlan />;
  if (isOff) return <p className={classes.mine}>Ahora mismo no se puede contratar Premium.</p>;
  if (status !== 'signedIn') return <CallButton {...access}>{CALL}</CallButton>;
  return <Buy isKnown={plan !== null} />;
}

const CALL = `Suscribirme por ${PREMIUM_PRICE.text} al mes`;

function Buy({ isKnown }: { isKnown: boolean }) {
  const { busy, upgrade } = useSubscription();
  return (
    <CallButton
      aria-disabled={!isKnown || busy !== null}
      onClick={() => (isKnown ? void upgrade() : undefined)}
    >
      {busy === 'upgrade' ? 'Abriendo la página de pago...' : CALL}
    </CallButton>
  );
}

function OwnPlan() {
  return (
    <>
      <p className={classes.mine}>{useOwnWords()}</p>
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
  if (subscription?.givesPremium === false)
    return 'Tienes otra suscripción, que no es la del Plan Pro. En tu cuenta la ves y la cancelas.';
  if (subscription?.state === 'unpaid')
    return 'Tu suscripción quedó sin pagar. Desde tu cuenta la pagas o la cancelas.';
  if (subscription?.state === 'past_due')
    return 'Tu último cobro falló. Revisa tu forma de pago para no perder el Plan Pro.';
  if (subscription?.nextCharge) {
    const { at, cents, currency } = subscription.nextCharge;
    return `Tienes el Plan Pro. Próximo cobro: ${priceText(cents, currency)} el ${longDate(at)}.`;
  }
  return until
    ? `Tienes el Plan Pro hasta el ${longDate(until)}, sin más cobros.`
    : status.isPremium
      ? 'Tienes el Plan Pro.'
      : 'Tienes una suscripción.';
}
