import type { Chart, ChartSection, ChartSummary } from '@sibila/contracts/chart';
import type { PageInput } from '@sibila/contracts/paging';
import { correctionInWords } from '@sibila/content/chart/chart-words';
import { composeChart } from '@sibila/content/chart/compose-chart';
import { chartWheel } from '@sibila/content/chart/wheel';
import { formerClocks } from '@sibila/domain/chart/former-clocks';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { historyOf, removeReading } from '../reading/history.ts';
import { bornAt, castChart, signsOf } from './birth.ts';
import { chartsRepo, type StoredChart } from './repo.ts';

/** An orb or a light to the point, which nobody can know of a birth without an hour. */
const TO_THE_POINT = /orbe de \d|iluminada al/;

/**
 * The letter of a kept chart as it was written; composed anew where the built-in reader wrote it
 * without an hour and before it told ranges.
 */
export function letterOf(stored: StoredChart): ChartSection[] {
  return isComposedAnew(stored) ? composeChart(castChart(stored).chart) : stored.interpretation;
}

function isComposedAnew({ birthTime, reader, interpretation }: StoredChart): boolean {
  return (
    birthTime === null &&
    reader === 'builtin' &&
    interpretation.some(({ basis }) => basis.some((fact) => TO_THE_POINT.test(fact)))
  );
}

/** The instant that a letter was written for: before there was a table of clocks, by the runtime's. */
const writtenForOf = (stored: StoredChart) =>
  stored.writtenFor ?? bornAt(stored, formerClocks(stored.place.zone));

const isCorrected = (stored: StoredChart) =>
  bornAt(stored).getTime() !== writtenForOf(stored).getTime();

/** What is told of a birth that has another instant by now than the one its letter was written for. */
export function correctionOf(stored: StoredChart): Chart['correction'] {
  if (!isCorrected(stored) || isComposedAnew(stored)) return null;
  const [born, writtenFor] = [bornAt(stored), writtenForOf(stored)];
  return {
    writtenFor: writtenFor.toISOString(),
    text: correctionInWords(writtenFor, born, stored.place.name),
    isTold: stored.toldOf?.getTime() === born.getTime(),
  };
}

/** A kept chart with all that is computed of it. */
export function wholeChart(stored: StoredChart): Chart {
  const { signs: _, writtenFor: _w, toldOf: _t, formerLetters: _f, ...kept } = stored;
  const { chart, clock, notes } = castChart(stored);
  const { moment: _m, ...computed } = chart;
  // Two wheels may stand on one page: their ids must differ.
  const wheel = chartWheel(chart, { id: `carta-${stored.id}` });
  const interpretation = letterOf(stored);
  const correction = correctionOf(stored);
  return { ...kept, ...computed, interpretation, correction, clock, notes, wheel };
}

/** What a list says of a kept chart: the signs that it shows, also once its hour was corrected. */
export function chartSummaryOf(stored: StoredChart): ChartSummary {
  const { id, date, name, birthDate, birthTime, place, reader } = stored;
  const signs = isCorrected(stored) ? signsOf(castChart(stored).chart) : stored.signs;
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
