import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { HumanCheckAction } from '../ports/human-check.ts';

/**
 * Refuses with HUMAN_CHECK_FAILED who the widget's token does not show to be a person, and with
 * HUMAN_CHECK_UNAVAILABLE while nobody can tell.
 */
export async function refuseMachines(
  ctx: Context,
  action: HumanCheckAction,
  token: string | null | undefined,
): Promise<void> {
  const { ip, idempotencyKey } = ctx.request;
  const passes = await ctx.ports.humanCheck.passes({
    token: token ?? null,
    action,
    ip,
    idempotencyKey,
  });
  if (passes) return;
  throw new DomainError('HUMAN_CHECK_FAILED', {
    errors: { turnstileToken: 'No se pudo completar la verificación de seguridad' },
  });
}
