import type { EndReason } from '@sibila/contracts/premium';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Why it is over, after «terminó el … (…)». */
const WHY: Record<EndReason, string> = {
  'payment-failed':
    ' porque el último cobro no salió. Ya no lo intentamos más y no se te cobrará nada más.',
  cancelled:
    ' porque se canceló en el acto. No se te cobrará nada más: si quedaba un cobro pendiente, ya no se intenta.',
  'period-end':
    ', al acabar el periodo que habías pagado, porque estaba cancelada. No se te cobrará nada más.',
  refunded: ' porque su pago volvió a la tarjeta con la que se hizo. No se te cobrará nada más.',
};
const UNKNOWN = '. No se te cobrará nada más: si quedaba un cobro pendiente, ya no se intenta.';

/** Tells a person that their subscription is over, and why where that is known. */
export function premiumEndedEmail(data: {
  fullName: string;
  endedOn: string;
  because: EndReason | null;
  accountUrl: string;
}): EmailContent {
  return layout({
    subject: 'Tu Premium terminó',
    greeting: greet(data.fullName),
    paragraphs: [
      `Tu suscripción terminó el ${data.endedOn} (hora de Ciudad de México)${data.because ? WHY[data.because] : UNKNOWN}`,
      'Tus lecturas siguen en tu perfil y el plan Básico, abierto. Si algún día quieres volver, empieza una suscripción nueva desde tu cuenta; nada se reactiva sin que lo pidas.',
    ],
    action: { label: 'Ir a mi cuenta', url: data.accountUrl },
    closing: `Te escribimos porque esta cuenta de ${PRODUCT_NAME} tenía Premium. Si no lo pediste tú, o no esperabas este final, escríbenos desde la página de soporte.`,
  });
}
