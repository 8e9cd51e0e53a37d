import { html } from 'hono/html';
import {
  PREMIUM_PRICE,
  priceText,
  RENEWAL_NOTICE_DAYS,
  type EndReason,
} from '@sibila/contracts/premium';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import type { PaymentPage, PortalAction, PortalPage } from '../adapters/payments/simulated-desk.ts';
import { standalonePage, type Html } from './standalone-page.ts';

/** Where somebody's own plan is, under whichever name the product was reached. */
const ACCOUNT = '/profile#cuenta';
const ZONE = 'America/Mexico_City';

const page = (title: string, body: Html) => standalonePage({ title, label: 'Pago simulado', body });

const day = (date: Date) =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE }).format(
    date,
  );

const facts = (rows: readonly (readonly [string, string | Html])[]) =>
  html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

/** A checkout that waits for its payment. */
export const openPayment = ({ wasRefused, cancelUrl }: PaymentPage, price: string) =>
  page(
    'Suscripción Premium',
    html`<p class="price">${price} <small>al mes, impuestos incluidos</small></p>
      ${facts([
        ['Hoy pagas', price],
        [
          'Después',
          `${price} cada mes, el mismo día, hasta que la canceles; ${RENEWAL_NOTICE_DAYS} días antes te avisamos por correo`,
        ],
        ['Cancelación', 'Desde tu cuenta, en dos clics; conservas lo que ya pagaste'],
      ])}
      <p class="lead">
        Aquí no se cobra nada: esta página ocupa el lugar de la pasarela de pago mientras no haya
        una configurada. No pide ninguna tarjeta.
      </p>
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
      <a class="back" href="${cancelUrl}">Volver sin pagar</a>
      <section class="levers">
        <h2>Palanca de la prueba</h2>
        <p>En la realidad lo decide el banco. Aquí puedes ver qué pasa.</p>
        <form method="post">
          <button name="card" value="refused">Pagar con una tarjeta que se rechaza</button>
        </form>
      </section>`,
  );

/** A checkout that is over. */
export const closedPayment = ({ status, cancelUrl }: PaymentPage) =>
  status === 'complete'
    ? page(
        'Este pago ya está hecho',
        html`<p>No hace falta que pagues otra vez.</p>
          <a class="back" href="${ACCOUNT}">Ver mi suscripción</a>`,
      )
    : page(
        'Este pago ha caducado',
        html`<p>Estuvo abierto un día y no se pagó nada. Empieza uno nuevo cuando quieras.</p>
          <a class="back" href="${cancelUrl}">Volver a ${PRODUCT_NAME}</a>`,
      );

/** There is nothing here. */
export const missingPage = () =>
  page(
    'Aquí no hay nada',
    html`<p>Esta dirección no es de ningún pago simulado. Ábrelo desde tu cuenta.</p>
      <a class="back" href="${ACCOUNT}">Ir a mi cuenta</a>`,
  );

type Shown = PortalPage['subscriptions'][number];

interface PortalView {
  price: string;
  /** Whether what was just resumed was cancelled again. */
  isUndone: boolean;
}

/** The page on which a simulated subscription is managed. */
export const portal = ({ returnUrl, subscriptions }: PortalPage, { price, isUndone }: PortalView) =>
  page(
    'Tu suscripción',
    html`${
        isUndone
          ? html`<p role="alert">
              No se reanuda: ${PRODUCT_NAME} la ha vuelto a cancelar. Pasa cuando pediste la
              devolución de su pago o cuando la cuenta ya no existe: no se renueva lo que se va a
              devolver.
            </p>`
          : ''
      }
      <p class="lead">
        Nada de esto mueve dinero. Sirve para probar la vida entera de una suscripción, también lo
        que en la realidad tarda un mes. Las horas son las de Ciudad de México.
      </p>
      ${
        subscriptions.length > 0
          ? subscriptions.map((subscription) => card(subscription, price))
          : html`<p>Todavía no hay ninguna suscripción.</p>`
      }
      ${receipts(subscriptions)}
      <a class="back" href="${returnUrl}">Volver a ${PRODUCT_NAME}</a>`,
  );

const MOVED: Record<Shown['movements'][number]['kind'], string> = {
  paid: 'Pago simulado',
  refunded: 'Devolución simulada',
};

/** What was paid here and given back, the newest first. */
function receipts(subscriptions: readonly Shown[]): Html | '' {
  const movements = subscriptions
    .flatMap((one) => one.movements.toReversed())
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  if (movements.length === 0) return '';
  const rows = movements.map(({ kind, at, cents }) => {
    const sum = priceText(cents, PREMIUM_PRICE.currency);
    return [day(at), `${MOVED[kind]}: ${sum}`] as const;
  });
  return html`<section>
    <h2>Tus recibos</h2>
    ${facts(rows)}
  </section>`;
}

const stateOf = ({ status, endsAtPeriodEnd, failsNext }: Shown): string => {
  if (status === 'ended') return 'Terminada';
  if (status === 'past_due')
    return failsNext ? 'Con un cobro que ha fallado' : 'Con un cobro que el reintento cobrará';
  if (endsAtPeriodEnd) return 'Cancelada: termina al final del periodo';
  return failsNext ? 'Activa; el próximo cobro fallará' : 'Activa';
};

function nextCharge({ status, endsAtPeriodEnd, periodEnd }: Shown, price: string): string {
  if (status === 'past_due') return `${price}, pendiente`;
  return status === 'ended' || endsAtPeriodEnd ? 'Ninguno' : `${price} el ${day(periodEnd)}`;
}

type Action = readonly [PortalAction, string];

/** What a customer could do about it, the plainest first. */
const customerActions = ({ status, endsAtPeriodEnd }: Shown): Action[] => [
  ...(status === 'past_due' ? [['settle', 'Pagar lo pendiente'] as const] : []),
  endsAtPeriodEnd ? ['resume', 'Reanudar la suscripción'] : ['cancel', 'Cancelar la suscripción'],
];

const APPROACH: Action = ['approach', `Acercar la renovación a ${RENEWAL_NOTICE_DAYS} días`];

/** What banks and time would do. */
function levers({ status, endsAtPeriodEnd, failsNext }: Shown): Action[] {
  const isDue = status === 'past_due';
  const charge = isDue ? 'el reintento' : 'el próximo cobro';
  const outcome: Action = failsNext
    ? ['succeed', `Que ${charge} vaya bien`]
    : ['fail', `Que falle ${charge}`];
  return [
    ...(endsAtPeriodEnd && !isDue ? [] : [outcome]),
    ...(endsAtPeriodEnd || isDue ? [] : [APPROACH]),
    ['advance', isDue ? 'Adelantar al último reintento' : 'Adelantar al final del periodo'],
  ];
}

const buttons = (id: string, actions: readonly Action[]) =>
  actions.map(
    ([action, label]) =>
      html`<form method="post">
        <input type="hidden" name="subscription" value="${id}" />
        <button name="action" value="${action}">${label}</button>
      </form>`,
  );

const WHY: Record<EndReason, string> = {
  'payment-failed': 'el cobro no salió',
  cancelled: 'se canceló en el acto',
  'period-end': 'estaba cancelada y acabó el periodo',
  refunded: 'se devolvió el pago',
};

/** When and why it ended, and what became of the money. */
function ending({ endedAt, endedBecause, refundId, failedAt }: Shown): [string, string][] {
  const why = refundId === null ? endedBecause : 'refunded';
  const isUnpaid = why === 'cancelled' && failedAt !== null;
  const words = isUnpaid ? 'se canceló con un cobro pendiente' : why && WHY[why];
  return endedAt ? [['Terminó', `${day(endedAt)}${words ? `: ${words}` : ''}`]] : [];
}

function card(subscription: Shown, price: string): Html {
  const { id, periodStart, periodEnd, status } = subscription;
  const isOver = status === 'ended';
  return html`<section>
    <h2>${PRODUCT_NAME} Premium</h2>
    ${facts([
      ['Estado', html`<strong>${stateOf(subscription)}</strong>`],
      ['Precio', `${price} al mes`],
      ['Próximo cobro', nextCharge(subscription, price)],
      ['Principio del periodo', day(periodStart)],
      [isOver ? 'Final del último periodo' : 'Final del periodo', day(periodEnd)],
      ...ending(subscription),
    ])}
    ${
      isOver
        ? ''
        : html`${buttons(id, customerActions(subscription))}
            <section class="levers">
              <h3>Palancas de la prueba</h3>
              <p>
                En la realidad lo hacen el banco y el tiempo. La suscripción se mueve con sus
                recibos, no el reloj. De cada renovación se avisa por correo ${RENEWAL_NOTICE_DAYS}
                días antes: al acercarla, el aviso sale en un minuto.
              </p>
              ${buttons(id, levers(subscription))}
            </section>`
    }
  </section>`;
}
