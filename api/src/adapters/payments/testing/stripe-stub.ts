import type { IncomingMessage, ServerResponse } from 'node:http';
import { Stripe } from 'stripe';
import type { Clock } from '@sibila/core/ports/clock';
import {
  startLocalEndpoint,
  type LocalEndpoint,
  type Script,
} from '@sibila/testkit/local-endpoint';
import { readForm, type FormValue } from './stripe-form.ts';
import { faultOf } from './stripe-requests.ts';
import { StripeError, STRIPE_ROUTES, type Route } from './stripe-routes.ts';
import { StripeState } from './stripe-state.ts';

interface StripeRequest {
  method: string;
  path: string;
  params: { [name: string]: FormValue };
  headers: IncomingMessage['headers'];
}

export type StripeScript = Script<StripeRequest>;

export interface StripeStub extends LocalEndpoint<StripeRequest> {
  secretKey: string;
  state: StripeState;
  /** What was wrong with requests, by Stripe's own types. */
  faults: string[];
  /** The signed request that brings an event. */
  requestOf(event: unknown, options?: { at?: Date }): { body: Buffer; signature: string };
}

export const WEBHOOK_SECRET = 'whsec_of_the_tests';
const SECRET_KEY = 'sk_test_of_the_tests';

type Answer = { status: number; body: unknown };

interface StubOptions {
  clock: Clock;
  /** Answers to requests that other clients make; they come before the product's. */
  more?: readonly Route[];
}

/**
 * As much of Stripe's API as the product speaks. It refuses what Stripe's own types do not allow, and
 * answers a key that it has seen with what it answered then.
 */
export async function startStripeStub({ clock, more = [] }: StubOptions): Promise<StripeStub> {
  const state = new StripeState(clock);
  const faults: string[] = [];
  const answered = new Map<string, { request: string; answer: Answer }>();
  const answer = (request: StripeRequest): Answer => {
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return refusal(new StripeError(401, 'invalid_request_error', 'api_key_invalid'));
    const isOurs = !String(request.headers['user-agent']).includes('stripe-cli');
    const fault = isOurs ? faultOf(request) : null;
    if (fault !== null) {
      faults.push(fault);
      return refusal(new StripeError(400, 'invalid_request_error', 'parameter_unknown', fault));
    }
    return once(answered, request, () => act([...more, ...STRIPE_ROUTES], state, request));
  };
  const endpoint = await startLocalEndpoint<StripeRequest>({
    read: (incoming, body) => requestOf(incoming, body.toString()),
    answer: (response, request) => send(response, answer(request)),
  });
  return {
    ...endpoint,
    secretKey: SECRET_KEY,
    state,
    faults,
    requestOf: (event, { at = clock.now() } = {}) => signed(JSON.stringify(event), at),
  };
}

/** A body with Stripe's own signature of that time. */
export function signed(payload: string, at: Date): { body: Buffer; signature: string } {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: WEBHOOK_SECRET,
    timestamp,
  });
  return { body: Buffer.from(payload), signature };
}

function requestOf(incoming: IncomingMessage, body: string): StripeRequest {
  const { method = '', url = '', headers } = incoming;
  const { pathname, search } = new URL(url, 'http://host');
  const params = readForm(body === '' ? search : body);
  return { method, path: decodeURIComponent(pathname), params, headers };
}

/** A key that comes again gets the same answer; with another request it is refused. */
function once(
  answered: Map<string, { request: string; answer: Answer }>,
  { method, path, params, headers }: StripeRequest,
  make: () => Answer,
): Answer {
  const key = headers['idempotency-key'];
  if (method !== 'POST' || typeof key !== 'string') return make();
  const request = JSON.stringify([path, params]);
  const earlier = answered.get(key);
  if (earlier && earlier.request !== request)
    return refusal(new StripeError(400, 'idempotency_error', null));
  const answer = earlier?.answer ?? make();
  answered.set(key, { request, answer });
  return answer;
}

function act(routes: readonly Route[], state: StripeState, request: StripeRequest): Answer {
  try {
    for (const { method, path, run } of routes) {
      const found = path.exec(request.path);
      if (method === request.method && found)
        return { status: 200, body: structuredClone(run(state, request.params, found[1] ?? '')) };
    }
    throw new StripeError(404, 'invalid_request_error', null);
  } catch (error) {
    if (error instanceof StripeError) return refusal(error);
    throw error;
  }
}

function refusal({ status, type, code, message }: StripeError): Answer {
  return { status, body: { error: { type, message, ...(code !== null && { code }) } } };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
  response.end(JSON.stringify(body));
}
