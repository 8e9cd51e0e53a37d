import type { SignedInContext } from '../context.ts';
import { writeReading, type WritingEvent } from '../reading/write.ts';
import { castChart, signsOf, type ChartBirth } from './birth.ts';
import { chartTask } from './prompt.ts';
import type { StoredChart } from './repo.ts';

/** Writes the letter of a birth, with the instant that it is written for. */
export async function writeLetter(
  ctx: SignedInContext,
  birth: ChartBirth,
  emit: (event: WritingEvent) => void,
  signal?: AbortSignal,
): Promise<Pick<StoredChart, 'interpretation' | 'reader' | 'signs' | 'writtenFor'>> {
  const { chart, bornAt } = castChart(birth);
  const task = chartTask(chart);
  const { text, reader } = await writeReading(ctx, task, emit, signal);
  const interpretation = task.sectionsOf(text);
  return { interpretation, reader, signs: signsOf(chart), writtenFor: bornAt };
}
