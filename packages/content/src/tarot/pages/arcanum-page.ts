import type { ArcanumName } from '@sibila/domain/tarot/cards';

/** What the page of an arcanum says beyond its entry in the catalogue. */
export interface ArcanumPage {
  name: ArcanumName;
  /** For lists of search results: at most 160 characters. */
  summary: string;
  /** Other names that decks and readers give it. */
  alsoCalled: string | null;
  /** Its sign, planet or element in the tradition of the Golden Dawn. */
  correspondence: string;
  reversedKeywords: readonly string[];
  /** What the drawing shows and what older decks showed, by paragraphs. */
  seen: readonly string[];
  love: string;
  work: string;
  advice: string;
  /** What it becomes beside other cards. */
  beside: readonly { card: ArcanumName; text: string }[];
  /** How it differs from those it is confused with. */
  neighbours: string;
  /** A question to put to it. */
  question: string;
}
