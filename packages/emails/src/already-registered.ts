import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Tells the owner of an account that somebody tried to register with their address. */
export function alreadyRegisteredEmail(data: { fullName: string; loginUrl: string }): EmailContent {
  return layout({
    subject: `Ya tienes una cuenta en ${PRODUCT_NAME}`,
    greeting: greet(data.fullName),
    paragraphs: [
      'Alguien intentó abrir una cuenta nueva con este correo, que ya tiene la suya. No se ha cambiado nada: tu contraseña y tus lecturas siguen como estaban.',
      'Si fuiste tú, entra con tu contraseña de siempre.',
    ],
    action: { label: 'Iniciar sesión', url: data.loginUrl },
    closing: 'Si no fuiste tú, no tienes que hacer nada.',
  });
}
