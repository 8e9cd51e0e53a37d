import { hear, type Heard } from '../hearing/hear.ts';
import { SORROWS, type Situation } from '../hearing/situations.ts';
import { changesTreatment, ofTheBody } from './delicate-body.ts';
import { bareWords, deathInPatterns, delicateOf, type Delicate } from './delicate.ts';
import { errandOf, type Errand } from './errand.ts';
import type { QuestionForm } from './question-form.ts';
import { sorrowMarks } from './sorrow-marks.ts';

/**
 * What a question tells of that hurts whoever asks it, and that no card may answer with advice or a
 * jest. `heavy` is any other weight; `unsure` is where it may hurt and it can't be told of what.
 */
export type Sorrow = (typeof SORROWS)[number] | 'unsure';

/** From this chance that a question tells of some sorrow, it is read with care. */
const MAY_HURT = 0.28;
/** Fewer words tell too little to be unsure of. */
const FEW_WORDS = 7;
/** From this one, where a table of phrases finds a sorrow too. */
const MAY_HURT_AS_MARKED = 0.12;
/** From this chance of one sorrow among all situations, its own words are said. */
const IS_SURE = 0.75;
/** From this one, where a table finds the same; from the other, where tables find others too. */
const IS_SURE_AS_MARKED = 0.4;
const IS_SURE_AMONG_MARKS = 0.85;
/** What has happened to a body that is gone or another's needs no ambulance. */
const BEHIND =
  /\b(?:hace (?:un|una|dos|tres|poc\w+|\w+) (?:dia|semana|mes|ano)\w*|despues (?:de|del)|desde (?:el|que|su)|tras|recuper\w+|rehabilit\w+|secuelas?|quedo|internad[oa]|hospitalizad[oa]|uci|terapia intensiva|el (?:ano|mes) pasado)\b/;
const LOSSES: ReadonlySet<Sorrow> = new Set([
  'lost-pregnancy',
  'abortion',
  'pregnancy-choice',
  'grief',
  'ill-pet',
  'dead-pet',
  'lost-pet',
]);
const TREATED: Readonly<Partial<Record<Sorrow, Sorrow>>> = {
  'own-illness': 'own-treatment',
  'illness-of-another': 'treatment-of-another',
};
const OF_WORK: ReadonlySet<Errand | null> = new Set(['interview', 'studies']);

/** What is felt now and not known yet is a doctor's, though an illness is spoken of. */
const NOT_KNOWN =
  /\b(?:fiebre|calentura|bultos?|l[oa] llevo|llevarl[oa]|al (?:doctor|medico|hospital)|que (?:enfermedad )?(?:tiene|sera|le pasa))\b/;

const OF_A_BODY: ReadonlySet<Delicate> = new Set(['symptom', 'treatment']);
const ALONE: ReadonlySet<Situation> = new Set(['own-symptom', 'own-illness', 'own-treatment']);

/** A word of illness in another matter is no question of a body, which has an answer of its own. */
const isOfTheBodyAlone = (heard: Heard) =>
  heard.reduce((sum, [situation, chance]) => sum + (ALONE.has(situation) ? chance : 0), 0) > 0.6;

/** What sorrow a question tells of; null where it tells of none. Any text is accepted. */
export function sorrowOf(question: string, form: QuestionForm): Sorrow | null {
  if (question.trim() === '') return null;
  const marks = sorrowMarks(question);
  const situations = hear(question);
  const heard = sorrowHeard(question, situations, marks);
  const delicate = delicateOf(question, form);
  if (heard === null) return delicate === 'deceit' ? 'betrayal' : null;
  // «¿Va a morir mi madre?» and «¿Estoy embarazada?» have an answer of their own.
  const isAnswered =
    delicate === 'death' ||
    (delicate === 'pregnancy' && (heard === 'unsure' || heard === 'longing'));
  if (isAnswered && !marks.includes(heard)) return null;
  if (LOSSES.has(heard)) return heard;
  const bare = bareWords(question);
  const body = ofTheBody(bare);
  if (body?.urgent === true && !BEHIND.test(bare)) return null;
  if (heard !== 'dying' && deathInPatterns(question) === true) return null;
  if (heard === 'heavy' || heard === 'unsure') {
    // A hospital one works at weighs nothing.
    if (OF_WORK.has(errandOf(question))) return null;
    if (delicate === 'deceit') return 'betrayal';
    const isOfABody = delicate !== null && OF_A_BODY.has(delicate);
    if (isOfABody ? isOfTheBodyAlone(situations) : delicate !== null) return null;
  }
  const isOwn = heard === 'own-illness' || heard === 'own-treatment';
  const isToldKnown = marks.includes(heard) && !changesTreatment(bare) && !NOT_KNOWN.test(bare);
  if (isOwn && body !== null && !isToldKnown && isOfTheBodyAlone(situations)) return null;
  return changesTreatment(bare) ? (TREATED[heard] ?? heard) : heard;
}

/**
 * The sorrow that is likeliest in a question by what was heard in it, with what tables of phrases find;
 * null where everyday matters are.
 */
export function sorrowHeard(
  question: string,
  heard: Heard,
  marks = sorrowMarks(question),
): Sorrow | null {
  const sorrows = heard.flatMap(([situation, chance]) =>
    SORROWS.flatMap((sorrow) => (sorrow === situation ? [[sorrow, chance] as const] : [])),
  );
  const all = sorrows.reduce((sum, [, chance]) => sum + chance, 0);
  if (all < (marks.length > 0 ? MAY_HURT_AS_MARKED : MAY_HURT)) return null;
  const sure = sorrows.find(([sorrow, chance]) => chance >= surenessFor(sorrow, marks));
  const isShort = question.trim().split(/\s+/).length < FEW_WORDS;
  return sure?.[0] ?? (isShort && marks.length === 0 ? null : 'unsure');
}

function surenessFor(sorrow: Sorrow, marks: readonly string[]): number {
  if (marks.some((mark) => mark !== sorrow && mark !== 'heavy')) return IS_SURE_AMONG_MARKS;
  return marks.includes(sorrow) ? IS_SURE_AS_MARKED : IS_SURE;
}
