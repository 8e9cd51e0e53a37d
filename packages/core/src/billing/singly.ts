import type { SignedInContext } from '../context.ts';
import { once } from '../idempotency/once.ts';

/**
 * Does a piece of work of a person's once under a name of its own, in whichever process: who asks
 * meanwhile, or within a day, gets what came of it; a failure frees the name.
 */
export function singly<T>(
  ctx: SignedInContext,
  path: string,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  // Half of the keyed hash, in the form of a UUID.
  const hex = Buffer.from(ctx.mac('billing', `${path}:${name}`), 'base64url').toString('hex');
  const idempotencyKey = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  const named = { ...ctx, request: { ...ctx.request, idempotencyKey } };
  return once(named, path, {}, work);
}
