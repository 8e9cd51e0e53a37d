import type {
  CalculateCompatibilityInput,
  Compatibility,
  CompatibilityEvent,
} from '@sibila/contracts/compatibility';
import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import type { SignedInContext } from '../context.ts';
import { interpret, type ReadingKind } from '../reading/interpret.ts';
import { writeReading } from '../reading/write.ts';
import { compatibilityPrompt } from './prompt.ts';
import { compatibilityRepo } from './repo.ts';

type Pair = Omit<CalculateCompatibilityInput, 'id'>;

const kind: ReadingKind<Pair, Compatibility> = {
  type: 'compatibility',
  repo: compatibilityRepo,
  identity: ({ firstSign, secondSign }) => [firstSign, secondSign],
  questionOf: () => null,
  async write(ctx, { id, date, firstSign, secondSign }, { emit, signal }) {
    const { percent: compatibility } = compatibilityOf(firstSign, secondSign);
    const task = compatibilityPrompt(firstSign, secondSign);
    const { text: analysis, reader } = await writeReading(ctx, task, emit, signal);
    return { id, date, reader, firstSign, secondSign, compatibility, analysis };
  },
  textOf: ({ analysis }) => analysis,
};

/** Compares two signs: the number is the same for everyone, the analysis explains it. */
export function calculateCompatibility(
  ctx: SignedInContext,
  input: CalculateCompatibilityInput,
): Promise<AsyncGenerator<CompatibilityEvent>> {
  return interpret(ctx, kind, input);
}
