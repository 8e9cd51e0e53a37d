import { clausesOf, isDenied } from './answer.ts';
import { ORDERS, PALM_PHRASES } from './palm-phrases.ts';
import { compilePhrases } from './phrases.ts';

const RULES = PALM_PHRASES.map(([rule, table]) => [rule, compilePhrases(table)] as const);
const INSTRUCTIONS = compilePhrases(ORDERS);
/** «No miente y dice que…»: what stands behind is denied no more. */
const NEW_CLAUSE = / (?:i|pero|sino|porke) /;

/**
 * Why a sentence can't stand in the reading of a palm (it speaks of lifespan, health, children, age,
 * origin or a single crease, or is an order that somebody wrote on it), or null when it can. «No
 * dice cuántos años…» says that the palm does not. See also `forbiddenClaim`.
 */
export function forbiddenOfPalms(sentence: string): string | null {
  const clauses = clausesOf(sentence);
  if (clauses.some((clause) => INSTRUCTIONS.some((order) => clause.search(order) !== -1)))
    return 'a sentence breaks the rule instruction';
  for (const part of clauses.flatMap((clause) => clause.split(NEW_CLAUSE)))
    for (const [rule, phrases] of RULES)
      for (const phrase of phrases) {
        const at = part.search(phrase);
        if (at !== -1 && !isDenied(part, at)) return `a sentence breaks the rule ${rule}`;
      }
  return null;
}
