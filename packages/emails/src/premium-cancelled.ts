import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Confirms a cancellation: until when Premium lasts, and that nothing more is charged. */
export function premiumCancelledEmail(data: {
  fullName: string;
  premiumUntil: string;
  accountUrl: string;
}): EmailContent {
  return layout({
    subject: 'Tu suscripción está cancelada',
    greeting: greet(data.fullName),
    paragraphs: [
      `Cancelamos tu suscripción a Premium: no se renueva y no se te cobrará nada más. Lo que ya pagaste sigue siendo tuyo, y conservas Premium hasta el ${data.premiumUntil} (hora de Ciudad de México).`,
      'Después tus lecturas siguen en tu perfil y vuelves al plan Básico, sin hacer nada. Si cambias de idea antes de ese día, puedes retomarla desde tu cuenta.',
    ],
    action: { label: 'Ver mi suscripción', url: data.accountUrl },
    closing: `Guarda este correo: es el comprobante de tu cancelación en ${PRODUCT_NAME}. Si no fuiste tú, retoma la suscripción desde tu cuenta y cambia tu contraseña.`,
  });
}
