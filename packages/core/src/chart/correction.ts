import type { Chart } from '@sibila/contracts/chart';
import type { AnswerCorrectionInput } from '@sibila/contracts/chart-correction';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { takeLimit } from '../quota/take-limit.ts';
import { bornAt } from './birth.ts';
import { chartById, correctionOf, ownChart } from './kept.ts';
import { noteTold, replaceLetter } from './repo.ts';
import { writeLetter } from './write-letter.ts';

/**
 * Answers that the hour of a letter was corrected: has another letter written in its place, which
 * takes no quota and no Premium, or leaves it. The same again, or where nothing was corrected,
 * gives the chart as it is. Refuses with NOT_FOUND somebody else's chart, and too many at once with
 * TOO_MANY_REQUESTS; the letter stays then.
 */
export async function answerCorrection(
  ctx: SignedInContext,
  { id, answer }: AnswerCorrectionInput,
): Promise<Chart> {
  const stored = await ownChart(ctx, id);
  if (correctionOf(stored) !== null) {
    if (answer === 'keep') await noteTold(ctx, id, bornAt(stored));
    else await rewriteOnce(ctx, id);
  }
  return chartById(ctx, { id });
}

/** Writes apart from the request, and once for all who ask meanwhile. */
async function rewriteOnce(ctx: SignedInContext, id: string): Promise<void> {
  const name = `${ctx.actor.user.id}/${id}/corrected`;
  const job = ctx.jobs.get<never>(name) ?? ctx.jobs.start<never>(name, () => rewrite(ctx, id));
  for await (const _ of job.events());
}

async function rewrite(ctx: SignedInContext, id: string): Promise<void> {
  // Read again: another job may have written it since it was looked at.
  const stored = await ownChart(ctx, id);
  if (correctionOf(stored) === null) return;
  await takeLimit(ctx, 'readings.premium.minute', ctx.actor.user.id);
  try {
    await replaceLetter(ctx, stored, await writeLetter(ctx, stored, () => {}));
  } catch (error) {
    ctx.log.error({ requestId: ctx.request.id, err: error }, 'a letter was not written anew');
    if (error instanceof DomainError) throw error;
    throw new DomainError('READER_UNAVAILABLE', {}, { cause: error });
  }
}
