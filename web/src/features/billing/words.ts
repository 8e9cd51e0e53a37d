import type { RefundCheck, SubscriptionDetails } from '@sibila/contracts/billing';
import { PREMIUM_PRICE, priceText, REFUND_DAYS, REFUND_READINGS } from '@sibila/contracts/premium';
import { dateFormat } from '../../lib/date-format.ts';
import { longDate } from '../../lib/dates.ts';

export type PaidSubscription = NonNullable<SubscriptionDetails['subscription']>;

/**
 * The day of an instant in Mexico City, wherever it is read: `27 de noviembre de 2026`. The days of
 * the refund rule are those of the calendar there.
 */
export const mexicanDay = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'America/Mexico_City',
});

/** Another plan has no refund to speak of. */
export const isOurPlan = ({ refund }: PaidSubscription): boolean => refund !== null;

/** How a subscription stands, in a word or two. */
export const STATE_NAMES: Record<PaidSubscription['state'], string> = {
  active: 'Activa',
  past_due: 'Con un cobro pendiente',
  unpaid: 'Sin pagar',
  cancelled: 'Cancelada',
  ended: 'Terminada',
};

/** What the plan costs a month: its own price, which need not be the one that is sold today. */
export const monthlyPrice = ({ nextCharge }: PaidSubscription): string =>
  nextCharge ? priceText(nextCharge.cents, nextCharge.currency) : PREMIUM_PRICE.text;

/** What is charged next, and when. */
export function chargeText(subscription: PaidSubscription): string {
  const { state, nextCharge } = subscription;
  if (state === 'past_due' || state === 'unpaid') return `${monthlyPrice(subscription)}, pendiente`;
  return nextCharge ? `${monthlyPrice(subscription)} el ${longDate(nextCharge.at)}` : 'Ninguno';
}

/** What the provider's own page is good for. */
export const portalNote = ({ isSimulated }: PaidSubscription): string =>
  isSimulated
    ? '«Gestionar» abre en otra pestaña el portal simulado, donde se prueba la vida de una suscripción.'
    : '«Gestionar» abre en otra pestaña tus recibos y tu forma de pago.';

function usedSentence(count: number): string {
  if (count === 0) return 'No has usado ninguna lectura Premium.';
  return count === 1 ? 'Has usado 1 lectura Premium.' : `Has usado ${count} lecturas Premium.`;
}

export interface RefundWords {
  title: string;
  text: string;
}

/** Of a first payment that was asked for again, or given back: a heading, and what comes of it. */
export const REFUND_WORDS: Record<'asked' | 'refunded', RefundWords> = {
  asked: {
    title: 'Pediste la devolución',
    text: 'La estamos tramitando y tu cuenta está en el plan Básico. Cuando el dinero vaya de vuelta te escribimos.',
  },
  refunded: {
    title: 'Te devolvimos el pago',
    text: 'El dinero vuelve a la tarjeta con la que pagaste. Puede tardar unos días en verse.',
  },
};

/** Whether the first payment is given back: a heading, and why. */
export function refundWords(check: RefundCheck): RefundWords {
  const { reason, until, readingsUsed } = check;
  const day = mexicanDay(until);
  const used = usedSentence(readingsUsed);
  switch (reason) {
    case 'due':
      return {
        title: 'Puedes pedir que te devolvamos el pago',
        text: `Tienes hasta el final del ${day} (hora de Ciudad de México), siempre que no pases de ${REFUND_READINGS} lecturas Premium. ${used}`,
      };
    case 'too-late':
      return {
        title: 'El plazo de devolución terminó',
        text: `Fue de ${REFUND_DAYS} días naturales, hasta el ${day}. ${used}`,
      };
    case 'too-many-readings':
      return {
        title: 'Este pago ya no se devuelve',
        text: `La norma admite ${REFUND_READINGS} lecturas Premium como mucho y has usado ${readingsUsed}. El plazo era hasta el ${day}.`,
      };
    case 'not-the-first':
      return {
        title: 'Este pago no se devuelve',
        text: 'La devolución es para la primera compra, y esta no lo es.',
      };
    case 'asked':
    case 'refunded':
      return REFUND_WORDS[reason];
  }
}
