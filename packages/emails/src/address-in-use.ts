import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Tells the owner of an account that somebody gave their address as another account's new one. */
export function addressInUseEmail(data: {
  fullName: string;
  loginUrl: string;
  recoverUrl: string;
}): EmailContent {
  return layout({
    subject: `Este correo ya tiene su cuenta en ${PRODUCT_NAME}`,
    greeting: greet(data.fullName),
    paragraphs: [
      'Alguien intentó usar este correo en otra cuenta, pero ya es el de la tuya. No se ha cambiado nada: tu contraseña y tus lecturas siguen como estaban.',
      'Si fuiste tú, entra con la cuenta que ya tienes. Si no recuerdas la contraseña, puedes elegir otra desde «¿Olvidaste tu contraseña?».',
    ],
    action: { label: 'Iniciar sesión', url: data.loginUrl },
    closing: `Si no fuiste tú, no tienes que hacer nada. Si algo te preocupa, cambia tu contraseña en ${data.recoverUrl}`,
  });
}
