import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Tells a person that a refund is not made, what follows, and what they can do about it. */
export function refundRefusedEmail(data: {
  fullName: string;
  price: string;
  accountUrl: string;
}): EmailContent {
  return layout({
    subject: 'Sobre la devolución que pediste',
    greeting: greet(data.fullName),
    paragraphs: [
      `Revisamos tu petición y no vamos a devolver el pago de ${data.price}. Tu Plan Pro está abierto otra vez y queda como estaba antes de pedirla, con su renovación si la tenía.`,
      'Si crees que nos equivocamos, escríbenos desde la página de soporte y te explicamos el motivo. Si prefieres que no se renueve, puedes cancelar en dos clics desde tu cuenta.',
    ],
    action: { label: 'Ver mi suscripción', url: data.accountUrl },
    closing: `Te escribimos porque pediste una devolución desde tu cuenta de ${PRODUCT_NAME}.`,
  });
}
