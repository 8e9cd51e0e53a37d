/** A part of a sign's page under its own heading. */
interface Chapter {
  title: string;
  body: readonly string[];
}

/** What is written of one sign and of no other. */
export interface SignText {
  /** For lists of results, at most 160 characters. */
  description: string;
  /** The line under its name. */
  lead: string;
  /** Character, myth, love, work and shadow, in the order that suits the sign. */
  chapters: readonly Chapter[];
  /** Between which days the Sun enters it on the clocks of Mexico City, and what that means. */
  cusp: string;
  /** What its horoscope of the day is computed from. */
  reckoning: string;
}
