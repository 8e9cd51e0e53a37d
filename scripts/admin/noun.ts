import type { ParseArgsConfig } from 'node:util';
import type { Config } from '@sibila/api/config';

/** What a verb of the CLI says: to people, and with --json to programs. */
export interface AdminResult {
  text: string;
  data: unknown;
}

/** The options that were given, by their names. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

export interface Verb {
  help: string;
  /** What may follow the verb, as its help shows it. */
  usage?: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  run(config: Config, args: readonly string[], options: Options): Promise<AdminResult>;
}

export interface Noun {
  name: string;
  verbs: Record<string, Verb>;
}

/** Something that the person at the terminal can mend. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
