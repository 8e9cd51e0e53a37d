import { longDate } from '../../lib/dates.ts';
import { useSession } from '../account/session.ts';
import { usePendingPayment } from './pending-payment.ts';
import { useSubscription, type Subscription } from './subscription.tsx';
import type { PaidSubscription } from './words.ts';

const NO_MORE = 'No se te cobra nada más.';
const GOES_BACK = 'La devolución que pediste sigue en pie: el dinero vuelve a tu tarjeta.';

/** What becomes of a plan when its account is deleted: items of the list that says what happens. */
export function PlanFarewell() {
  const plan = useSubscription();
  const { user } = useSession();
  const isComing = usePendingPayment(user?.id) !== null || plan.status?.isPaymentPending === true;
  return [...farewellOf(plan), ...(isComing && !plan.status?.isPremium ? [COMING] : [])].map(
    (words) => <li key={words}>{words}</li>,
  );
}

const COMING = 'Si llega después un pago que está en camino, te lo devolvemos.';

function farewellOf({ status, details, hasFailed }: Subscription): string[] {
  if (hasFailed || !status || (status.hasSubscription && !details))
    return [`Si tienes una suscripción, termina también. ${NO_MORE}`];
  const subscription = details?.subscription;
  if (subscription && subscription.state !== 'ended')
    return paidFarewell(subscription, status.premiumUntil);
  if (status.isPremium && status.premiumUntil)
    return [`Pierdes el Plan Pro, que dura hasta el ${longDate(status.premiumUntil)}.`];
  return status.refund === 'asked' ? [GOES_BACK] : [];
}

function paidFarewell(
  { state, givesPremium, periodEnd, refund }: PaidSubscription,
  premiumUntil: Date | null,
): string[] {
  if (!givesPremium) return [`La suscripción que pagas termina también. ${NO_MORE}`];
  if (state === 'past_due' || state === 'unpaid')
    return [`Tu suscripción termina y no volvemos a intentar el cobro pendiente. ${NO_MORE}`];
  const until = longDate(premiumUntil ?? periodEnd);
  const ends = `Tu Plan Pro está pagado hasta el ${until} y termina en el acto. ${NO_MORE}`;
  if (refund?.reason === 'asked') return [ends, GOES_BACK];
  if (refund?.isDue)
    return [
      `${ends} Lo que queda de ese periodo no se devuelve por sí solo.`,
      'Todavía puedes pedir que te devolvamos el pago: hazlo antes de borrar la cuenta, arriba, en «Suscripción».',
    ];
  return [`${ends} Lo que queda de ese periodo no se devuelve.`];
}
