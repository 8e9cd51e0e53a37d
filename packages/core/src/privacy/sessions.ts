import type { OpenSession } from '@sibila/contracts/privacy';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { deviceName } from './device.ts';

/** What names a session to its owner: nothing that stands in the table, and it opens nothing. */
const refOf = (ctx: Pick<SignedInContext, 'mac'>, sessionId: string) =>
  ctx.mac('session', sessionId);

/** The person's open sessions, the one used last first. */
export async function openSessions(ctx: SignedInContext): Promise<OpenSession[]> {
  const list = await ctx.ports.sessions.listOf(ctx.db, ctx.actor.user.id);
  return list.map(({ sessionId, userAgent, createdAt, lastSeenAt }) => ({
    id: refOf(ctx, sessionId),
    device: deviceName(userAgent),
    createdAt,
    lastSeenAt,
    isThisOne: sessionId === ctx.actor.sessionId,
  }));
}

/**
 * Ends one of the person's own sessions and says whether it was the one that asks. NOT_FOUND for
 * one that is over, and for anybody else's.
 */
export async function endSession(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<{ wasThisOne: boolean }> {
  const { user, sessionId } = ctx.actor;
  const list = await ctx.ports.sessions.listOf(ctx.db, user.id);
  const session = list.find((open) => refOf(ctx, open.sessionId) === id);
  if (!session) throw new DomainError('NOT_FOUND');
  await ctx.ports.sessions.end(ctx.db, session.sessionId);
  return { wasThisOne: session.sessionId === sessionId };
}

/** Ends all of the person's sessions but the one that asks. */
export async function endOtherSessions(ctx: SignedInContext): Promise<void> {
  await ctx.ports.sessions.endAll(ctx.db, ctx.actor.user.id, ctx.actor.sessionId);
}
