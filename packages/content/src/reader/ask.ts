import { bareWords } from '@sibila/domain/safety/delicate';
import type { QuestionForm } from '@sibila/domain/safety/question-form';
import type { Ask } from './family.ts';

const WRONG =
  /(?<![a-z])(?:esta(?:ra|ria)? mal|(?:hago|hice|hacemos|haria) (?:bien|mal)|es(?:ta)? normal|(?:es|seria) (?:egoista|una locura|justo|pecado|malo)|estoy (?:loc[oa]|exagerando)|soy (?:mala?|egoista|exagerad[oa])|tengo derecho)(?![a-z])/;
/** Verbs in the first person that nobody decides: «¿apruebo?» is a question of will. */
const WILL = /^(?:y )?(?:apruebo|paso|gano|consigo|encuentro|saco|llego|termino|recupero)(?![a-z])/;
const SHOULD =
  /(?<![a-z])(?:deb[oe]|deberia|conviene|convendra|vale la pena|me (?:animo|arriesgo|lanzo|tiro)|le entro|acepto|renuncio|sigo o)(?![a-z])/;
const BY_FORM: Readonly<Partial<Record<QuestionForm, Ask>>> = {
  how: 'how',
  statement: 'how',
  silent: 'how',
  unreadable: 'how',
  why: 'why',
  should: 'should',
  which: 'should',
};

/** Classifies a question by its words and form; `will` is the default. */
export function askOf(question: string, form: QuestionForm): Ask {
  const line = bareWords(question);
  if (WRONG.test(line)) return 'wrong';
  if (WILL.test(line)) return 'will';
  const known = BY_FORM[form];
  if (known && known !== 'how') return known;
  if (form !== 'how' && SHOULD.test(line)) return 'should';
  return known ?? 'will';
}

/** For each kind of question, the kinds whose texts may answer it, the best first. */
const INSTEAD: Readonly<Record<Ask, readonly Ask[]>> = {
  should: ['should', 'how', 'will', 'why', 'wrong'],
  will: ['will', 'how', 'should', 'why', 'wrong'],
  how: ['how', 'should', 'will', 'why', 'wrong'],
  why: ['why', 'how', 'will', 'should', 'wrong'],
  wrong: ['wrong', 'should', 'how', 'why', 'will'],
};

/** The texts for the kind of question asked or, where a situation has none, for the nearest kind. */
export const nearestTo = <T>(ask: Ask, of: Readonly<Partial<Record<Ask, T>>>): T | undefined =>
  INSTEAD[ask].map((one) => of[one]).find((found) => found !== undefined);
