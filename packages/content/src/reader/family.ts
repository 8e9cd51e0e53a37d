import type { Situation } from '@sibila/domain/hearing/situations';
import type { ArcanumName } from '@sibila/domain/tarot/cards';

/** What the last card says to the question; «no» is also «let go». */
export type Lean = 'yes' | 'if' | 'no' | 'wait';

/** What a card does to the one before it. */
export type Force = 'opens' | 'clouds' | 'breaks' | 'weighs' | 'warms' | 'holds';

/** The kind of question: «should I?», «will it?», «how?», «why?» or «is it wrong?». */
export type Ask = 'should' | 'will' | 'how' | 'why' | 'wrong';

/** A card as it lies, in the matters of a family. */
export interface FaceTexts {
  /** The detail of the picture that counts, with its article: «el farol en alto». */
  image: string;
  force: Force;
  /** One passage for each place of a spread: past, present, obstacle, and future or advice. */
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

export type Passages = Readonly<Record<ArcanumName, BothWays<FaceTexts>>>;

/** What the second force does to the first; {a} and {b} are the images of the two cards. */
export type Bridges = Readonly<Record<`${Force}>${Force}`, readonly string[]>>;

/** A detail of the question that a text names as {quien}, {suma}… */
export type Slot = 'quien' | 'suma' | 'tiempo' | 'dia' | 'lugar' | 'evento' | 'cosa';

export interface SlotText {
  needs: readonly Slot[];
  text: string;
}

/** The texts for one situation and one kind of question. */
export interface CaseTexts {
  openings: readonly SlotText[];
  /** What the last card says to this very question, with its lean. */
  verdicts: Readonly<Record<ArcanumName, BothWays<readonly [Lean, string]>>>;
  tasks: Readonly<Record<Lean, readonly SlotText[]>>;
  closings: Readonly<Record<Lean, readonly string[]>>;
}

/** The texts of situations that are alike. */
export interface Family {
  passages: Passages;
  bridges: Bridges;
  /** For a question of which only the family is understood. */
  open: CaseTexts;
  cases: Readonly<Partial<Record<Situation, Readonly<Partial<Record<Ask, CaseTexts>>>>>>;
}
