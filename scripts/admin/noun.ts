import type { Config } from '@sibila/api/config';

/** What a verb of the CLI says: to people, and with --json to programs. */
export interface AdminResult {
  text: string;
  data: unknown;
}

export interface Verb {
  help: string;
  run(config: Config, args: readonly string[]): Promise<AdminResult>;
}

export interface Noun {
  name: string;
  verbs: Record<string, Verb>;
}

/** Something that the person at the terminal can mend. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
