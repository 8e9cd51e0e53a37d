import { assessQuestion, type QuestionAssessment } from '@sibila/domain/safety/question';
import { questionForm, type QuestionForm } from '@sibila/domain/safety/question-form';
import type { DrawnCard } from '@sibila/domain/tarot/cards';
import { spreadFor } from '@sibila/domain/tarot/spreads';
import { chooser, type Choose } from './chooser.ts';
import { subjectOf } from './question/subject.ts';
import { quotable } from './quotable.ts';

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
  spread: string;
  /** What each card speaks of, by its place. */
  fields: readonly Field[];
  /** The question as it may be quoted, or null. */
  quote: string | null;
  form: QuestionForm;
  assessment: QuestionAssessment;
  /** What is asked about, said to the person who asked. */
  subject: string;
  choose: Choose;
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

/** Looks at cards and question before anything is written. */
export function drawOf({ cards, question = '' }: TarotReadingInput): Draw {
  if (cards.length < 1 || cards.length > 10) throw new RangeError('1 to 10 cards make a reading');
  const spread = spreadFor(cards.length);
  const asked = question.trim();
  const assessment = assessQuestion(asked);
  const form = questionForm(asked);
  const seed = cards.map((card) => `${card.arcanum}${card.reversed ? 'r' : ''}`).join(',');
  return {
    cards,
    spread: spread.id,
    fields: spread.positions.map(({ id }) => FIELD_OF_POSITION[id] ?? 'open'),
    quote: assessment.crisis === null && form !== 'unreadable' ? quotable(asked) : null,
    form,
    assessment,
    subject: subjectOf(asked, form, assessment.theme),
    choose: chooser(`${seed}|${asked}`),
  };
}

/** Whether nothing in the reading may sound like a prognosis. */
export function isOfHealth({ assessment }: Draw): boolean {
  return assessment.theme === 'health' || assessment.cautions.includes('health');
}
