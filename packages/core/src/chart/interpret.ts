import type { ChartEvent, InterpretChartInput } from '@sibila/contracts/chart';
import type { ReadingEvent } from '@sibila/contracts/reading';
import { sectionsText } from '@sibila/domain/chart/sections';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { interpret, type ReadingKind } from '../reading/interpret.ts';
import { admitBirth, type ChartBirth } from './birth.ts';
import { letterOf, wholeChart } from './kept.ts';
import { writeLetter } from './write-letter.ts';
import { chartsRepo, findTwinChart, refuseFull, type StoredChart } from './repo.ts';

/** A birth that was admitted, under the name that the member gives its chart. */
interface NamedBirth extends ChartBirth {
  name: string | null;
}

const kind: ReadingKind<NamedBirth, StoredChart> = {
  type: 'chart',
  repo: chartsRepo,
  identity: ({ name, birthDate, birthTime, birthTimeChoice, place, houseSystem }) => [
    name,
    birthDate,
    birthTime,
    birthTimeChoice,
    place.id,
    houseSystem,
  ],
  questionOf: () => null,
  twinOf: (ctx, born) => findTwinChart(ctx, ctx.actor.user.id, born),
  async write(ctx, born, { emit, signal }) {
    await refuseFull(ctx, ctx.actor.user.id);
    const letter = await writeLetter(ctx, born, emit, signal);
    return { ...born, ...letter, toldOf: null, formerLetters: [] };
  },
  textOf: (stored) => sectionsText(letterOf(stored)),
};

/**
 * Has the letter of a chart written and kept, for members alone: PREMIUM_REQUIRED for others. The
 * same birth under the same name, place and houses gives the chart that there is. Refuses also as
 * `admitBirth` and `interpret` do, and with CHARTS_FULL; nothing is kept then.
 */
export async function interpretChart(
  ctx: SignedInContext,
  input: InterpretChartInput,
): Promise<AsyncGenerator<ChartEvent>> {
  if (!ctx.actor.user.isPremium) throw new DomainError('PREMIUM_REQUIRED');
  const { id, name, houseSystem } = input;
  const born = { ...admitBirth(ctx, input), houseSystem, name, id };
  return whole(await interpret(ctx, kind, born));
}

async function* whole(
  events: AsyncIterable<ReadingEvent<StoredChart>>,
): AsyncGenerator<ChartEvent> {
  for await (const event of events)
    yield event.type === 'done' ? { type: 'done', reading: wholeChart(event.reading) } : event;
}
