import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes the JSON Schemas by which the tests check each request to Stripe, from the parameter types
 * of Stripe's own library: `npx tsx scripts/stripe-schemas.ts`, once after that library was changed.
 * It needs the network: the generator reads TypeScript 5, so it works in a folder of its own.
 */
const TOOLS = ['ts-json-schema-generator@2.4.0', 'typescript@5.9.3', '@types/node@20.19.43'];
const root = fileURLToPath(new URL('..', import.meta.url));
const TARGET = join(root, 'api/src/adapters/payments/testing/stripe-requests.json');

/** The calls that the code makes, their types, and of each type's parameters those that it sends. */
const CALLS: Record<string, { type: string; params: readonly string[] }> = {
  'POST /v1/customers': {
    type: 'CustomerCreateParams',
    params: ['email', 'metadata', 'preferred_locales'],
  },
  'POST /v1/customers/:id': { type: 'CustomerUpdateParams', params: ['email'] },
  'GET /v1/prices/:id': { type: 'PriceRetrieveParams', params: [] },
  'GET /v1/customers/:id': { type: 'CustomerRetrieveParams', params: [] },
  'POST /v1/checkout/sessions': {
    type: 'Checkout.SessionCreateParams',
    params: [
      'mode',
      'customer',
      'client_reference_id',
      'line_items',
      'locale',
      'success_url',
      'cancel_url',
      'subscription_data',
    ],
  },
  'GET /v1/checkout/sessions/:id': { type: 'Checkout.SessionRetrieveParams', params: [] },
  'GET /v1/subscriptions': {
    type: 'SubscriptionListParams',
    params: ['customer', 'status', 'limit', 'starting_after'],
  },
  'POST /v1/subscriptions/:id': {
    type: 'SubscriptionUpdateParams',
    params: ['cancel_at', 'cancel_at_period_end'],
  },
  'DELETE /v1/subscriptions/:id': { type: 'SubscriptionCancelParams', params: [] },
  'GET /v1/invoices': {
    type: 'InvoiceListParams',
    params: ['subscription', 'status', 'expand', 'limit', 'starting_after'],
  },
  'POST /v1/refunds': {
    type: 'RefundCreateParams',
    params: ['payment_intent', 'charge', 'reason'],
  },
  'GET /v1/refunds': {
    type: 'RefundListParams',
    params: ['payment_intent', 'charge', 'limit'],
  },
  'GET /v1/payment_intents/:id': { type: 'PaymentIntentRetrieveParams', params: ['expand'] },
  'GET /v1/invoice_payments': {
    type: 'InvoicePaymentListParams',
    params: ['payment', 'expand'],
  },
  'POST /v1/billing_portal/sessions': {
    type: 'BillingPortal.SessionCreateParams',
    params: ['customer', 'return_url', 'locale'],
  },
};

type Schema = { [key: string]: unknown; properties?: Record<string, unknown> };
type Definitions = Record<string, Schema>;

const REF = '#/definitions/';
const OPEN_ENUM = 'OtherString';

/** A schema without descriptions, and without the words that an enum does not know yet. */
function strict(node: unknown): unknown {
  if (Array.isArray(node))
    return node.filter((one: Schema) => one?.['$ref'] !== REF + OPEN_ENUM).map(strict);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(
    ([key, value]) => !['description', '$comment'].includes(key) || typeof value === 'object',
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, strict(value)]));
}

function refsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { $ref } = node as { $ref?: unknown };
  const own = typeof $ref === 'string' ? [decodeURIComponent($ref.slice(REF.length))] : [];
  return [...own, ...Object.values(node).flatMap(refsIn)];
}

/** What the calls need of all definitions; a parameter that no call sends is refused. */
function trimmed(all: Definitions): Definitions {
  const kept: Definitions = {};
  const keep = (name: string): void => {
    if (name in kept) return;
    const schema = all[name];
    if (!schema) throw new Error(`the library has no ${name}`);
    kept[name] = strict(schema) as Schema;
    refsIn(kept[name]).forEach(keep);
  };
  for (const { type, params } of Object.values(CALLS)) {
    const { properties = {}, ...rest } = all[type] ?? {};
    const missing = params.filter((name) => !(name in properties));
    if (missing.length > 0) throw new Error(`${type} has no ${missing.join(', ')}`);
    const sent = Object.fromEntries(params.map((name) => [name, properties[name]]));
    kept[type] = strict({ ...rest, properties: sent }) as Schema;
    refsIn(kept[type]).forEach(keep);
  }
  return kept;
}

function generate(folder: string): Definitions {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const api = JSON.parse(readFileSync(join(root, 'api/package.json'), 'utf8')) as {
    dependencies: { stripe: string };
  };
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  run('npm', 'install', '--no-audit', '--no-fund', ...TOOLS, `stripe@${api.dependencies.stripe}`);
  const types = Object.values(CALLS).map(
    ({ type }, i) => `export type Call${i} = Stripe.${type};\n`,
  );
  writeFileSync(join(folder, 'calls.ts'), ["import Stripe from 'stripe';\n", ...types].join(''));
  const compilerOptions = { strict: true, module: 'ESNext', moduleResolution: 'bundler' };
  const config = { compilerOptions: { ...compilerOptions, skipLibCheck: true, types: ['node'] } };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, files: ['calls.ts'] }));
  const from = ['--path', 'calls.ts', '--tsconfig', 'tsconfig.json'];
  const text = run('npx', 'ts-json-schema-generator', ...from, '--type', '*', '--no-type-check');
  return (JSON.parse(text) as { definitions: Definitions }).definitions;
}

const folder = mkdtempSync(join(tmpdir(), 'stripe-schemas-'));
try {
  const definitions = trimmed(generate(folder));
  const calls = Object.fromEntries(Object.entries(CALLS).map(([call, { type }]) => [call, type]));
  writeFileSync(TARGET, JSON.stringify({ calls, definitions }));
} finally {
  rmSync(folder, { recursive: true });
}
execFileSync('npx', ['prettier', '--write', TARGET], { cwd: root });
