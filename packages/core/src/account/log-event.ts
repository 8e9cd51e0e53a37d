import type { Context } from '../context.ts';

/**
 * Notes what happened to an account, by whose request if there is one; the log knows accounts by a
 * keyed hash alone.
 */
export function logEvent(
  ctx: Pick<Context, 'log' | 'mac'> & Partial<Pick<Context, 'request'>>,
  event: string,
  userId: string,
  message: string,
): void {
  const account = ctx.mac('log', userId).slice(0, 12);
  const request = ctx.request ? { requestId: ctx.request.id } : {};
  ctx.log.info({ ...request, event, account }, message);
}
