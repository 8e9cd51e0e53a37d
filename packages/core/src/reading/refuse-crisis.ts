import type { CrisisHelp } from '@sibila/contracts/reading';
import { dangerIn } from '@sibila/domain/safety/danger';
import { signalledCrisis } from '@sibila/domain/safety/model-signal';
import type { Crisis } from '@sibila/domain/safety/question';
import { CRISIS_MESSAGE, HELP_LINES } from '@sibila/content/help-lines';
import { DomainError } from '../errors.ts';
import type { ReadingTask } from '../ports/reader.ts';
import { URGENT } from './prompts/common-v1.ts';

/** The help that a question calls for, or null. Nothing of the question is kept. */
export function crisisHelp(question: string | null): CrisisHelp | null {
  const crisis = question === null ? null : dangerIn(question);
  return crisis === null ? null : helpFor(crisis);
}

/** Refuses with CRISIS_SUPPORT and its help lines when a question speaks of danger to somebody. */
export function refuseCrisis(question: string | null): void {
  const help = crisisHelp(question);
  if (help) throw new DomainError('CRISIS_SUPPORT', help);
}

/** The same where a model's answer to a prompt, or what it said in place of one, tells of danger. */
export function refuseSignalled(answer: string, { user }: ReadingTask['prompt']): void {
  const crisis = signalledCrisis(answer, user.includes(URGENT));
  if (crisis !== null) throw new DomainError('CRISIS_SUPPORT', helpFor(crisis));
}

const helpFor = (crisis: Crisis): CrisisHelp => ({
  message: CRISIS_MESSAGE[crisis],
  lines: [...HELP_LINES[crisis]],
});
