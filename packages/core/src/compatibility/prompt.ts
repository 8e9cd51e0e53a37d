import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import { percentFault, readingFault } from '@sibila/domain/safety/answer-faults';
import type { SignName } from '@sibila/domain/zodiac/signs';
import {
  composeCompatibility,
  explainCompatibility,
} from '@sibila/content/compatibility/compose-compatibility';
import type { ReadingTask } from '../ports/reader.ts';
import { COMPATIBILITY_V1 } from '../reading/prompts/compatibility-v1.ts';

/** What a reader needs to explain a pair's number: the words to ask a model with, and our own. */
export function compatibilityPrompt(first: SignName, second: SignName): ReadingTask {
  const input = { first, second, ...compatibilityOf(first, second) };
  const points = explainCompatibility(input).map(
    ({ label, delta, sentence }) => `- ${label} (${delta > 0 ? '+' : ''}${delta}): ${sentence}`,
  );
  const user = [`Signos: ${first} y ${second}.`, `Número: ${input.percent} %.`, ...points];
  return {
    prompt: { system: COMPATIBILITY_V1, user: user.join('\n') },
    maxTokens: 1400,
    compose: () => composeCompatibility(input),
    fault: (text) =>
      readingFault(text, { names: [first, second], others: [] }) ??
      percentFault(text, input.percent),
  };
}
