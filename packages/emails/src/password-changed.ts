import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Tells a person that their password is another now. */
export function passwordChangedEmail(data: { fullName: string; recoverUrl: string }): EmailContent {
  return layout({
    subject: `Tu contraseña de ${PRODUCT_NAME} ha cambiado`,
    greeting: greet(data.fullName),
    paragraphs: [
      'La contraseña de tu cuenta acaba de cambiar. Cerramos las demás sesiones que estaban abiertas, y los enlaces que te habíamos enviado para cambiarla o para confirmar otro correo ya no funcionan.',
      'Si fuiste tú, no tienes que hacer nada más.',
      'Si no fuiste tú, pide ahora un enlace nuevo: la contraseña que elijas con él dejará fuera a quien haya entrado.',
    ],
    action: { label: 'No fui yo: recuperar mi cuenta', url: data.recoverUrl },
    closing:
      'Te escribimos porque este es el correo de la cuenta. De un cambio de contraseña avisamos siempre.',
  });
}
