import type { Chart, ChartSection, ChartSummary } from '@sibila/contracts/chart';
import type { PageInput } from '@sibila/contracts/paging';
import { composeChart } from '@sibila/content/chart/compose-chart';
import { chartWheel } from '@sibila/content/chart/wheel';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { historyOf, removeReading } from '../reading/history.ts';
import { castChart } from './birth.ts';
import { chartsRepo, type StoredChart } from './repo.ts';

/** An orb or a light to the point, which nobody can know of a birth without an hour. */
const TO_THE_POINT = /orbe de \d|iluminada al/;

/**
 * The letter of a kept chart as it was written; composed anew where the built-in reader wrote it
 * without an hour and before it told ranges.
 */
export function letterOf(stored: StoredChart): ChartSection[] {
  const { birthTime, reader, interpretation } = stored;
  const isOutdated =
    birthTime === null &&
    reader === 'builtin' &&
    interpretation.some(({ basis }) => basis.some((fact) => TO_THE_POINT.test(fact)));
  return isOutdated ? composeChart(castChart(stored).chart) : interpretation;
}

/** A kept chart with all that is computed of it. */
export function wholeChart(stored: StoredChart): Chart {
  const { signs: _, ...kept } = stored;
  const { chart, clock, notes } = castChart(stored);
  const { moment: __, ...computed } = chart;
  // Two wheels may stand on one page: their ids must differ.
  const wheel = chartWheel(chart, { id: `carta-${stored.id}` });
  return { ...kept, ...computed, interpretation: letterOf(stored), clock, notes, wheel };
}

/** What a list says of a kept chart. */
export function chartSummaryOf({ signs, ...stored }: StoredChart): ChartSummary {
  const { id, date, name, birthDate, birthTime, place, reader } = stored;
  return { id, date, name, birthDate, birthTime, place, reader, ...signs };
}

/** A page of the person's own charts, newest first; `nextCursor` is null on the last. */
export async function listCharts(
  ctx: SignedInContext,
  page: PageInput,
): Promise<{ items: ChartSummary[]; nextCursor: string | null }> {
  const { items, nextCursor } = await historyOf(ctx, chartsRepo, page);
  return { items: items.map(chartSummaryOf), nextCursor };
}

/** One of the person's own charts as it is kept; NOT_FOUND also for somebody else's. */
export async function ownChart(ctx: SignedInContext, id: string): Promise<StoredChart> {
  const found = await chartsRepo.find(ctx, id);
  if (found?.userId !== ctx.actor.user.id) throw new DomainError('NOT_FOUND');
  return found.reading;
}

/** One of the person's own charts, whole; NOT_FOUND also for somebody else's. */
export async function chartById(ctx: SignedInContext, { id }: { id: string }): Promise<Chart> {
  return wholeChart(await ownChart(ctx, id));
}

/** Forgets one of the person's own charts; NOT_FOUND also for somebody else's. */
export function removeChart(ctx: SignedInContext, input: { id: string }): Promise<void> {
  return removeReading(ctx, chartsRepo, input);
}
