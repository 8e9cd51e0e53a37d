import { REFUND_DAYS, REFUND_READINGS, RENEWAL_NOTICE_DAYS } from '@sibila/contracts/premium';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

const REFUND = `Si no era lo que esperabas, en los primeros ${REFUND_DAYS} días naturales, y con ${REFUND_READINGS} lecturas Premium como mucho, te devolvemos el pago.`;
const NO_REFUND =
  'La devolución de los primeros días es de la primera compra, y esta no lo es: este pago no se devuelve.';

/**
 * Tells a person that the first payment of a subscription arrived: what it costs, until when, how to
 * leave, and whether it can be had back, which is so of a first purchase alone.
 */
export function premiumWelcomeEmail(data: {
  fullName: string;
  price: string;
  paidUntil: string;
  isFirst: boolean;
  accountUrl: string;
}): EmailContent {
  return layout({
    subject: 'Tu Premium está activo',
    greeting: greet(data.fullName),
    paragraphs: [
      `Tu pago de ${data.price} llegó y Premium ya está abierto: lecturas sin límite, el horóscopo exclusivo, las cartas astrales completas y la palma en alta precisión.`,
      `Este periodo dura hasta el ${data.paidUntil} (hora de Ciudad de México). Ese día se renueva por ${data.price}, impuestos incluidos; ${RENEWAL_NOTICE_DAYS} días antes te lo recordamos.`,
      `Puedes cancelar cuando quieras desde tu cuenta y conservas Premium hasta el final del periodo. ${data.isFirst ? REFUND : NO_REFUND}`,
    ],
    action: { label: 'Ver mi suscripción', url: data.accountUrl },
    closing: `Te escribimos porque alguien contrató Premium con esta cuenta de ${PRODUCT_NAME}. Si no fuiste tú, entra y cancela: no se cobrará nada más.`,
  });
}
