import type { Situation } from '@sibila/domain/hearing/situations';
import type { ArcanumName } from '@sibila/domain/tarot/cards';

/** What the last card says to the question; «no» is also «let go». */
export type Lean = 'yes' | 'if' | 'no' | 'wait';

/** The kind of question: «should I?», «will it?», «how?», «why?» or «is it wrong?». */
export type Ask = 'should' | 'will' | 'how' | 'why' | 'wrong';

/** What a card says of the matters of a family in a place: past, present, obstacle, and future or advice. */
export interface PlaceTexts {
  behind: string;
  now: string;
  against: string;
  ahead: string;
}

/** One for a card as it stands, one for it reversed. */
export interface BothWays<T> {
  up: T;
  rev: T;
}

export type OfEachCard<T> = Readonly<Record<ArcanumName, BothWays<T>>>;

/** A detail of the question that a text names as {quien}, {suma}… */
export type Slot = 'quien' | 'suma' | 'tiempo' | 'dia' | 'lugar' | 'evento' | 'cosa';

export interface SlotText {
  needs: readonly Slot[];
  text: string;
}

/** The second half of a reading: what the deciding card answers, one thing to do, and an end. */
export interface Answer {
  lean: Lean;
  ahead: string;
  task: string;
  end: string;
}

/** The texts for one situation and one kind of question. */
export interface CaseTexts {
  openings: readonly SlotText[];
  answers: OfEachCard<Answer>;
}

/** The texts of situations that are alike. */
export interface Family {
  passages: OfEachCard<PlaceTexts>;
  /** For a question of which only the family is understood. */
  open: CaseTexts;
  cases: Readonly<Partial<Record<Situation, Readonly<Partial<Record<Ask, CaseTexts>>>>>>;
}
