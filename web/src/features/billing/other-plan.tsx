import { Link } from '@tanstack/react-router';
import { longDate } from '../../lib/dates.ts';
import { ChargeFacts } from './charge-facts.tsx';
import { PlanActions } from './plan-actions.tsx';
import { portalNote, type PaidSubscription } from './words.ts';
import classes from './subscription-card.module.css';

interface OtherPlanProps {
  subscription: PaidSubscription;
  /** Runs when the button that had the focus is there no more. */
  onGone: () => void;
}

/** A subscription that is charged and is not the one that opens Premium: told plainly, with its way out. */
export function OtherPlan({ subscription, onGone }: OtherPlanProps) {
  const { state, periodEnd } = subscription;
  const isCancelled = state === 'cancelled';
  return (
    <div className={classes.body}>
      <div className={classes.plan}>
        <h3>Otra suscripción</h3>
        <p className={classes.about}>No es la del Plan Pro y no abre Premium.</p>
      </div>
      <div className={classes.facts}>
        <p className={classes.warning}>
          <strong>
            {isCancelled
              ? 'Cancelaste una suscripción que no es la del Plan Pro.'
              : 'Pagas una suscripción que no es la del Plan Pro.'}
          </strong>{' '}
          {isCancelled
            ? 'No se te cobrará nada más.'
            : 'Si no la quieres, cancélala aquí y no se te cobra nada más.'}{' '}
          Si crees que es un error, <Link to="/soporte">escríbenos</Link> y lo miramos contigo.
        </p>
        <ChargeFacts subscription={subscription} />
        <PlanActions
          subscription={subscription}
          note={
            isCancelled
              ? `Si la retomas, vuelve a cobrarse el ${longDate(periodEnd)}.`
              : portalNote(subscription)
          }
          onGone={onGone}
        />
      </div>
    </div>
  );
}
