import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Tells a person that a renewal could not be charged, and how long Premium stays all the same. */
export function paymentFailedEmail(data: {
  fullName: string;
  price: string;
  premiumUntil: string;
  accountUrl: string;
}): EmailContent {
  return layout({
    subject: 'No pudimos cobrar tu Premium',
    greeting: greet(data.fullName),
    paragraphs: [
      `El cobro de ${data.price} para renovar tu Premium no salió. Suele ser una tarjeta caducada o sin saldo.`,
      `No has perdido nada: lo intentaremos otra vez, y mientras tanto conservas Premium, como mucho hasta el ${data.premiumUntil} (hora de Ciudad de México). Para arreglarlo, cambia tu forma de pago en «Gestionar», dentro de tu cuenta.`,
      'Si prefieres dejarlo, puedes cancelar ahí mismo: la suscripción termina en ese momento, no volvemos a intentar el cobro y tus lecturas se quedan contigo.',
    ],
    action: { label: 'Arreglar el pago', url: data.accountUrl },
    closing: `Te escribimos porque esta cuenta de ${PRODUCT_NAME} tiene Premium. Si no lo pediste tú, cancélalo con el mismo botón.`,
  });
}
