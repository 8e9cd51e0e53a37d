import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { PREMIUM_PRICE } from '@sibila/contracts/billing';
import type { Log } from '@sibila/core/context';
import type { PaymentEvent } from '@sibila/core/ports/payments';
import {
  PORTAL_ACTIONS,
  type Outcome,
  type SimulatedDesk,
} from '../adapters/payments/simulated-desk.ts';
import { PAYMENT_PATH, PORTAL_PATH } from '../adapters/payments/simulated.ts';
import type { AppEnv } from '../http/request-context.ts';
import { closedPayment, missingPage, openPayment, portal } from './payment-views.ts';

const BODY_MAX = 4 * 1024;
/** Says in a portal's address that the product has cancelled again what was resumed there. */
const UNDONE = 'sigue-cancelada';

interface PaymentPagesOptions {
  desk: SimulatedDesk;
  appUrl: string;
  /** Takes an event as the webhook of a real provider does. */
  deliver(event: PaymentEvent): Promise<void>;
  log: Log;
}

const payment = z.object({ card: z.enum(['good', 'refused']) });
const portalForm = z.object({
  subscription: z.string().max(100),
  action: z.enum(PORTAL_ACTIONS),
});

/** The pages of the simulated provider of payments; their URL is all that they ask for. */
export function paymentPages(options: PaymentPagesOptions): Hono<AppEnv> {
  const { desk } = options;
  const app = new Hono<AppEnv>();
  const policy = policyFor(options.appUrl);
  for (const path of [`${PAYMENT_PATH}/*`, `${PORTAL_PATH}/*`]) {
    app.use(path, async (c, next) => {
      await next();
      c.header('Content-Security-Policy', policy);
      c.header('Cache-Control', 'no-store');
      c.header('Referrer-Policy', 'same-origin');
    });
    app.use(path, bodyLimit({ maxSize: BODY_MAX, onError: (c) => c.html(missingPage(), 413) }));
  }
  app.get(`${PAYMENT_PATH}/:id`, async (c) => {
    const page = await desk.paymentPage(c.req.param('id'));
    if (!page) return c.html(missingPage(), 404);
    if (page.status !== 'open') return c.html(closedPayment(page));
    return c.html(openPayment(page, PREMIUM_PRICE.text));
  });
  app.post(`${PAYMENT_PATH}/:id`, async (c) => {
    const form = payment.safeParse(await c.req.parseBody());
    if (!form.success) return c.html(missingPage(), 400);
    return answer(c, options, await desk.pay(c.req.param('id'), form.data.card));
  });
  app.get(`${PORTAL_PATH}/:id`, async (c) => {
    const page = await desk.portalPage(c.req.param('id'));
    if (!page) return c.html(missingPage(), 404);
    await deliverAll(options, page.events);
    const isUndone = c.req.query(UNDONE) !== undefined;
    return c.html(portal(page, { price: PREMIUM_PRICE.text, isUndone }));
  });
  app.post(`${PORTAL_PATH}/:id`, async (c) => {
    const form = portalForm.safeParse(await c.req.parseBody());
    if (!form.success) return c.html(missingPage(), 400);
    const { subscription: subscriptionId, action } = form.data;
    const id = c.req.param('id');
    const outcome = await desk.act(id, { subscriptionId, action });
    if (outcome) await deliverAll(options, outcome.events);
    const isUndone = action === 'resume' && (await isCancelled(options, id, subscriptionId));
    const back = `${c.req.path}${isUndone ? `?${UNDONE}` : ''}`;
    return answer(c, options, outcome && { events: [], redirectTo: back });
  });
  return app;
}

/** Whether a subscription is to end, also after the product has heard of whatever was done. */
async function isCancelled(
  options: PaymentPagesOptions,
  portalId: string,
  subscriptionId: string,
): Promise<boolean> {
  const page = await options.desk.portalPage(portalId);
  await deliverAll(options, page?.events ?? []);
  const found = page?.subscriptions.find(({ id }) => id === subscriptionId);
  return found !== undefined && found.status !== 'ended' && found.endsAtPeriodEnd;
}

/** A form may lead on to the product's own address, under which name it may be reached beside ours. */
const policyFor = (appUrl: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'self' ${new URL(appUrl).origin}; frame-ancestors 'none'`;

/** Sends the events, and the person on: back to the page where nothing else was said. */
async function answer(
  c: Context<AppEnv>,
  options: PaymentPagesOptions,
  outcome: Outcome | null,
): Promise<Response> {
  if (!outcome) return c.html(missingPage(), 404);
  await deliverAll(options, outcome.events);
  return c.redirect(outcome.redirectTo ?? c.req.path, 303);
}

/** An event that can't be delivered is lost, as they are now and then: the truth is read again. */
async function deliverAll(
  { deliver, log }: PaymentPagesOptions,
  events: readonly PaymentEvent[],
): Promise<void> {
  for (const event of events)
    await deliver(event).catch((error: unknown) =>
      log.error({ err: error, type: event.type }, 'a simulated payment event was not taken'),
    );
}
