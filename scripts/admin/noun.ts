import type { ParseArgsConfig } from 'node:util';
import type { Config } from '@sibila/api/config';

/** What a verb of the CLI says: to people, and with --json to programs. */
export interface AdminResult {
  text: string;
  data: unknown;
  /** Something of it went wrong: the command ends with 1 all the same. */
  failed?: boolean;
}

/** The options that were given, by their names. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Asks the person at the terminal before something that can't be undone. Goes on with `--yes`;
 * throws an AdminError where they say no, or where nobody can be asked.
 */
export type Confirm = (what: string) => Promise<void>;

export interface Verb {
  help: string;
  /** What may follow the verb, as its help shows it. */
  usage?: string;
  /** How many arguments it takes at the most: none unless told otherwise. */
  most?: number;
  options?: NonNullable<ParseArgsConfig['options']>;
  run(
    config: Config,
    args: readonly string[],
    options: Options,
    confirm: Confirm,
  ): Promise<AdminResult>;
}

export interface Noun {
  name: string;
  /** The verb that is meant where none is typed. */
  unnamed?: string;
  verbs: Record<string, Verb>;
}

/** Something that the person at the terminal can mend. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

/** What was typed can't be meant, by itself: the command ends with 2. */
export class UsageError extends AdminError {}
