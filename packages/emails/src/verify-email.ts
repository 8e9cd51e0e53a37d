import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Asks a new person to prove their address. */
export function verifyEmailEmail(data: { fullName: string; url: string }): EmailContent {
  return layout({
    subject: `Confirma tu correo para entrar en ${PRODUCT_NAME}`,
    greeting: greet(data.fullName),
    paragraphs: [
      'Tu cuenta está casi lista. Solo falta comprobar que este correo es tuyo.',
      'El enlace vale durante 24 horas y una sola vez. Si pides otro, este deja de funcionar.',
    ],
    action: { label: 'Confirmar mi correo', url: data.url },
    closing:
      'Si no fuiste tú quien abrió la cuenta, no hagas nada: sin este paso nadie puede usarla.',
  });
}
