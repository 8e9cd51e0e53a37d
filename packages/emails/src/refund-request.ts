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
      `Hazla a más tardar el ${dueOn} (hora de Ciudad de México). Premium ya está cerrado y la suscripción no se renueva; mientras no la hagas, quien la pidió puede retirarla.`,
      `Para hacerla: pnpm admin billing refund ${subscriptionId} --yes`,
      `Para negarla, y que Premium vuelva a quedar como estaba: pnpm admin billing refuse ${subscriptionId} --yes`,
      'Quién más espera, y desde cuándo: pnpm admin billing refunds',
    ],
    closing: `Responde a este correo y tu respuesta irá a ${email}. Quien la pidió recibe un correo cuando la devolución se hace.`,
  });
}
