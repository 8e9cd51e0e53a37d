import { assessQuestion } from '@sibila/domain/safety/question';
import { delicateOf, speaksOfTreatment } from '@sibila/domain/safety/delicate';
import { cautionsOfErrand, errandOf } from '@sibila/domain/safety/errand';
import { sorrowOf, type Sorrow } from '@sibila/domain/safety/sorrow';
import { questionForm } from '@sibila/domain/safety/question-form';
import { CAUTION, DELICATE } from './prompts/common-v1.ts';
import { SORROW } from './prompts/sorrow-v1.ts';

const escape = (text: string) => text.replace(/[<>&]/g, (c) => ({ '<': '‹', '>': '›' })[c] ?? 'y');

/** The sorrows in which a professional has a part. */
const OF_A_BODY: ReadonlySet<Sorrow> = new Set([
  'illness-of-another',
  'own-illness',
  'own-treatment',
  'treatment-of-another',
  'dying',
  'caring',
  'longing',
  'pregnancy-choice',
]);

/** The person's question as the end of a prompt: data between marks, and what it owes. */
export function questionLines(question: string | null): string[] {
  if (question === null) return ['La persona no ha escrito ninguna pregunta.'];
  const form = questionForm(question);
  const sorrow = sorrowOf(question, form);
  // A sorrow says for itself what it owes of health: «see a doctor» hurts whoever lost somebody.
  const weighed = assessQuestion(question).cautions;
  const errand = sorrow === null ? errandOf(question) : null;
  const cautions = (errand === null ? weighed : cautionsOfErrand(errand, weighed))
    .filter((kind) => kind !== 'health' || sorrow === null || OF_A_BODY.has(sorrow))
    .map((kind) => CAUTION[kind]);
  const asked = delicateOf(question, form);
  const isTreated =
    sorrow?.includes('treatment') === true ||
    (speaksOfTreatment(question) && sorrow?.endsWith('-pet') !== true);
  const delicate = sorrow === null ? asked : isTreated ? 'treatment' : null;
  return [
    `<pregunta>${escape(question)}</pregunta>`,
    ...cautions.map((caution) => `La pregunta toca ${caution}.`),
    ...(sorrow === null ? [] : [SORROW[sorrow]]),
    ...(delicate === null ? [] : [DELICATE[delicate]]),
  ];
}
