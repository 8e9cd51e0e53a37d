import { CLAIM_PHRASES, ENGLISH_WORDS } from './claim-phrases.ts';
import { foldText, foldWord, plain } from './fold.ts';
import { compilePhrases } from './phrases.ts';
import { wholeWords } from '../text/whole-words.ts';

/** Names of the rules that an answer must not break. */
export type ForbiddenClaim = (typeof CLAIM_PHRASES)[number][0] | 'markup' | 'english';

const CLAIMS = CLAIM_PHRASES.map(([rule, table]) => [rule, compilePhrases(table)] as const);

// Negation does not excuse speaking of oneself as a machine, nor advice against treatment.
const NEVER_EXCUSED: ReadonlySet<string> = new Set(['language-model']);
const COMMANDS = /(?:^| )(?:no tomes|no nesesitas) /;

const MARKUP = [
  /https?:|www\.|[\p{L}\p{N}_-]\.(?:com|net|org|info|io|app|xyz|es|mx|ar|cl|co)(?![\p{L}\p{N}_])/iu,
  /<[/!]?[a-z][^>]*>?|&(?:[a-z]+|#\d+);/i,
  /\*\*|__|~~|`|\[[^\]]*\]\([^)]*\)|\|[^|]*\|/,
  /^\s*(?:#{1,6}\s|[-*•>]\s|\d{1,2}[.)]\s)/,
];
const NUMBERS_TO_PLAY = wholeWords(/\b\d{1,2}(?:\s*(?:,|-|y)\s*\d{1,2}){2,}\b/);
const CLAUSE_END = /[,;:.¿?¡!()«»—\n]+/;
// «La Muerte» with a capital is the card, unless it is somebody's.
const CARD_OF_DEATH = wholeWords(/\b[Ll]a Muerte\b(?! de (?:tu|su|un|una|alguien)\b)/g);
const NEGATOR = new RegExp(
  `(?:^| )(?:${['no', 'ni', 'nunca', 'jamás', 'tampoco', 'sin', 'nada'].map((w) => foldWord(plain(w))).join('|')})(?: \\S+){0,4}$`,
);
const FALSE_NEGATOR = new RegExp(
  `(?:^| )no (?:${['tard', 'dud', 'podr', 'evit', 'hay', 'cab', 'olvid', 'solo', 'mient', 'fall', 'deja'].map(foldWord).join('|')})`,
);

/** The clauses of a sentence, folded as the phrases of the tables are. */
export function clausesOf(sentence: string): string[] {
  return sentence.split(CLAUSE_END).map((clause) => foldText(clause).lines[0] ?? '');
}

/** Whether what stands at this place of a folded clause is denied there. */
export function isDenied(clause: string, at: number): boolean {
  const before = clause.slice(0, at);
  return NEGATOR.test(before) && !FALSE_NEGATOR.test(before);
}

function brokenClaim(clause: string): ForbiddenClaim | null {
  for (const [rule, phrases] of CLAIMS) {
    for (const phrase of phrases) {
      const at = clause.search(phrase);
      if (at === -1) continue;
      const excusable = !NEVER_EXCUSED.has(rule) && !COMMANDS.test(clause);
      if (!excusable || !isDenied(clause, at)) return rule;
    }
  }
  return null;
}

function isEnglish(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  const english = words.filter((word) => ENGLISH_WORDS.has(word.replace("'", '’')));
  return new Set(english).size >= 2 && english.length / words.length >= 0.3;
}

/**
 * Names the rule that a Spanish sentence of a reading breaks, or null when it may be shown.
 * The rules: no foretelling of death, illness, accident, pregnancy, lottery numbers or verdicts, no
 * secret feelings of others as facts, nothing about being a machine, no markup, no English.
 */
export function forbiddenClaim(sentence: string): ForbiddenClaim | null {
  if (MARKUP.some((pattern) => pattern.test(sentence))) return 'markup';
  if (NUMBERS_TO_PLAY.test(sentence)) return 'lottery';
  if (isEnglish(sentence)) return 'english';
  for (const clause of clausesOf(sentence.replace(CARD_OF_DEATH, 'la carta'))) {
    const broken = brokenClaim(clause);
    if (broken) return broken;
  }
  return null;
}
