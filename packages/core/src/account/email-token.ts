import type { Shared } from '../context.ts';

const SHAPE = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** The token of a link, made anew from its id each time: no table holds a usable one. */
export function emailToken(ctx: Pick<Shared, 'mac'>, id: string): string {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  return `${name}.${ctx.mac('email-token', id)}`;
}

/** The id behind a token; null for one that this product did not make. */
export function readEmailToken(ctx: Pick<Shared, 'mac'>, token: string): string | null {
  const name = SHAPE.exec(token)?.[1];
  if (name === undefined) return null;
  const hex = Buffer.from(name, 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isEqual(emailToken(ctx, id), token) ? id : null;
}

/** Compares without telling by its time where the difference is. */
function isEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % b.length);
  return difference === 0;
}
