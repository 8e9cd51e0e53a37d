import { PRODUCT_NAME } from '@sibila/contracts/product';
import { BANK_DELAY } from './bank-delay.ts';
import { greet, layout, type EmailContent } from './layout.ts';

/** What becomes of what a person paid for who leaves. */
const PLAN = {
  over: 'Premium terminó con la cuenta: no se renueva y no se te cobrará nada más.',
  refunded: `Premium terminó con la cuenta: no se te cobrará nada más, y el pago cuya devolución pediste vuelve a la tarjeta con la que pagaste. ${BANK_DELAY}`,
} as const;

/** The last mail to a person: their account is gone, and with it what they paid for. */
export function accountDeletedEmail(data: {
  fullName: string;
  homeUrl: string;
  plan: keyof typeof PLAN | null;
}): EmailContent {
  return layout({
    subject: `Tu cuenta de ${PRODUCT_NAME} se ha borrado`,
    greeting: greet(data.fullName),
    paragraphs: [
      'Hemos borrado tu cuenta y todo lo que guardábamos de ti: tus datos, tus lecturas, tu historial y tus sesiones. No se puede deshacer, y si vuelves algún día empezarás de cero.',
      ...(data.plan ? [PLAN[data.plan]] : []),
      'Gracias por el tiempo que pasaste con las cartas.',
      'Si no lo pediste tú, alguien conocía tu contraseña: cámbiala en todos los sitios donde la uses, y en tu correo lo primero.',
    ],
    action: { label: `Volver a ${PRODUCT_NAME}`, url: data.homeUrl },
    closing: 'Este es el último correo que te enviamos; después borramos también esta dirección.',
  });
}
