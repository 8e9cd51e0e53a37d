import type { Context } from '../context.ts';
import { isUsernameTaken } from './repo.ts';

/** What an address suggests as a username: its local part in letters, digits, `_`, `.` and `-`. */
export function usernameFrom(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  const plain = local.normalize('NFD').replace(/\p{M}/gu, '').replace(/\+.*$/, '');
  const name = plain.replace(/[^a-z0-9_.-]/g, '').slice(0, 24);
  return name.length >= 3 ? name : `${name}lector`;
}

/** A username that nobody has, near what the address suggests. */
export async function freeUsername(
  ctx: Pick<Context, 'db' | 'ports'>,
  email: string,
): Promise<string> {
  const name = usernameFrom(email);
  if (!(await isUsernameTaken(ctx, name))) return name;
  const suffix = ctx.ports.randomness.uuid().slice(0, 6);
  return `${name}-${suffix}`;
}
