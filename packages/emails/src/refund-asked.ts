import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Confirms in writing that a payment was asked for again, and says what comes next. */
export function refundAskedEmail(data: {
  fullName: string;
  price: string;
  accountUrl: string;
}): EmailContent {
  return layout({
    subject: 'Recibimos tu petición de devolución',
    greeting: greet(data.fullName),
    paragraphs: [
      `Pediste a tiempo que te devolvamos ${data.price}, y así queda anotado: lo que leas o tardemos desde ahora no cambia nada.`,
      'Tu suscripción ya no se renueva y no se te cobrará nada más. Cuando el dinero vaya de vuelta a la tarjeta con la que pagaste te escribimos otra vez, y entonces Premium se cierra; hasta ese momento sigue abierto.',
    ],
    action: { label: 'Ver mi suscripción', url: data.accountUrl },
    closing: `Te escribimos porque se pidió esta devolución desde tu cuenta de ${PRODUCT_NAME}. Si no lo pediste tú, escríbenos desde la página de soporte y cambia tu contraseña.`,
  });
}
