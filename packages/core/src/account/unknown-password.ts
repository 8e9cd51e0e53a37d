import type { Context } from '../context.ts';

/** The hash of a password that nobody knows: only a mailed link opens the account again. */
export const hashOfUnknown = ({ ports }: Pick<Context, 'ports'>): Promise<string> =>
  ports.passwordHasher.hash(ports.randomness.token(32));
