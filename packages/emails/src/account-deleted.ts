import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** The last mail to a person: their account is gone. */
export function accountDeletedEmail(data: { fullName: string; homeUrl: string }): EmailContent {
  return layout({
    subject: `Tu cuenta de ${PRODUCT_NAME} se ha borrado`,
    greeting: greet(data.fullName),
    paragraphs: [
      'Hemos borrado tu cuenta y todo lo que guardábamos de ti: tus datos, tus lecturas, tu historial y tus sesiones. No se puede deshacer, y si vuelves algún día empezarás de cero.',
      'Gracias por el tiempo que pasaste con las cartas.',
      'Si no lo pediste tú, alguien conocía tu contraseña: cámbiala en todos los sitios donde la uses, y en tu correo lo primero.',
    ],
    action: { label: `Volver a ${PRODUCT_NAME}`, url: data.homeUrl },
    closing: 'Este es el último correo que te enviamos; después borramos también esta dirección.',
  });
}
