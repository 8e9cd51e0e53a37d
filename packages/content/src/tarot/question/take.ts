import type { QuestionTheme } from '@sibila/domain/safety/question';

/**
 * How a reading comes back to a question. `{x}` is what it asks about («tu ex», «el examen»), in
 * either number, so it is never a subject; `{do}` is what is left to do, as an infinitive.
 */
export interface Take {
  /** Said in the middle: what cards can answer to a question put like this, and what they can't. */
  middle: readonly string[];
  /** Said near the end: where that leaves the person who asked. */
  landing: readonly string[];
}

/** By theme; `any` where a theme has none of its own. */
export type Takes = Readonly<Partial<Record<QuestionTheme, Take>> & { any: Take }>;
