import type { RuneName } from '@sibila/domain/runes/runes';

/** What the page of a rune says beyond its entry in the catalogue. */
export interface RunePage {
  name: RuneName;
  /** For lists of search results: at most 160 characters. */
  summary: string;
  /** How the sign sounded, in words; null for the blank rune. */
  sound: string | null;
  /** The sign, its name and where both come from. */
  sign: string;
  /** What the old poems say of it, and how old that is. */
  poem: string;
  love: string;
  work: string;
  /** How to tell it upside down, or why that can't be done. */
  turned: string;
  /** What it becomes beside other runes. */
  beside: readonly { rune: RuneName; text: string }[];
  /** How it differs from those it is confused with. */
  neighbours: string;
  /** A question to put to it. */
  question: string;
}
