import { Ajv, type ValidateFunction } from 'ajv';
import schemas from './stripe-requests.json' with { type: 'json' };

const ajv = new Ajv({ coerceTypes: true, strict: false, validateFormats: false });
ajv.addSchema({ $id: 'stripe', definitions: schemas.definitions });

/** One check for each call that the product makes, made from the types of Stripe's library. */
const CHECKS = Object.entries(schemas.calls).map(([call, type]) => {
  const [method = '', path = ''] = call.split(' ');
  const check: ValidateFunction = ajv.compile({
    $ref: `stripe#/definitions/${encodeURIComponent(type)}`,
  });
  return { method, path: new RegExp(`^${path.replace(':id', '[^/]+')}$`), check };
});

/** What is wrong with a request by Stripe's own types; null when nothing is. */
export function faultOf(request: { method: string; path: string; params: unknown }): string | null {
  const { method, path, params } = request;
  const found = CHECKS.find((one) => one.method === method && one.path.test(path));
  if (!found) return `${method} ${path} is none of the calls in stripe-schemas.ts`;
  // What it makes of the texts of a form stays here: the answers are written from the texts.
  if (found.check(structuredClone(params))) return null;
  const [error] = found.check.errors ?? [];
  return `${method} ${path}: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`;
}
