import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import type { Clock } from '@sibila/core/ports/clock';
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

/** What happens to one request: `next` answers it as Stripe does; a script may do otherwise. */
export type StripeScript = (
  response: ServerResponse,
  next: () => void,
  request: StripeRequest,
) => void | Promise<void>;

export interface StripeStub {
  url: string;
  secretKey: string;
  state: StripeState;
  /** All requests so far. */
  requests: StripeRequest[];
  /** What was wrong with requests, by Stripe's own types. */
  faults: string[];
  /** How many requests are under way. */
  open(): number;
  /** One script for each of the next requests; all others are answered as Stripe does. */
  play(...scripts: StripeScript[]): void;
  /** The signed request that brings an event. */
  requestOf(event: unknown, options?: { at?: Date }): { body: Buffer; signature: string };
  close(): Promise<void>;
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
  const requests: StripeRequest[] = [];
  const faults: string[] = [];
  const scripts: StripeScript[] = [];
  const answered = new Map<string, { request: string; answer: Answer }>();
  let open = 0;
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
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    open++;
    response.on('close', () => open--);
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const request = requestOf(incoming, Buffer.concat(parts).toString());
      requests.push(request);
      const next = () => send(response, answer(request));
      const script = scripts.shift();
      if (script === undefined) next();
      else void script(response, next, request);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    secretKey: SECRET_KEY,
    state,
    requests,
    faults,
    open: () => open,
    play: (...given) => void scripts.splice(0, scripts.length, ...given),
    requestOf: (event, { at = clock.now() } = {}) => signed(JSON.stringify(event), at),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
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
