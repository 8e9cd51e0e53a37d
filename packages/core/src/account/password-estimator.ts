import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Whether a password is soon guessed by somebody who also tries these words. */
type PasswordEstimator = (password: string, ownWords: readonly string[]) => boolean;

/** Fewer guesses than this, where words or patterns were recognised, are too few. */
const MIN_GUESSES = 1e7;
/** A check takes the square of its length: both ends, of 32 characters each, some 10 to 30 ms of a processor. */
const CHECKED_LENGTH = 32;

let estimator: Promise<PasswordEstimator> | undefined;

/** The estimator; its dictionaries are unpacked when the first password is chosen. */
export function passwordEstimator(): Promise<PasswordEstimator> {
  estimator ??= build().catch((error: unknown) => {
    estimator = undefined;
    throw error;
  });
  return estimator;
}

async function build(): Promise<PasswordEstimator> {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  const dictionary: Record<string, string[]> = {};
  for (const [name, words] of Object.entries({ ...common.dictionary, ...spanish.dictionary }))
    dictionary[name] = [...new Set(words.map(withoutAccents))];
  const zxcvbn = new ZxcvbnFactory({
    dictionary,
    graphs: common.adjacencyGraphs,
    // The default of 100 takes up to half a second for a password made of look-alike signs.
    l33tMaxSubstitutions: 4,
    maxLength: CHECKED_LENGTH,
  });
  return (password, ownWords) => {
    const bare = withoutAccents(password);
    // A long password is as strong as the stronger of its ends.
    const ends = new Set([bare.slice(0, CHECKED_LENGTH), bare.slice(-CHECKED_LENGTH)]);
    return [...ends].every((part) => isSoonGuessed(zxcvbn, part, ownWords));
  };
}

/**
 * Signs in which nothing is recognised are as strong as their length, of which the specification
 * wants 6; whatever else is recognised has to take enough guesses.
 */
function isSoonGuessed(
  zxcvbn: ZxcvbnFactory,
  password: string,
  ownWords: readonly string[],
): boolean {
  const { guesses, sequence } = zxcvbn.check(password, [...ownWords]);
  return guesses < MIN_GUESSES && sequence.some(({ pattern }) => pattern !== 'bruteforce');
}

/** «canción» and «cancion» are one word to whoever guesses; case stays, since it counts. */
const withoutAccents = (text: string) => text.normalize('NFKD').replace(/[\p{Mn}\p{Cf}]/gu, '');
