import { layout, type EmailContent } from './layout.ts';

interface RefundRequest {
  subscriptionId: string;
  email: string;
  price: string;
  boughtOn: string;
  askedOn: string;
  dueOn: string;
  readingsUsed: number;
}

/** Tells the company that somebody waits for a refund, until when, and how it is made. */
export function refundRequestEmail(data: RefundRequest): EmailContent {
  const { subscriptionId, email, price, boughtOn, askedOn, dueOn, readingsUsed } = data;
  return layout({
    subject: `Devolución pedida: ${price}, a más tardar el ${dueOn}`,
    greeting: 'Hay una devolución por hacer',
    paragraphs: [
      `${email} pidió el ${askedOn} que se le devuelva su primer pago de ${price}, y le toca según los términos: pagó el ${boughtOn}. Lecturas Premium cuando lo pidió: ${readingsUsed}.`,
      `Hazla a más tardar el ${dueOn} (hora de Ciudad de México). La suscripción ya no se renueva, y Premium sigue abierto hasta que el dinero vuelva.`,
      `Para hacerla: pnpm admin billing refund ${subscriptionId} --yes`,
      'Quién más espera, y desde cuándo: pnpm admin billing refunds',
    ],
    closing: `Responde a este correo y tu respuesta irá a ${email}. Quien la pidió recibe un correo cuando la devolución se hace.`,
  });
}
