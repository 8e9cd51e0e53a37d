import type {
  CalculateCompatibilityInput,
  Compatibility,
  CompatibilityEvent,
} from '@sibila/contracts/compatibility';
import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import type { SignedInContext } from '../context.ts';
import { interpret, type ReadingKind } from '../reading/interpret.ts';
import { compatibilityPrompt } from './prompt.ts';
import { compatibilityRepo } from './repo.ts';

type Pair = Omit<CalculateCompatibilityInput, 'id'>;

const kind: ReadingKind<Pair, Compatibility> = {
  type: 'compatibility',
  repo: compatibilityRepo,
  identity: ({ firstSign, secondSign }) => [firstSign, secondSign],
  questionOf: () => null,
  task: ({ firstSign, secondSign }) => compatibilityPrompt(firstSign, secondSign),
  toReading: ({ firstSign, secondSign }, { id, date, text, reader }) => ({
    id,
    date,
    firstSign,
    secondSign,
    compatibility: compatibilityOf(firstSign, secondSign).percent,
    analysis: text,
    reader,
  }),
  textOf: ({ analysis }) => analysis,
};

/** Compares two signs: the number is the same for everyone, the analysis explains it. */
export function calculateCompatibility(
  ctx: SignedInContext,
  input: CalculateCompatibilityInput,
): Promise<AsyncGenerator<CompatibilityEvent>> {
  return interpret(ctx, kind, input);
}
