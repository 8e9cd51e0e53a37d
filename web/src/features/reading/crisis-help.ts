import { CRISIS_MESSAGE, HELP_LINES, type HelpLine } from '@sibila/content/help-lines';
import { assessQuestion } from '@sibila/domain/safety/question';

/** A few words, and who can be called. */
export interface Help {
  message: string;
  lines: readonly HelpLine[];
}

/** What stands in the place of a reading for this question; null when it can be read. */
export function crisisHelp(question: string): Help | null {
  const { crisis } = assessQuestion(question);
  return crisis === null ? null : { message: CRISIS_MESSAGE[crisis], lines: HELP_LINES[crisis] };
}
