import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Tells a person, some days ahead, what will be charged and when. */
export function renewalReminderEmail(data: {
  fullName: string;
  price: string;
  renewsOn: string;
  accountUrl: string;
}): EmailContent {
  return layout({
    subject: `Tu Premium se renueva el ${data.renewsOn}`,
    greeting: greet(data.fullName),
    paragraphs: [
      `El ${data.renewsOn} (hora de Ciudad de México) se renueva tu Premium por ${data.price}, impuestos incluidos. Si quieres seguir, no tienes que hacer nada.`,
      'Si prefieres dejarlo, cancela a más tardar la víspera: son dos clics, no se cobra nada más y conservas Premium hasta entonces.',
    ],
    action: { label: 'Ver mi suscripción', url: data.accountUrl },
    closing: `Te escribimos porque esta cuenta de ${PRODUCT_NAME} tiene Premium, para que ningún cobro te tome por sorpresa. Si no lo pediste tú, cancélalo con el mismo botón.`,
  });
}
