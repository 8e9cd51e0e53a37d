import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Tells a person that their subscription is over, for whatever reason. */
export function premiumEndedEmail(data: {
  fullName: string;
  endedOn: string;
  accountUrl: string;
}): EmailContent {
  return layout({
    subject: 'Tu Plan Pro terminó',
    greeting: greet(data.fullName),
    paragraphs: [
      `Tu suscripción terminó el ${data.endedOn} (hora de Ciudad de México). No se te cobrará nada más: si quedaba un cobro pendiente, ya no se intenta.`,
      'Tus lecturas siguen en tu perfil y el plan Básico, abierto. Si algún día quieres volver, empieza una suscripción nueva desde tu cuenta; nada se reactiva sin que lo pidas.',
    ],
    action: { label: 'Ir a mi cuenta', url: data.accountUrl },
    closing: `Te escribimos porque esta cuenta de ${PRODUCT_NAME} tenía el Plan Pro. Si no lo pediste tú, o no esperabas este final, escríbenos desde la página de soporte.`,
  });
}
