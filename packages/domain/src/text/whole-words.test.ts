import { describe, expect, it } from 'vitest';
import { wholeWords } from './whole-words.ts';

describe('wholeWords', () => {
  it('ends a word where Spanish ends it, before and after ñ and accents', () => {
    const a = wholeWords(/\ba\b/gi);
    const words = ['acompaña', 'España', 'aún', 'día', 'ñandú', 'árbol'];
    expect(words.filter((word) => word.match(a))).toEqual([]);
    expect('a él, y A ti'.match(a)).toEqual(['a', 'A']);
    expect('sé, té y él'.match(wholeWords(/\bs\b|\bt\b|\bl\b/g))).toBeNull();
  });

  it('finds the words that begin or end in an accent, which \\b does not', () => {
    expect('él está aquí, así'.match(wholeWords(/\b(?:él|está|aquí|así)\b/g))).toEqual([
      'él',
      'está',
      'aquí',
      'así',
    ]);
  });

  it('keeps the flags of the pattern and what stands between the edges', () => {
    expect(wholeWords(/x/giy).flags).toBe('giuy');
    expect('de el Sol'.replace(wholeWords(/\b(de|a) el (?=Sol\b)/gi), '$1l ')).toBe('del Sol');
  });
});
