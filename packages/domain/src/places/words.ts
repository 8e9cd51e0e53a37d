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
  const plain = /^[a-z ]*$/.test(small)
    ? small
    : small
        .replace(/(?<![\p{L}\p{M}])([dl])['’]/gu, '$1 ')
        .normalize('NFD')
        .replace(/[\p{M}'’‘ʼ`´ʻ]/gu, '')
        .replace(/[ßæœøłđðþıə]/g, (letter) => FOLDED[letter] ?? letter)
        .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return plain.split(' ').filter((word) => word !== '');
}
