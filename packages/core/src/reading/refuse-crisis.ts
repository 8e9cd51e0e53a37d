import { assessQuestion } from '@sibila/domain/safety/question';
import { CRISIS_MESSAGE, HELP_LINES } from '@sibila/content/help-lines';
import { DomainError } from '../errors.ts';

/** Refuses with CRISIS_SUPPORT and its help lines when a question speaks of danger to somebody. */
export function refuseCrisis(question: string | null): void {
  if (question === null) return;
  const { crisis } = assessQuestion(question);
  if (crisis === null) return;
  throw new DomainError('CRISIS_SUPPORT', {
    message: CRISIS_MESSAGE[crisis],
    lines: HELP_LINES[crisis],
  });
}
