import { plain } from './fold.ts';

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
  /** Null while the account has none yet. */
  username: string | null;
  fullName: string;
}

/** The words that a stranger would try first for this person: theirs, the product's, its subjects. */
export function wordsOf(owner: PasswordOwner, productName: string): string[] {
  const local = owner.email.slice(0, owner.email.lastIndexOf('@'));
  const names = plain(owner.fullName)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4);
  const untagged = local.replace(/\+.*$/, '');
  const words = [
    owner.email,
    local,
    untagged,
    owner.username ?? '',
    owner.fullName,
    ...names,
    productName,
  ];
  const squeezed = [...words.map(squeeze), ...SUBJECTS];
  const bare = squeezed.map((word) => word.replace(/^\p{N}+|\p{N}+$/gu, ''));
  const long = [...squeezed, ...bare].filter((word) => word.length >= MIN_WORD);
  return [...new Set(long)].sort((a, b) => b.length - a.length);
}

/**
 * Whether a password is one sign over and over, or nothing but the owner's words, the product's name
 * and its subjects, with any digits and signs among them («tarot123», «Ana.Prueba!»).
 */
export function isOwnersWords(
  password: string,
  owner: PasswordOwner,
  productName: string,
): boolean {
  return isOneSign(password) || isMadeOf(password, wordsOf(owner, productName));
}
