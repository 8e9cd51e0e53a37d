import { RENEWAL_NOTICE_DAYS } from '@sibila/contracts/premium';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Confirms that a cancellation was taken back, so that its receipt is not the last word. */
export function premiumResumedEmail(data: {
  fullName: string;
  price: string;
  renewsOn: string;
  accountUrl: string;
}): EmailContent {
  return layout({
    subject: 'Tu Premium sigue adelante',
    greeting: greet(data.fullName),
    paragraphs: [
      `Retomaste Premium: la cancelación queda sin efecto, y también el correo que te la confirmaba. Se renueva el ${data.renewsOn} (hora de Ciudad de México) por ${data.price}, impuestos incluidos; ${RENEWAL_NOTICE_DAYS} días antes te lo recordamos.`,
      'Puedes cancelar otra vez cuando quieras, en dos clics, y conservas Premium hasta el final del periodo.',
    ],
    action: { label: 'Ver mi suscripción', url: data.accountUrl },
    closing: `Te escribimos porque se retomó Premium en esta cuenta de ${PRODUCT_NAME}. Si no fuiste tú, cancélalo con el mismo botón y cambia tu contraseña.`,
  });
}
