import type { InterpretTarotInput, TarotReading, TarotReadingEvent } from '@sibila/contracts/tarot';
import { parseCardName, type DrawnCard } from '@sibila/domain/tarot/cards';
import type { SignedInContext } from '../context.ts';
import { interpret, type ReadingKind } from '../reading/interpret.ts';
import { writeReading } from '../reading/write.ts';
import { tarotPrompt } from './prompt.ts';
import { tarotRepo } from './repo.ts';

type Draw = Omit<InterpretTarotInput, 'id'>;

const tarot: ReadingKind<Draw, TarotReading> = {
  type: 'tarot',
  identity: ({ cards, question }) => [cards, question],
  questionOf: ({ question }) => question,
  repo: tarotRepo,
  async write(ctx, { id, date, cards, question }, { emit, signal }) {
    const drawn = cards.map(parseCardName).filter((card): card is DrawnCard => card !== null);
    const task = tarotPrompt(drawn, question);
    const { text: interpretation, reader } = await writeReading(ctx, task, emit, signal);
    return { id, date, reader, cards, question, interpretation };
  },
  textOf: ({ interpretation }) => interpretation,
};

/** Reads a draw of cards; see `interpret`. */
export function interpretTarot(
  ctx: SignedInContext,
  input: InterpretTarotInput,
): Promise<AsyncGenerator<TarotReadingEvent>> {
  return interpret(ctx, tarot, input);
}
