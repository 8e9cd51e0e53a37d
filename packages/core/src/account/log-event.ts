import type { Context } from '../context.ts';

const hashOf = (ctx: Pick<Context, 'mac'>, purpose: string, value: string) =>
  ctx.mac(purpose, value).slice(0, 12);

/**
 * Notes what happened to an account, by whose request if there is one. The log knows an account and
 * a network (an IPv4 address, the /64 of an IPv6 one) by keyed hashes alone; an account that does
 * not exist, by the hash of the e-mail that was tried.
 */
export function logEvent(
  ctx: Pick<Context, 'log' | 'mac'> & Partial<Pick<Context, 'request'>>,
  event: string,
  account: string,
  message: string,
): void {
  const request = ctx.request
    ? { requestId: ctx.request.id, network: hashOf(ctx, 'log-network', ctx.request.ip) }
    : {};
  ctx.log.info({ ...request, event, account: hashOf(ctx, 'log', account) }, message);
}
