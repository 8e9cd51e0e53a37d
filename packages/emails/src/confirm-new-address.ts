import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Asks a person to prove the address to which they want to move their account. */
export function confirmNewAddressEmail(data: { fullName: string; url: string }): EmailContent {
  return layout({
    subject: `Confirma tu nuevo correo en ${PRODUCT_NAME}`,
    greeting: greet(data.fullName),
    paragraphs: [
      'Pediste que este sea el correo de tu cuenta. Confírmalo con el botón y, desde ese momento, entrarás con él.',
      'El enlace vale durante 24 horas y una sola vez. Hasta entonces tu cuenta sigue con el correo de siempre.',
    ],
    action: { label: 'Confirmar este correo', url: data.url },
    closing:
      'Te escribimos porque alguien dio esta dirección en su perfil. Si no fuiste tú, no hagas nada: sin este paso ninguna cuenta la usará.',
  });
}
