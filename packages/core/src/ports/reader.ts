import type { ReaderKind } from '@sibila/contracts/reading';

/** What a reader is asked to write. */
export interface ReadingTask {
  /** For a model: the instructions, and the person's data kept apart from them. */
  prompt: { system: string; user: string };
  /** Pictures that a model is to look at, as WebP; only a reader of `vision` gets them. */
  pictures?: readonly Uint8Array[];
  /** The answer's JSON Schema under its name, where it is to be data and no prose. */
  answer?: { name: string; schema: Record<string, unknown> };
  /** The most tokens that the answer may take. */
  maxTokens: number;
  /** For the built-in reader: the paragraphs that the catalogue makes of the same draw. */
  compose(): readonly string[];
  /** Why a whole text can't stand, beyond the rules that hold for all; null when it can. */
  fault?(text: string): string | null;
  /** The most characters that the text may have; those of any reading unless given. */
  maxLength?: number;
  /** How often the model may try; once unless given. */
  tries?: number;
  /** The longest that a model may take, with its wait for a turn (ms); its own limit unless given. */
  withinMs?: number;
}

/** What a text took; null where the endpoint does not tell. */
export interface Spent {
  tokens: number | null;
}

/**
 * Writes readings. The generator yields text as it comes and returns only when the text is whole;
 * whatever cuts it short is thrown as a ReaderFailure.
 */
export interface Reader {
  readonly kind: ReaderKind;
  write(task: ReadingTask): AsyncGenerator<string, Spent>;
}

/** A reading that could not be written to its end. */
export class ReaderFailure extends Error {
  override readonly name = 'ReaderFailure';
  /** What the model said in place of a reading: private, so that no log prints it. */
  readonly #refusal: string;

  constructor(message: string, refusal = '') {
    super(message);
    this.#refusal = refusal;
  }

  /** The model's own words of refusal; empty where it said none. They must not be logged. */
  get refusal(): string {
    return this.#refusal;
  }
}
