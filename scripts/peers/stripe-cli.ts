import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import type { StripeState } from '@sibila/api/adapters/payments/testing/stripe-state';
import { madePrice, madeSession } from '@sibila/api/adapters/payments/testing/stripe-made';
import {
  StripeError,
  textOf,
  type Route,
} from '@sibila/api/adapters/payments/testing/stripe-routes';
import { makeFolder } from '../testing/data-dir.ts';
import { bareEnvironment } from '../testing/environment.ts';
import { programPath } from './peer.ts';

const post = (path: RegExp, run: Route['run']): Route => ({ method: 'POST', path, run });
const thing = (kind: string) => (state: StripeState) => ({ id: state.id(kind), object: kind });

/** Whose bill is whose. */
const bills = new Map<string, string | null>();

/** A page that somebody paid on, not for a subscription and without an account. */
function confirmPage(state: StripeState, _: unknown, id: string): unknown {
  const session = madeSession({
    id,
    created: state.seconds(),
    expires_at: state.seconds(),
    mode: 'payment',
    url: null,
    status: 'complete',
    payment_status: 'paid',
    customer: null,
  });
  state.sessions.set(id, session);
  state.tell('checkout.session.completed', session);
  return session;
}

/** Makes a price, of the product that the command line was told of. */
function makePrice(state: StripeState, params: Parameters<Route['run']>[1]): unknown {
  const product = textOf(params, 'product') ?? '';
  const unit_amount = Number(params['unit_amount']);
  const price = madePrice({ id: state.id('price'), unit_amount, product });
  state.prices.set(price.id, price);
  return price;
}

/**
 * What Stripe's command line asks for before it has what it wants to happen. Whatever product it
 * makes is the one that `sold` names at that time.
 */
export const cliRoutes = (sold: { product: string }): readonly Route[] => [
  post(/^\/v1\/products$/, () => ({ id: sold.product, object: 'product' })),
  post(/^\/v1\/prices$/, makePrice),
  post(/^\/v1\/subscriptions$/, (state, params) => {
    const [item] = params['items'] as [{ price: string }];
    const price = state.prices.get(item.price);
    if (!price) throw new StripeError(404, 'invalid_request_error', 'resource_missing');
    return state.subscribe(textOf(params, 'customer') ?? '', price);
  }),
  {
    method: 'DELETE',
    path: /^\/v1\/customers\/([^/]+)$/,
    run: (state, _, id) => state.deleteCustomer(id),
  },
  post(/^\/v1\/checkout\/sessions$/, thing('cs_test')),
  post(/^\/v1\/payment_methods$/, thing('pm')),
  post(/^\/v1\/payment_methods\/([^/]+)\/attach$/, thing('pm')),
  post(/^\/v1\/invoiceitems$/, thing('ii')),
  post(/^\/v1\/invoices$/, (state, params) => {
    const id = state.id('in');
    bills.set(id, textOf(params, 'customer'));
    return { id, object: 'invoice' };
  }),
  post(/^\/v1\/invoices\/([^/]+)\/pay$/, (state, _, id) => {
    state.tell('invoice.payment_failed', { id, object: 'invoice', customer: bills.get(id) });
    throw new StripeError(402, 'card_error', 'card_declined');
  }),
  {
    method: 'GET',
    path: /^\/v1\/payment_pages\/([^/]+)$/,
    run: (_, __, id) => ({ id, object: 'payment_page' }),
  },
  post(/^\/v1\/payment_pages\/([^/]+)\/confirm$/, confirmPage),
];

/** Has Stripe's own command line make an event happen. Gives what it says. */
export async function trigger(
  event: string,
  { apiBase, apiKey }: { apiBase: string; apiKey: string },
): Promise<string> {
  const home = makeFolder('stripe-cli');
  const args = ['trigger', event, '--api-key', apiKey, '--api-base', apiBase];
  // Its usage reports sometimes crash it as it ends, and are nobody's concern here.
  const quiet = { STRIPE_CLI_TELEMETRY_OPTOUT: '1' };
  const env = { ...bareEnvironment(), ...quiet, HOME: home, XDG_CONFIG_HOME: home };
  const options = { cwd: home, env, timeout: 60_000 };
  try {
    const { stdout, stderr } = await promisify(execFile)(programPath('stripe'), args, options);
    return stdout + stderr;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
