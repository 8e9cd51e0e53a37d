import { RENEWAL_NOTICE_DAYS } from '@sibila/contracts/premium';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Tells a person that their first payment arrived: what it costs, until when, and how to leave. */
export function premiumWelcomeEmail(data: {
  fullName: string;
  price: string;
  paidUntil: string;
  accountUrl: string;
}): EmailContent {
  return layout({
    subject: 'Tu Premium está activo',
    greeting: greet(data.fullName),
    paragraphs: [
      `Tu pago de ${data.price} llegó y Premium ya está abierto: lecturas sin límite, el horóscopo exclusivo, las cartas astrales completas y la palma en alta precisión.`,
      `Este periodo dura hasta el ${data.paidUntil} (hora de Ciudad de México). Ese día se renueva por ${data.price}, impuestos incluidos; ${RENEWAL_NOTICE_DAYS} días antes te lo recordamos.`,
      'Puedes cancelar cuando quieras desde tu cuenta y conservas Premium hasta el final del periodo. Si no era lo que esperabas, en los primeros 5 días naturales, y con 2 lecturas Premium como mucho, te devolvemos el pago.',
    ],
    action: { label: 'Ver mi suscripción', url: data.accountUrl },
    closing: `Te escribimos porque alguien contrató Premium con esta cuenta de ${PRODUCT_NAME}. Si no fuiste tú, entra y cancela: no se cobrará nada más.`,
  });
}
