import type { Context } from '../context.ts';
import { readEmailToken } from './email-token.ts';
import {
  findOpenEmailToken,
  findUserById,
  type EmailToken,
  type EmailTokenKind,
  type UserRow,
} from './repo.ts';

export const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * The link behind a token and its person, or null when it opens nothing of these kinds. In a
 * transaction that will use it up the person is locked, and before their links everywhere, so that
 * no two requests wait for each other.
 */
export async function openLink(
  ctx: Pick<Context, 'db' | 'mac' | 'ports'>,
  token: string,
  kinds: readonly EmailTokenKind[],
  options: { lock?: boolean } = {},
): Promise<(EmailToken & { user: UserRow }) | null> {
  const id = readEmailToken(ctx, token);
  const link = id && (await findOpenEmailToken(ctx, id, kinds, ctx.ports.clock.now()));
  const user = link && (await findUserById(ctx, link.userId, options));
  return link && user ? { ...link, user } : null;
}
