import { PREMIUM_PRICE } from '@sibila/contracts/premium';
import { longDate } from '../../lib/dates.ts';
import { ChargeFacts } from './charge-facts.tsx';
import { PlanActions } from './plan-actions.tsx';
import { Refund } from './refund.tsx';
import { monthlyPrice, portalNote, type PaidSubscription } from './words.ts';
import classes from './subscription-card.module.css';

interface PaidPlanProps {
  subscription: PaidSubscription;
  /** Until when Premium lasts; null where it is gone already. */
  premiumUntil: Date | null;
  /** Runs when the button that had the focus is there no more. */
  onGone: () => void;
}

/** A subscription that is running: how it stands, what comes next, and the ways to change it. */
export function PaidPlan({ subscription, premiumUntil, onGone }: PaidPlanProps) {
  const { isSimulated } = subscription;
  return (
    <>
      <div className={classes.body}>
        <div className={classes.plan}>
          <h3>Plan Pro</h3>
          <p className={classes.price}>
            {monthlyPrice(subscription)} <small>al mes</small>
          </p>
          {isSimulated ? (
            <p className={classes.about}>
              <span className={classes.simulated}>Pago simulado</span> Aquí no se mueve dinero.
            </p>
          ) : null}
        </div>
        <div className={classes.facts}>
          <StateNotice subscription={subscription} premiumUntil={premiumUntil} />
          <ChargeFacts subscription={subscription} />
          <PlanActions subscription={subscription} note={noteOf(subscription)} onGone={onGone} />
        </div>
      </div>
      {subscription.refund ? <Refund check={subscription.refund} onGone={onGone} /> : null}
    </>
  );
}

function noteOf(subscription: PaidSubscription): string {
  const { state, periodEnd } = subscription;
  return state === 'cancelled' && !isGoing(subscription)
    ? `Si la retomas, el próximo cobro es de ${PREMIUM_PRICE.text} el ${longDate(periodEnd)}.`
    : portalNote(subscription);
}

/** Whether it goes on only until the money is given back. */
const isGoing = ({ refund }: PaidSubscription) => refund?.reason === 'asked';

function StateNotice({ subscription, premiumUntil }: Omit<PaidPlanProps, 'onGone'>) {
  const { state } = subscription;
  if (state === 'past_due')
    return (
      <p className={classes.warning}>
        <strong>No pudimos cobrar tu renovación.</strong> Lo intentaremos de nuevo en los próximos
        días. Para que salga bien, revisa tu tarjeta en «Gestionar».{' '}
        {premiumUntil
          ? `Mientras tanto conservas Premium, hasta el ${longDate(premiumUntil)} como mucho.`
          : 'Mientras tanto tu cuenta está en el plan Básico; al pagar recuperas Premium.'}
      </p>
    );
  if (state === 'unpaid')
    return (
      <p className={classes.warning}>
        <strong>Tu suscripción quedó sin pagar.</strong> Ya no intentamos el cobro y tu cuenta está
        en el plan Básico. Si pagas lo pendiente en «Gestionar» recuperas Premium; si la cancelas,
        no se te cobra nada más.
      </p>
    );
  if (state === 'cancelled')
    return (
      <p className={classes.told}>
        {isGoing(subscription)
          ? 'Pediste la devolución y tu suscripción ya no se renueva.'
          : 'Cancelaste tu suscripción.'}{' '}
        {premiumUntil && !isGoing(subscription)
          ? `Conservas Premium hasta el ${longDate(premiumUntil)} y no se te cobrará nada más.`
          : 'No se te cobrará nada más.'}
      </p>
    );
  return null;
}
