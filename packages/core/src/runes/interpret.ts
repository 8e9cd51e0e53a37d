import type { InterpretRunesInput, RuneReading, RuneReadingEvent } from '@sibila/contracts/runes';
import { parseCast } from '@sibila/domain/runes/cast';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { interpret, type ReadingKind } from '../reading/interpret.ts';
import { writeReading } from '../reading/write.ts';
import { runesPrompt } from './prompt.ts';
import { runesRepo } from './repo.ts';

type Cast = Omit<InterpretRunesInput, 'id'>;

const kind: ReadingKind<Cast, RuneReading> = {
  type: 'runes',
  repo: runesRepo,
  identity: ({ runes, question }) => [runes, question],
  questionOf: ({ question }) => question,
  async write(ctx, { id, date, runes, question }, { emit, signal }) {
    const cast = parseCast(runes);
    if (typeof cast === 'string') throw new DomainError('INVALID_INPUT');
    const task = runesPrompt(cast, question);
    const { text: interpretation, reader } = await writeReading(ctx, task, emit, signal);
    return { id, date, reader, runes, question, interpretation };
  },
  textOf: ({ interpretation }) => interpretation,
};

/** Reads a cast of runes; see `interpret`. */
export function interpretRunes(
  ctx: SignedInContext,
  input: InterpretRunesInput,
): Promise<AsyncGenerator<RuneReadingEvent>> {
  return interpret(ctx, kind, input);
}
