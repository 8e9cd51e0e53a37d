import { takeSentences } from '@sibila/domain/text/sentences';
import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { echoes } from '@sibila/domain/safety/answer-faults';
import type { ReaderKind } from '@sibila/contracts/reading';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { ReaderFailure, type Reader, type ReadingTask } from '../ports/reader.ts';
import { refuseSignalled } from './refuse-crisis.ts';
import { addTokens, tokensSpent } from './usage.ts';

/** A reading shorter or longer than this is not one (characters). */
export const READING_LENGTH = { min: 200, max: 8000 } as const;

const PICTURE_TOKENS = 1_000;

export type WritingEvent = { type: 'text'; text: string } | { type: 'restart' };

export type WriteContext = Pick<Context, 'db' | 'ports' | 'log' | 'settings'> &
  Partial<Pick<Context, 'request'>>;

/**
 * Writes a whole reading, letting each sentence out once it is complete and allowed. When the
 * model fails, is cut short or says what must not be said, what was shown is void (`restart`) and
 * the built-in reader writes the whole of it. Returns the text and who wrote it. Once `signal` says
 * that nobody wants the text, the model is asked for no further word and the reason is thrown.
 */
export async function writeReading(
  ctx: WriteContext,
  task: ReadingTask,
  emit: (event: WritingEvent) => void,
  signal?: AbortSignal,
): Promise<{ text: string; reader: ReaderKind }> {
  const { model, builtin } = ctx.ports.readers;
  for (let tries = model ? (task.tries ?? 1) : 0; tries > 0; tries--) {
    if (!model || !(await isWithinBudget(ctx))) break;
    let shown = false;
    try {
      const text = await writeWith(
        ctx,
        model,
        task,
        (piece) => {
          shown = true;
          emit({ type: 'text', text: piece });
        },
        signal,
      );
      return { text, reader: 'model' };
    } catch (error) {
      signal?.throwIfAborted();
      // It says that there must be no reading: the other reader must not write one either.
      if (error instanceof DomainError) throw error;
      if (error instanceof ReaderFailure) refuseSignalled(error.refusal, task.prompt);
      const reason = error instanceof ReaderFailure ? error.message : 'unexpected failure';
      ctx.log.warn({ requestId: ctx.request?.id, reason }, 'the model did not finish a reading');
      if (shown) emit({ type: 'restart' });
    }
  }
  const text = await writeWith(ctx, builtin, task, (piece) => emit({ type: 'text', text: piece }));
  return { text, reader: 'builtin' };
}

/** Whether the day's tokens leave room for a call of the model. */
export async function isWithinBudget(ctx: WriteContext): Promise<boolean> {
  const spent = await tokensSpent(ctx);
  if (spent < ctx.settings.readerDailyTokens) return true;
  ctx.log.warn({ spent }, "the day's tokens are spent: the built-in reader writes");
  return false;
}

async function writeWith(
  ctx: WriteContext,
  reader: Reader,
  task: ReadingTask,
  release: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<string> {
  const gate = new SentenceGate(release, task, reader.kind);
  try {
    await take(ctx, reader, task, (piece) => gate.push(piece), signal);
    return whole(gate.close(), reader, task);
  } catch (error) {
    gate.refuseSignalled();
    throw error;
  }
}

/** Has a reader write to its end, piece by piece, and counts the tokens that a model took. */
export async function take(
  ctx: WriteContext,
  reader: Reader,
  task: ReadingTask,
  push: (piece: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const pieces = reader.write(task);
  let received = 0;
  let tokens: number | null = null;
  try {
    for (;;) {
      signal?.throwIfAborted();
      const next = await pieces.next();
      if (next.done) {
        ({ tokens } = next.value);
        return;
      }
      received += next.value.length;
      push(next.value);
    }
  } catch (error) {
    await pieces.return({ tokens: 0 });
    throw error;
  } finally {
    // What failed was paid for all the same.
    if (reader.kind === 'model') await noteTokens(ctx, tokens ?? estimatedTokens(task, received));
  }
}

/** What a call takes, roughly: a token for four characters, and for a picture a thousand. */
function estimatedTokens({ prompt, pictures = [] }: ReadingTask, received: number): number {
  const characters = prompt.system.length + prompt.user.length + received;
  return Math.ceil(characters / 4) + pictures.length * PICTURE_TOKENS;
}

/** Counts what a call took; a text that is there is worth more than its place in the count. */
async function noteTokens(ctx: WriteContext, tokens: number): Promise<void> {
  try {
    await addTokens(ctx, tokens);
  } catch (err) {
    ctx.log.error({ requestId: ctx.request?.id, err, tokens }, 'the tokens were not counted');
  }
}

/** A model's text is held to the task's own rules; the built-in one is held to them by its tests. */
function whole(text: string, { kind }: Reader, task: ReadingTask): string {
  const fault = (kind === 'model' && task.fault?.(text)) || null;
  if (fault !== null) throw new ReaderFailure(fault);
  return text;
}

/** Control characters but ends of lines and tabs, and halves of characters. */
const UNFIT = /[^\P{Cc}\n\t]|\p{Surrogate}/u;

/** Why a sentence that a reader wrote under these instructions can't be shown; null when it can. */
export function sentenceFault(sentence: string, instructions: string): string | null {
  // The database refuses a NUL and half a character, and no screen shows the others.
  if (UNFIT.test(sentence)) return 'the text has characters that are no text';
  const rule = forbiddenClaim(sentence);
  if (rule !== null) return `a sentence breaks the rule ${rule}`;
  return echoes(sentence, instructions) ? 'the text repeats its instructions' : null;
}

/** A model that says so many times the length of a reading is no longer listened to. */
const MOST_HEARD = 4;

/**
 * Holds text back until a sentence is whole and has been checked. After a fault it shows nothing
 * more, but listens to the end, since the signal of a crisis counts wherever it stands.
 */
class SentenceGate {
  readonly #release: (sentence: string) => void;
  readonly #prompt: ReadingTask['prompt'];
  readonly #max: number;
  readonly #kind: ReaderKind;
  #heard = '';
  #rest = '';
  #released = '';
  #fault: ReaderFailure | null = null;

  constructor(
    release: (sentence: string) => void,
    { prompt, maxLength }: ReadingTask,
    kind: ReaderKind,
  ) {
    this.#release = release;
    this.#kind = kind;
    this.#prompt = prompt;
    this.#max = maxLength ?? READING_LENGTH.max;
  }

  /** Throws CRISIS_SUPPORT where a model's words so far, shown or not, tell of danger. */
  refuseSignalled(): void {
    if (this.#kind === 'model') refuseSignalled(this.#heard, this.#prompt);
  }

  push(piece: string): void {
    // Before anything looks at it: an endpoint that talks garbage may send megabytes at once.
    if (this.#heard.length + piece.length > MOST_HEARD * this.#max)
      throw new ReaderFailure('the text is too long');
    this.#heard += piece;
    const { sentences, rest } = takeSentences(this.#rest + piece);
    this.#rest = rest;
    if (sentences.length > 0) this.refuseSignalled();
    if (this.#heard.length > this.#max) this.#fault ??= new ReaderFailure('the text is too long');
    for (const sentence of sentences) this.#let(sentence);
  }

  /** Lets the last sentence out and gives the whole text, or refuses one that is not a reading. */
  close(): string {
    this.refuseSignalled();
    const last = this.#rest.trimEnd();
    if (last !== '') this.#let(last);
    if (this.#fault) throw this.#fault;
    const text = this.#released.trim();
    if (text.length < READING_LENGTH.min || text.length > this.#max)
      throw new ReaderFailure(`a text of ${text.length} characters is no reading`);
    return text;
  }

  #let(sentence: string): void {
    if (this.#fault) return;
    const fault = sentenceFault(sentence, this.#prompt.system);
    if (fault !== null) {
      this.#fault = new ReaderFailure(fault);
      return;
    }
    this.#released += sentence;
    this.#release(sentence);
  }
}
