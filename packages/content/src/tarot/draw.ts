import { assessQuestion, type QuestionAssessment } from '@sibila/domain/safety/question';
import type { QuestionForm } from '@sibila/domain/safety/question-form';
import type { DrawnCard } from '@sibila/domain/tarot/cards';
import { spreadFor } from '@sibila/domain/tarot/spreads';
import { chooser, oneIn, sparing, type Choose } from './chooser.ts';
import { listening } from './echo.ts';
import {
  delicateOf,
  isAboutAnother,
  isUrgent,
  type Delicate,
} from '@sibila/domain/safety/delicate';
import { cautionsOfErrand, errandOf, type Errand } from '@sibila/domain/safety/errand';
import { sorrowOf, type Sorrow } from '@sibila/domain/safety/sorrow';
import { subjectOf } from './question/subject.ts';
import { cardAskedAbout } from './question/card-asked.ts';
import type { Matter } from './question/matters.ts';
import { motifOf, type Motif } from './question/motifs.ts';
import { formOf, missesTheQuestion, quotable, wordingOf } from './quotable.ts';

export interface TarotReadingInput {
  /** 1 to 10 different cards, in the order in which they were chosen. */
  cards: readonly DrawnCard[];
  question?: string;
}

export type Field =
  'past' | 'present' | 'future' | 'obstacle' | 'root' | 'advice' | 'direction' | 'open';

/** What a reading is made from. */
export interface Draw {
  cards: readonly DrawnCard[];
  /** As it was asked, without the space around it. */
  question: string;
  spread: string;
  /** What each card speaks of, by its place. */
  fields: readonly Field[];
  /** The question as it may be quoted, or null. */
  quote: string | null;
  form: QuestionForm;
  /** Whether it may be called a question, something told, or neither. */
  wording: ReturnType<typeof wordingOf>;
  /** What the card is about whose meaning is asked, or null. */
  cardAsked: string | null;
  motif: Motif | null;
  /** What is so serious that every task must fit it, or null. */
  matter: Matter | null;
  assessment: QuestionAssessment;
  /** What it asks that no card may answer, if it does. */
  delicate: Delicate | null;
  /** What it tells of that hurts, if it does. */
  sorrow: Sorrow | null;
  /** The everyday matter that it asks of in words of another field, if it does. */
  errand: Errand | null;
  isAboutAnother: boolean;
  /** Whether its words about a body call for help at once. */
  isUrgent: boolean;
  /** What is asked about, said to the person who asked. */
  subject: string;
  /** Whether that names nothing of the question, as «este asunto» does. */
  hasVagueSubject: boolean;
  /** The words before the subject, wherever it was named: filled while the reading is told. */
  heads: Set<string>;
  /** Whether the first pair is read in one sentence and another one at length, or the reverse. */
  swapsPairs: boolean;
  choose: Choose;
  /** For what there is to do: whatever repeats least of what the reading said already. */
  advise: Choose;
}

const FIELD_OF_POSITION: Readonly<Record<string, Field>> = {
  consejo: 'advice',
  pasado: 'past',
  presente: 'present',
  futuro: 'future',
  situacion: 'present',
  obstaculo: 'obstacle',
  raiz: 'root',
  rumbo: 'direction',
};

/** The item at an index; negative ones count from the end. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items.at(index);
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}

function matterOf({ theme, cautions }: QuestionAssessment, motif: Motif | null): Matter | null {
  if (theme === 'health' || cautions.includes('health')) return null;
  if (motif === 'law') return 'law';
  return motif === null && (theme === 'money' || cautions.includes('money')) ? 'money' : null;
}

/** What an everyday matter leaves of a judgement of its words: no other field, and what it owes. */
function fitted(assessment: QuestionAssessment, errand: Errand | null): QuestionAssessment {
  if (errand === null) return assessment;
  const cautions = cautionsOfErrand(errand, assessment.cautions);
  return { ...assessment, theme: 'none', cautions };
}

/** Looks at cards and question before anything is written. */
export function drawOf({ cards, question = '' }: TarotReadingInput): Draw {
  if (cards.length < 1 || cards.length > 10) throw new RangeError('1 to 10 cards make a reading');
  const spread = spreadFor(cards.length);
  const asked = question.trim();
  const form = formOf(asked);
  const sorrow = sorrowOf(asked, form);
  const errand = sorrow === null ? errandOf(asked) : null;
  const assessment = fitted(assessQuestion(asked), errand);
  const quote = assessment.crisis === null && form !== 'unreadable' ? quotable(asked) : null;
  const subject = subjectOf(asked, form, assessment.theme);
  const motif = errand === null ? motifOf(asked, assessment.cautions) : null;
  const seed = cards.map((card) => `${card.arcanum}${card.reversed ? 'r' : ''}`).join(',');
  const fitting = sparing(chooser(`${seed}|${asked}`), (text) => missesTheQuestion(text, form));
  const { choose, advise } = listening(fitting);
  return {
    cards,
    question: asked,
    spread: spread.id,
    fields: spread.positions.map(({ id }) => FIELD_OF_POSITION[id] ?? 'open'),
    quote,
    form,
    wording: wordingOf(quote ?? asked, form),
    cardAsked: cardAskedAbout(asked),
    motif,
    matter: errand === null ? matterOf(assessment, motif) : null,
    assessment,
    delicate: delicateOf(asked, form),
    sorrow,
    errand,
    isAboutAnother: isAboutAnother(asked),
    isUrgent: isUrgent(asked),
    subject,
    hasVagueSubject: /^(?:este|lo) /.test(subject),
    heads: new Set(),
    swapsPairs: oneIn(2, choose),
    choose,
    advise,
  };
}

/** Whether the reading holds texts that are always the same, as a caution is. */
export function isCareful({ assessment, delicate }: Draw): boolean {
  return assessment.cautions.length > 0 || delicate !== null;
}

/** Whether nothing in the reading may sound like a prognosis. */
export function isOfHealth({ assessment }: Draw): boolean {
  return assessment.theme === 'health' || assessment.cautions.includes('health');
}
