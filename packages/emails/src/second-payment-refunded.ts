import { PRODUCT_NAME } from '@sibila/contracts/product';
import { BANK_DELAY } from './bank-delay.ts';
import { greet, layout, type EmailContent } from './layout.ts';

/** Tells a person who paid for two subscriptions that the second one ended and its payment went back. */
export function secondPaymentRefundedEmail(data: {
  fullName: string;
  price: string;
  accountUrl: string;
}): EmailContent {
  return layout({
    subject: 'Te devolvimos un pago repetido',
    greeting: greet(data.fullName),
    paragraphs: [
      `Tu cuenta tenía dos suscripciones a Premium a la vez. Cerramos la segunda y devolvimos su pago de ${data.price} a la tarjeta con la que se pagó. ${BANK_DELAY}`,
      'La primera sigue como estaba, y Premium sigue abierto. Si prefieres dejarla, puedes cancelarla desde tu cuenta.',
    ],
    action: { label: 'Ver mi suscripción', url: data.accountUrl },
    closing: `Te escribimos porque hubo dos pagos con tu cuenta de ${PRODUCT_NAME}. Si no fuiste tú quien pagó, escríbenos desde la página de soporte.`,
  });
}
