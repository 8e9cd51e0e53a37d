import { longDate } from '../../lib/dates.ts';
import { useSession } from '../account/session.ts';
import { useToldPlan, type Plan, type ToldPlan } from './fresh-plan.ts';
import { usePendingPayment } from './pending-payment.ts';
import { isOurPlan, type PaidSubscription } from './words.ts';

const NO_MORE = 'No se te cobra nada más.';
const GOES_BACK = 'La devolución que pediste sigue en pie: el dinero vuelve a tu tarjeta.';
const COMING = 'Si llega después un pago que está en camino, te lo devolvemos.';

/** What a dialog that deletes an account says of its plan, as it stands at that moment. */
export const useFarewell = (opened: boolean): ToldPlan => useToldPlan(opened, wordsOf);

/** What becomes of a plan when its account is deleted: items of the list that says what happens. */
export function PlanFarewell({ told: { reading, plan } }: { told: ToldPlan }) {
  const { user } = useSession();
  const isPending = usePendingPayment(user?.id) !== null && plan?.status.isPremium !== true;
  if (reading === 'reading')
    return (
      <li>
        <span role="status">Consultando qué pasa con tu plan…</span>
      </li>
    );
  const words = new Set([...farewellOf(plan), ...(isPending ? [COMING] : [])]);
  return [...words].map((text) => <li key={text}>{text}</li>);
}

const wordsOf = (plan: Plan | null): string => farewellOf(plan).join('\n');

function farewellOf(plan: Plan | null): string[] {
  if (!plan) return [`Si tienes una suscripción, termina también. ${NO_MORE}`];
  return [...ownFarewell(plan), ...(plan.status.isPaymentPending ? [COMING] : [])];
}

function ownFarewell({ status, details }: Plan): string[] {
  const subscription = details?.subscription;
  if (subscription && subscription.state !== 'ended')
    return paidFarewell(subscription, status.premiumUntil);
  if (status.isPremium && status.premiumUntil)
    return [`Pierdes el Plan Pro, que dura hasta el ${longDate(status.premiumUntil)}.`];
  return status.refund === 'asked' ? [GOES_BACK] : [];
}

function paidFarewell(subscription: PaidSubscription, premiumUntil: Date | null): string[] {
  const { state, periodEnd, refund } = subscription;
  if (!isOurPlan(subscription)) return [`La suscripción que pagas termina también. ${NO_MORE}`];
  if (state === 'past_due' || state === 'unpaid')
    return [`Tu suscripción termina y no volvemos a intentar el cobro pendiente. ${NO_MORE}`];
  if (refund?.reason === 'asked')
    return [`Tu suscripción termina en el acto. ${NO_MORE}`, GOES_BACK];
  const until = longDate(premiumUntil ?? periodEnd);
  const ends = `Tu Plan Pro está pagado hasta el ${until} y termina en el acto. ${NO_MORE}`;
  if (refund?.isDue)
    return [
      `${ends} Lo que queda de ese periodo no se devuelve por sí solo.`,
      'Todavía puedes pedir que te devolvamos el pago: hazlo antes de borrar la cuenta, arriba, en «Suscripción».',
    ];
  return [`${ends} Lo que queda de ese periodo no se devuelve.`];
}
