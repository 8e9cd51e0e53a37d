import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Tells a person, at the address they have, that the account is to move to another. */
export function addressChangeNoticeEmail(data: {
  fullName: string;
  newEmail: string;
  revertUrl: string;
}): EmailContent {
  return layout({
    subject: `Alguien pidió cambiar el correo de tu cuenta de ${PRODUCT_NAME}`,
    greeting: greet(data.fullName),
    paragraphs: [
      `Desde tu cuenta se pidió cambiar este correo por ${data.newEmail}. El cambio solo se hará cuando se abra el enlace que enviamos allí; mientras tanto sigues entrando con este.`,
      'Si fuiste tú, no tienes que hacer nada aquí.',
      'Si no fuiste tú, alguien tiene abierta tu cuenta. Con este botón tu cuenta vuelve a usar este correo, también si el cambio ya se hizo: se cierran todas las sesiones, la contraseña de antes deja de servir y eliges otra. Vale durante 7 días y una sola vez; si el cambio llega a hacerse, 7 días desde entonces.',
    ],
    action: { label: 'No fui yo: recuperar mi cuenta', url: data.revertUrl },
    closing:
      'Te escribimos porque este es el correo de la cuenta. De un cambio de dirección avisamos siempre.',
  });
}
