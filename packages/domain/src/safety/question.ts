import { ARCANA_NAMES } from '../tarot/cards.ts';
import { CAUTION_FIGURES, CAUTION_PHRASES } from './caution-phrases.ts';
import { MINORS, THREATS } from './danger-phrases.ts';
import { FIELD_PHRASES, type QuestionTheme } from './field-phrases.ts';
import { foldText, foldWhole, type FoldedText } from './fold.ts';
import { HINTED_SELF_HARM, HINTED_VIOLENCE } from './hinted-phrases.ts';
import { HARMLESS_IDIOMS } from './idioms.ts';
import { JESTS } from './jests.ts';
import {
  compilePhrases,
  compileRules,
  countMatches,
  satisfies,
  withoutPhrases,
} from './phrases.ts';
import { PLAIN_SELF_HARM } from './plain-self-harm.ts';
import { PLAIN_VIOLENCE } from './plain-violence.ts';
import { SELF_HARM } from './self-harm-phrases.ts';
import { DECISION_PHRASES, SELF_PHRASES } from './theme-phrases.ts';
import { themesIn } from './theme-weighing.ts';
import { unglue } from './unglue.ts';
import { VEILED_SELF_HARM, VEILED_VIOLENCE } from './veiled-phrases.ts';
import { VIOLENCE } from './violence-phrases.ts';

export type { QuestionTheme } from './field-phrases.ts';

/** What a question speaks of that must not be answered with cards. */
export type Crisis = 'self-harm' | 'violence';

/** Subjects in which a reading says plainly that it replaces no professional. */
export type Caution = 'health' | 'law' | 'money';

export interface QuestionAssessment {
  crisis: Crisis | null;
  cautions: Caution[];
  theme: QuestionTheme;
}

const IDIOMS = compilePhrases([...JESTS, ...HARMLESS_IDIOMS]);
/** The tables of danger, each with what it speaks of. */
const DANGERS = [
  ['self-harm', 'said', compileRules(SELF_HARM)],
  ['self-harm', 'plain', compileRules(PLAIN_SELF_HARM)],
  ['self-harm', 'hinted', compileRules(HINTED_SELF_HARM)],
  ['self-harm', 'veiled', compileRules(VEILED_SELF_HARM)],
  ['violence', 'said', compileRules(VIOLENCE)],
  ['violence', 'plain', compileRules(PLAIN_VIOLENCE)],
  ['violence', 'minors', compileRules(MINORS)],
  ['violence', 'threats', compileRules(THREATS)],
  ['violence', 'hinted', compileRules(HINTED_VIOLENCE)],
  ['violence', 'veiled', compileRules(VEILED_VIOLENCE)],
] as const;
const CAUTIONS = [
  ['health', compilePhrases(CAUTION_PHRASES.health)],
  ['law', compilePhrases(CAUTION_PHRASES.law)],
  ['money', compilePhrases(CAUTION_PHRASES.money)],
] as const;
const FIGURES = compilePhrases(CAUTION_FIGURES);
const FIELDS = FIELD_PHRASES.map(([theme, table]) => [theme, compilePhrases(table)] as const);
const DECISION = compilePhrases(DECISION_PHRASES);
const SELF = compilePhrases(SELF_PHRASES);

// «El Juicio» with capitals is a card; «el juicio» may be a court.
const CARD_NAMES = new RegExp(`(?:${ARCANA_NAMES.join('|')})(?![\\p{L}])`, 'gu');

const withoutCards = (text: string) => text.replace(CARD_NAMES, ' ');

/** A text as it is read for danger: folded, without the names of cards. */
const foldedForDanger = (text: string) => foldText(withoutCards(text));

/** The same without harmless idioms. */
const serious = ({ lines }: FoldedText): FoldedText => ({
  lines: [...new Set(lines.map((line) => withoutPhrases(unglue(line), IDIOMS)))],
});

function crisisOf(text: string): Crisis | null {
  const read = serious(foldedForDanger(text));
  return DANGERS.find(([, , rules]) => satisfies(read, rules))?.[0] ?? null;
}

/** The folded words of a text, as they are weighed for danger. */
export const wordsForDanger = (text: string): string => foldWhole(withoutCards(text));

/** The tables of danger that a text satisfies, by what they speak of. Any text is accepted. */
export function dangerSigns(text: string): [Crisis, string][] {
  const read = serious(foldedForDanger(text));
  const held = DANGERS.filter(([, , rules]) => satisfies(read, rules));
  return held.map(([crisis, table]) => [crisis, table]);
}

/** The words of a text as they are weighed for its themes: without those of other subjects. */
export const wordsForThemes = (text: string): string =>
  withoutPhrases(wordsForDanger(text), FIGURES);

function cautionsOf({ lines }: FoldedText): Caution[] {
  const [whole = ''] = lines;
  // A sentence that stands in the whole text says nothing new of its subject.
  const readings = [whole, ...lines.filter((line) => !whole.includes(line))];
  const literal = readings.map((line) => withoutPhrases(line, FIGURES));
  return CAUTIONS.filter(([, phrases]) =>
    literal.some((line) => countMatches(line, phrases) > 0),
  ).map(([caution]) => caution);
}

/** The cautions that the tables of phrases find in a text. */
export const cautionsInTables = (text: string): Caution[] => cautionsOf(foldedForDanger(text));

function themeOf(line: string): QuestionTheme {
  let best: QuestionTheme = 'none';
  let most = 0;
  for (const [theme, phrases] of FIELDS) {
    const found = countMatches(line, phrases);
    if (found > most) [best, most] = [theme, found];
  }
  if (best !== 'none') return best;
  if (countMatches(line, DECISION) > 0) return 'decision';
  return countMatches(line, SELF) > 0 ? 'self' : 'none';
}

/**
 * Looks at a question before anything is read into it: whether it speaks of a crisis (then no
 * reading is made), which cautions the reading owes, and what it is about. Any text is accepted.
 */
export function assessQuestion(text: string): QuestionAssessment {
  const folded = foldedForDanger(text);
  const line = folded.lines[0] ?? '';
  return {
    crisis: crisisOf(text),
    cautions: themesIn(wordsForThemes(text), ['health', 'law', 'money'], cautionsOf(folded)),
    theme: themeOf(line),
  };
}
