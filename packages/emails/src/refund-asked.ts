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
      'Premium se cerró al pedirla: tu cuenta está en el plan Básico, no se renueva y no se te cobrará nada más. Tus lecturas siguen ahí. Cuando el dinero vaya de vuelta a la tarjeta con la que pagaste, te escribimos otra vez.',
      'Si cambias de idea, retira la petición en tu cuenta mientras el dinero no haya salido: Premium vuelve a quedar como estaba.',
    ],
    action: { label: 'Ver mi suscripción', url: data.accountUrl },
    closing: `Te escribimos porque se pidió esta devolución desde tu cuenta de ${PRODUCT_NAME}. Si no lo pediste tú, escríbenos desde la página de soporte y cambia tu contraseña.`,
  });
}
