import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Greets a person who has just proved their address. */
export function welcomeEmail(data: {
  fullName: string;
  tarotUrl: string;
  recoverUrl: string;
}): EmailContent {
  return layout({
    subject: `Tu cuenta de ${PRODUCT_NAME} ya está abierta`,
    greeting: greet(data.fullName),
    paragraphs: [
      'Tu correo está confirmado y tu cuenta, abierta. Cuando quieras, trae una pregunta y baraja: la mesa está puesta.',
      'Tus lecturas se guardan en tu perfil, para que puedas volver a ellas con otros ojos.',
    ],
    action: { label: 'Hacer mi primera lectura', url: data.tarotUrl },
    closing: `Te escribimos porque este correo acaba de confirmarse en ${PRODUCT_NAME}. Si no fuiste tú, pide una contraseña nueva en ${data.recoverUrl} y la cuenta quedará solo en tus manos.`,
  });
}
