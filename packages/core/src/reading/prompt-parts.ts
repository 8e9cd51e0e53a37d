import { assessQuestion } from '@sibila/domain/safety/question';
import { delicateOf } from '@sibila/domain/safety/delicate';
import { questionForm } from '@sibila/domain/safety/question-form';
import { CAUTION, DELICATE } from './prompts/common-v1.ts';

const escape = (text: string) => text.replace(/[<>&]/g, (c) => ({ '<': '‹', '>': '›' })[c] ?? 'y');

/** The person's question as the end of a prompt: data between marks, and what it owes. */
export function questionLines(question: string | null): string[] {
  if (question === null) return ['La persona no ha escrito ninguna pregunta.'];
  const cautions = assessQuestion(question).cautions.map((kind) => CAUTION[kind]);
  const delicate = delicateOf(question, questionForm(question));
  return [
    `<pregunta>${escape(question)}</pregunta>`,
    ...cautions.map((caution) => `La pregunta toca ${caution}.`),
    ...(delicate === null ? [] : [DELICATE[delicate]]),
  ];
}
