import type { Context } from '../context.ts';

/** Notes what happened to an account; the log knows accounts by a keyed hash alone. */
export function logEvent(ctx: Context, event: string, userId: string, message: string): void {
  const account = ctx.mac('log', userId).slice(0, 12);
  ctx.log.info({ requestId: ctx.request.id, event, account }, message);
}
