import { PRODUCT_NAME } from '@sibila/contracts/product';
import { greet, layout, type EmailContent } from './layout.ts';

/** Confirms that a request for a refund was taken back, so that its receipt is not the last word. */
export function refundWithdrawnEmail(data: {
  fullName: string;
  price: string;
  accountUrl: string;
}): EmailContent {
  return layout({
    subject: 'Retiraste tu petición de devolución',
    greeting: greet(data.fullName),
    paragraphs: [
      `Ya no te devolvemos el pago de ${data.price}: tu Plan Pro está abierto otra vez y queda como estaba antes de pedirlo, con su renovación si la tenía.`,
      'La fecha del próximo cobro, si lo hay, está en tu cuenta, y puedes cancelar cuando quieras en dos clics.',
    ],
    action: { label: 'Ver mi suscripción', url: data.accountUrl },
    closing: `Te escribimos porque se retiró la petición desde tu cuenta de ${PRODUCT_NAME}. Si no fuiste tú, pídela otra vez con el mismo botón y cambia tu contraseña.`,
  });
}
