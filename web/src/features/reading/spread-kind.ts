import type { ReadingType } from '@sibila/contracts/quota';
import type { QuestionWords } from './ask-question.tsx';
import type { RitualWords } from './ritual-notice.tsx';
import type { StepMark } from './stage.tsx';

/** What a ritual with a spread and a question says and does of its own. */
export interface SpreadKind<S extends string> {
  type: ReadingType;
  marks: readonly StepMark<S>[];
  /** The step that follows the question. */
  next: S;
  question: QuestionWords;
  words: RitualWords;
  /** Stands on the sheet until the first sentence has come. */
  waiting: string;
  /** Where this tab keeps it. */
  drafts: { drop: (userId: string) => void };
}
