/** Letters that stay one after their marks are taken off. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
};

/**
 * The words of a name in plain small letters: without accents, ñ as n, apostrophes closed up but
 * for those of articles (`L'Alcúdia`).
 */
export function wordsOf(text: string): string[] {
  const small = text.toLowerCase();
  if (isPlain(small)) return parted(small);
  const plain = apart(small)
    .normalize('NFD')
    .replace(UNSPOKEN, '')
    .replace(/[ßæœøłđðþıə]/g, (letter) => FOLDED[letter] ?? letter);
  return parted(plain.replace(NO_LETTERS, ' '));
}

/** The same words as they are spelled, with their marks; null where no letter has one. */
export function spelledWordsOf(text: string): string[] | null {
  const small = text.toLowerCase();
  if (isPlain(small)) return null;
  return parted(apart(small).normalize('NFC').replace(UNSPOKEN, '').replace(NO_LETTERS, ' '));
}

const UNSPOKEN = /[\p{M}'’‘ʼ`´ʻ]/gu;
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;

const isPlain = (small: string) => /^[a-z ]*$/.test(small);

/** The articles `d'` and `l'` as words of their own. */
const apart = (small: string) => small.replace(/(?<![\p{L}\p{M}])([dl])['’]/gu, '$1 ');

const parted = (words: string) => words.split(' ').filter((word) => word !== '');
