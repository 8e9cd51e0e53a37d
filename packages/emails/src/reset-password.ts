import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Carries the link with which a lost password is set anew. */
export function resetPasswordEmail(data: { fullName: string; url: string }): EmailContent {
  return layout({
    subject: `Elige una contraseña nueva para ${PRODUCT_NAME}`,
    greeting: greet(data.fullName),
    paragraphs: [
      'Pediste volver a entrar en tu cuenta. Con este enlace puedes elegir una contraseña nueva.',
      'Vale durante una hora y una sola vez. Si pides otro, este sigue sirviendo hasta que uses uno de ellos. Al cambiarla se cerrarán todas las sesiones que tengas abiertas.',
    ],
    action: { label: 'Elegir contraseña', url: data.url },
    closing:
      'Te escribimos porque alguien pidió este enlace con tu correo. Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.',
  });
}
