import { html, raw } from 'hono/html';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import type { PaymentPage, PortalAction, PortalPage } from '../adapters/payments/simulated-desk.ts';

const STYLE = `body{margin:0;background:#0B1026;color:#DAD6E4;font:17px/1.6 'Alegreya Sans',Arial,sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem}h1,h2{font:400 2rem/1.2 Alegreya,Georgia,serif;color:#F4ECD9}
h2{font-size:1.4rem;margin-top:2rem}a{color:#E9D8A6}strong{color:#F4ECD9}dl{border-top:1px solid #C8A24A55}
dl div{display:flex;justify-content:space-between;gap:1rem;border-bottom:1px solid #C8A24A55;padding:.6rem .2rem}
dt{color:#A9A6BF}dd{margin:0;text-align:right}form{margin:.75rem 0}
button{width:100%;min-height:2.75rem;padding:.6rem 1rem;border:1px solid #C8A24A;border-radius:6px;background:none;color:#F4ECD9;font:inherit;cursor:pointer}
button.main{background:#E9D8A6;color:#1D1A2B;font-weight:700}button:focus-visible,a:focus-visible{outline:2px solid #E9D8A6;outline-offset:3px}
.label{display:inline-block;border:1px dashed #E9D8A6;border-radius:6px;padding:.2rem .7rem;color:#E9D8A6}
[role=alert]{border-left:3px solid #E8927C;padding-left:.9rem;color:#F4ECD9}`;

type Html = ReturnType<typeof html>;

const page = (title: string, body: Html) =>
  html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title} | Pago simulado | ${PRODUCT_NAME}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <p class="label">Pago simulado</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

const day = (date: Date) =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    date,
  );

/** A checkout that waits for its payment. */
export const openPayment = ({ wasRefused, cancelUrl }: PaymentPage, price: string) =>
  page(
    `${PRODUCT_NAME} Premium`,
    html`<p>
        Aquí no se cobra nada: esta página ocupa el lugar de la pasarela de pago mientras no haya
        una configurada. No pide ninguna tarjeta.
      </p>
      <dl>
        <div>
          <dt>Suscripción mensual</dt>
          <dd>${price} al mes</dd>
        </div>
      </dl>
      ${
        wasRefused
          ? html`<p role="alert">
              La tarjeta fue rechazada y no se ha pagado nada. Puedes intentarlo de nuevo.
            </p>`
          : ''
      }
      <form method="post">
        <button class="main" name="card" value="good">Pagar ${price}</button>
      </form>
      <form method="post">
        <button name="card" value="refused">Pagar con una tarjeta que se rechaza</button>
      </form>
      <p><a href="${cancelUrl}">Volver sin pagar</a></p>`,
  );

/** A checkout that is over. */
export const closedPayment = ({ status, cancelUrl }: PaymentPage) =>
  page(
    status === 'complete' ? 'Este pago ya está hecho' : 'Este pago ha caducado',
    html`<p>
        ${
          status === 'complete'
            ? 'No hace falta que pagues otra vez.'
            : 'Estuvo abierto un día. Empieza uno nuevo desde tu perfil.'
        }
      </p>
      <p><a href="${cancelUrl}">Volver a ${PRODUCT_NAME}</a></p>`,
  );

/** There is nothing here. */
export const missingPage = () =>
  page(
    'Aquí no hay nada',
    html`<p>
      Esta dirección no es de ningún pago simulado. Vuelve a tu perfil y ábrelo desde allí.
    </p>`,
  );

type Shown = PortalPage['subscriptions'][number];

/** The page on which a simulated subscription is managed. */
export const portal = ({ returnUrl, subscriptions }: PortalPage, price: string) =>
  page(
    'Tu suscripción',
    html`<p>
        Nada de esto mueve dinero. Sirve para probar la vida entera de una suscripción, también lo
        que en la realidad tarda un mes.
      </p>
      ${
        subscriptions.length > 0
          ? subscriptions.map((subscription) => card(subscription, price))
          : html`<p>Todavía no hay ninguna suscripción.</p>`
      }
      <p><a href="${returnUrl}">Volver a ${PRODUCT_NAME}</a></p>`,
  );

const stateOf = ({ status, endsAtPeriodEnd, failsNext }: Shown): string => {
  if (status === 'ended') return 'Terminada';
  if (status === 'past_due')
    return failsNext ? 'Con un cobro que ha fallado' : 'Con un cobro que el reintento cobrará';
  if (endsAtPeriodEnd) return 'Cancelada: termina al final del periodo';
  return failsNext ? 'Activa; el próximo cobro fallará' : 'Activa';
};

/** What can be done with it now, the first being the plainest. */
function actionsOf({ status, endsAtPeriodEnd, failsNext }: Shown): [PortalAction, string][] {
  if (status === 'ended') return [];
  const isDue = status === 'past_due';
  return [
    ...(isDue ? [['settle', 'Pagar lo pendiente'] satisfies [PortalAction, string]] : []),
    endsAtPeriodEnd ? ['resume', 'Reanudar la suscripción'] : ['cancel', 'Cancelar la suscripción'],
    ...(endsAtPeriodEnd && !isDue
      ? []
      : [
          (failsNext
            ? ['succeed', `Que ${isDue ? 'el reintento' : 'el próximo cobro'} vaya bien`]
            : ['fail', `Que falle ${isDue ? 'el reintento' : 'el próximo cobro'}`]) satisfies [
            PortalAction,
            string,
          ],
        ]),
    ['advance', isDue ? 'Adelantar al último reintento' : 'Adelantar al final del periodo'],
  ];
}

function card(subscription: Shown, price: string): Html {
  const { id, periodStart, periodEnd, status } = subscription;
  return html`<section>
    <h2>${PRODUCT_NAME} Premium</h2>
    <dl>
      <div>
        <dt>Estado</dt>
        <dd><strong>${stateOf(subscription)}</strong></dd>
      </div>
      <div>
        <dt>Precio</dt>
        <dd>${price} al mes</dd>
      </div>
      <div>
        <dt>Principio del periodo</dt>
        <dd>${day(periodStart)} (UTC)</dd>
      </div>
      <div>
        <dt>${status === 'ended' ? 'Final del último periodo' : 'Final del periodo'}</dt>
        <dd>${day(periodEnd)} (UTC)</dd>
      </div>
    </dl>
    ${actionsOf(subscription).map(
      ([action, label]) =>
        html`<form method="post">
          <input type="hidden" name="subscription" value="${id}" />
          <button name="action" value="${action}">${label}</button>
        </form>`,
    )}
  </section>`;
}
