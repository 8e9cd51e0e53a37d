import { PRODUCT_NAME } from '@sibila/contracts/product';
import { BANK_DELAY } from './bank-delay.ts';
import { greet, layout, type EmailContent } from './layout.ts';

/** Tells a person that their payment was given back. */
export function refundedEmail(data: {
  fullName: string;
  price: string;
  accountUrl: string;
}): EmailContent {
  return layout({
    subject: 'Te devolvimos el pago de Premium',
    greeting: greet(data.fullName),
    paragraphs: [
      `Devolvimos ${data.price} a la tarjeta con la que pagaste. ${BANK_DELAY}`,
      'Premium se cerró y no se cobrará nada más. Tus lecturas siguen en tu perfil, y el plan Básico, abierto.',
    ],
    action: { label: 'Ir a mi cuenta', url: data.accountUrl },
    closing: `Te escribimos porque se pidió este reembolso para tu cuenta de ${PRODUCT_NAME}. Si no lo pediste tú, escríbenos desde la página de soporte.`,
  });
}
