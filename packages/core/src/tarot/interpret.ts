import type { InterpretTarotInput, TarotReading, TarotReadingEvent } from '@sibila/contracts/tarot';
import { parseCardName, type DrawnCard } from '@sibila/domain/tarot/cards';
import type { SignedInContext } from '../context.ts';
import { interpret, type ReadingKind } from '../reading/interpret.ts';
import { tarotPrompt } from './prompt.ts';
import { tarotRepo } from './repo.ts';

type Draw = Omit<InterpretTarotInput, 'id'>;

const tarot: ReadingKind<Draw, TarotReading> = {
  type: 'tarot',
  identity: ({ cards, question }) => [cards, question],
  questionOf: ({ question }) => question,
  repo: tarotRepo,
  task({ cards, question }) {
    const drawn = cards.map(parseCardName).filter((card): card is DrawnCard => card !== null);
    return tarotPrompt(drawn, question);
  },
  toReading: ({ cards, question }, { id, date, text, reader }) => ({
    id,
    date,
    cards,
    question,
    interpretation: text,
    reader,
  }),
  textOf: ({ interpretation }) => interpretation,
};

/** Reads a draw of cards; see `interpret`. */
export function interpretTarot(
  ctx: SignedInContext,
  input: InterpretTarotInput,
): Promise<AsyncGenerator<TarotReadingEvent>> {
  return interpret(ctx, tarot, input);
}
