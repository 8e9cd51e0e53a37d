import { longDate } from '../../lib/dates.ts';
import { chargeText, type PaidSubscription } from './words.ts';
import classes from './subscription-card.module.css';

/** What is charged next and when, and since when. */
export function ChargeFacts({ subscription }: { subscription: PaidSubscription }) {
  return (
    <dl className={classes.list}>
      <div>
        <dt>Próximo cobro</dt>
        <dd>{chargeText(subscription)}</dd>
      </div>
      <div>
        <dt>Desde</dt>
        <dd>{longDate(subscription.startedAt)}</dd>
      </div>
    </dl>
  );
}
