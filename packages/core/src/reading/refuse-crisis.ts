import { dangerIn } from '@sibila/domain/safety/danger';
import type { Crisis } from '@sibila/domain/safety/question';
import { CRISIS_MESSAGE, HELP_LINES } from '@sibila/content/help-lines';
import { DomainError } from '../errors.ts';
import { CRISIS_SIGNALS } from './prompts/second-look-v1.ts';

/** Refuses with CRISIS_SUPPORT and its help lines when a question speaks of danger to somebody. */
export function refuseCrisis(question: string | null): void {
  if (question === null) return;
  const crisis = dangerIn(question);
  if (crisis !== null) throw refusal(crisis);
}

/** The same where a model, asked for a reading, begins with the signal that there must be none. */
export function refuseSignalled(beginning: string): void {
  for (const crisis of ['self-harm', 'violence'] as const)
    if (beginning.trimStart().startsWith(CRISIS_SIGNALS[crisis])) throw refusal(crisis);
}

const refusal = (crisis: Crisis) =>
  new DomainError('CRISIS_SUPPORT', {
    message: CRISIS_MESSAGE[crisis],
    lines: HELP_LINES[crisis],
  });
