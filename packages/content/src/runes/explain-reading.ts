import { RUNE_NAMES, type CastRune, type RuneName } from '@sibila/domain/runes/runes';
import { runeSpreadFor, MAX_RUNES } from '@sibila/domain/runes/spreads';
import { takeSentences } from '@sibila/domain/text/sentences';
import { RUNE_IMAGES } from '../gentle/images.ts';
import { RUNES } from './catalogue.ts';
import { fieldOf } from './fields.ts';
import { relationsOf } from './relate.ts';
import { uncapital } from './spoken.ts';
import { sideOf } from './voices/sides.ts';

/** Why a reading says what it says of one rune. */
export interface RuneExplanation {
  /** The title of the place in the spread. */
  position: string;
  name: RuneName;
  reversed: boolean;
  /** The keywords of the side on which the rune lies; empty for a gentle reading. */
  keywords: readonly string[];
  /**
   * The sentence that the rune gave rise to and, after « […] », what the text says of it against an
   * earlier one; null where the text never names it.
   */
  sentence: string | null;
}

function sentencesOf(text: string): string[] {
  const { sentences, rest } = takeSentences(text);
  return [...sentences, rest].map((sentence) => sentence.trim()).filter((each) => each !== '');
}

/** The built-in reader writes its texts to the letter, but for the case of their first letter. */
function builtInSentence(shown: readonly string[], text: string): string | null {
  const found = shown.find((each) => text.includes(each) || text.includes(uncapital(each)));
  return found === undefined ? null : (sentencesOf(found)[0] ?? null);
}

function firstNaming(name: RuneName, text: string): string | null {
  const named = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu');
  return sentencesOf(text).find((sentence) => named.test(sentence)) ?? null;
}

/** What a text of the built-in reader says of a rune against one before it. */
function relationSentence(cast: readonly CastRune[], drawn: CastRune, text: string): string | null {
  const before = cast.slice(0, cast.indexOf(drawn));
  const said = before.flatMap((other) => relationsOf(other, drawn));
  return said.find((each) => text.includes(each)) ?? null;
}

/**
 * Takes a reading apart: for each rune its place, its keywords and the sentence it gave rise to,
 * which in a text of the built-in reader are the one that says what it shows there and what sets
 * it against a neighbour, and in any other the first that names it. Pure; RangeError for a cast that no spread holds.
 */
export function explainRuneReading(
  cast: readonly CastRune[],
  paragraphs: readonly string[],
): RuneExplanation[] {
  if (cast.length < 1 || cast.length > MAX_RUNES) throw new RangeError('no such cast');
  const text = paragraphs.join('\n');
  return runeSpreadFor(cast.length).positions.map(({ id, title }, index) => {
    const drawn = cast[index];
    const rune = drawn && RUNES[drawn.rune];
    const name = drawn && RUNE_NAMES[drawn.rune];
    if (!drawn || !rune || !name) throw new RangeError(`no rune at ${index}`);
    const shown = sideOf(drawn)[fieldOf(id)];
    const own = builtInSentence(shown, text) ?? firstNaming(name, text);
    const related = relationSentence(cast, drawn, text);
    return {
      position: title,
      name,
      reversed: drawn.reversed,
      // A gentle reading has no keywords: «fertilidad» beside a loss would hurt.
      keywords: text.includes(RUNE_IMAGES[drawn.rune] ?? '\n')
        ? []
        : ((drawn.reversed ? rune.reversed?.keywords : rune.keywords) ?? []),
      sentence: own !== null && related !== null ? `${own} […] ${related}` : own,
    };
  });
}
