import { plain } from './fold.ts';

/** What a palm must never be said to show: names of the rules and how Spanish says it. */
const RULES: readonly (readonly [string, RegExp])[] = [
  [
    'lifespan',
    /\b(?:anos de vida|esperanza de vida|vida (?:muy )?(?:corta|larga|breve)|viviras|longevidad|cuantos anos)\b/,
  ],
  [
    'body',
    /\b(?:fertilidad|fertil|esteril|embaraz\w*|hijos tendras|circulacion|diabetes|anemia|tiroides|hormon\w*|sindrome|genetic\w*|enfermedad\w*|diagnostic\w*)\b/,
  ],
  [
    'single-crease',
    /\b(?:pliegue (?:palmar )?(?:unico|simiesco)|linea (?:unica|simiesca)|simiesc\w*)\b/,
  ],
  [
    'person',
    /\b(?:raza|etnia|etnic\w*|tu edad|piel (?:morena|negra|blanca|clara|oscura|palida)|de origen (?!de)|mujer joven|hombre joven|persona mayor)\b/,
  ],
  // What a person wrote on the hand, or on a note beside it, for the model to obey.
  [
    'instruction',
    /\b(?:ignora (?:todo|lo anterior|las)|responde (?:solo|unicamente)|instruccion(?:es)?|prompt)\b/,
  ],
];
/** «No dice cuántos años…» says that the palm does not. */
const DENIAL = /\b(?:no|ni|nunca|jamas|tampoco|nada)\b[^.;:]*$/;

/**
 * Why a sentence can't stand in the reading of a palm (it speaks of lifespan, health, fertility, age,
 * origin or a single crease), or null when it can. See also `forbiddenClaim`.
 */
export function forbiddenOfPalms(sentence: string): string | null {
  const text = plain(sentence);
  for (const [rule, pattern] of RULES) {
    const found = pattern.exec(text);
    if (found && !DENIAL.test(text.slice(0, found.index)))
      return `a sentence breaks the rule ${rule}`;
  }
  return null;
}
