import { plain } from './fold.ts';

/** What a stranger would try first: words of a person, of the product, of its subjects. */
const MIN_WORD = 3;
const SUBJECTS = ['tarot', 'horoscopo', 'astrologia'];

/** Letters and digits alone, without case or accents. */
const squeeze = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '');

const isOneSign = (password: string) => new Set(password.toLowerCase()).size === 1;

/** Whether a password is some of these words one after another, with digits and signs anywhere. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  let rest = squeeze(password);
  if (words.includes(rest)) return true;
  const before = rest;
  // A sign that no letter can be keeps what stands on either side from making a new word.
  for (const word of words) rest = rest.replaceAll(word, ' ');
  return rest !== before && !/\p{L}/u.test(rest);
}

/** Whose password it is to be, in their own words. */
export interface PasswordOwner {
  email: string;
  username: string;
  fullName: string;
}

function wordsOf(owner: PasswordOwner, productName: string): string[] {
  const local = owner.email.slice(0, owner.email.lastIndexOf('@'));
  const names = plain(owner.fullName)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4);
  const words = [owner.email, local, owner.username, owner.fullName, ...names, productName];
  const squeezed = [...words.map(squeeze), ...SUBJECTS];
  const bare = squeezed.map((word) => word.replace(/^\p{N}+|\p{N}+$/gu, ''));
  const long = [...squeezed, ...bare].filter((word) => word.length >= MIN_WORD);
  return [...new Set(long)].sort((a, b) => b.length - a.length);
}

/**
 * Whether a password is guessed at once: one of the common ones (`isCommon` is asked in lower case),
 * one sign over and over, or nothing but the owner's words, the product's name and its subjects, with
 * any digits and signs among them («tarot123», «Ana.Prueba!»).
 */
export function isGuessable(
  password: string,
  owner: PasswordOwner,
  { productName, isCommon }: { productName: string; isCommon: (password: string) => boolean },
): boolean {
  return (
    isOneSign(password) ||
    isCommon(password.toLowerCase()) ||
    isCommon(plain(password)) ||
    isMadeOf(password, wordsOf(owner, productName))
  );
}
