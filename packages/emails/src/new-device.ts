import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, isLinkLike, layout, type EmailContent } from './layout.ts';

const MOMENT = new Intl.DateTimeFormat('es', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});

/** Tells a person that their account was entered from a browser and a network not seen before. */
export function newDeviceEmail(data: {
  fullName: string;
  /** What the browser calls itself, which anyone may make up. */
  device: string;
  at: Date;
  recoverUrl: string;
}): EmailContent {
  const device = isLinkLike(data.device) ? 'un dispositivo desconocido' : data.device;
  return layout({
    subject: `Entraron en tu cuenta de ${PRODUCT_NAME} desde un dispositivo nuevo`,
    greeting: greet(data.fullName),
    paragraphs: [
      `El ${MOMENT.format(data.at)} (hora de Ciudad de México) alguien entró en tu cuenta con tu contraseña. Dispositivo: ${device}. Es la primera vez que vemos ese navegador en esa red.`,
      'Si fuiste tú, no tienes que hacer nada: pasa al estrenar teléfono, al usar otro navegador o al conectarte desde otro lugar.',
      'Si no fuiste tú, alguien conoce tu contraseña. Pide ahora un enlace y elige otra: al guardarla se cierran todas las sesiones, también la de quien entró. Si usas la misma contraseña en otros sitios, cámbiala allí también.',
    ],
    action: { label: 'No fui yo: cambiar mi contraseña', url: data.recoverUrl },
    closing:
      'Te escribimos porque este es el correo de la cuenta. Cuando alguien entra desde un dispositivo nuevo avisamos siempre.',
  });
}
