import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeSentences } from './sentences.ts';

describe('takeSentences', () => {
  it('gives whole sentences with the space that follows them and keeps the rest', () => {
    expect(takeSentences('Hoy no. Mañana «quizá». Y luego')).toEqual({
      sentences: ['Hoy no. ', 'Mañana «quizá». '],
      rest: 'Y luego',
    });
  });

  it('waits for what follows a mark before it calls a sentence whole', () => {
    expect(takeSentences('Son las 3.')).toEqual({ sentences: [], rest: 'Son las 3.' });
  });

  it('keeps the break between paragraphs with the paragraph that ends', () => {
    expect(takeSentences('Uno.\n\nDos')).toEqual({ sentences: ['Uno.\n\n'], rest: 'Dos' });
  });

  it('gives the text back to the letter however it is cut', () => {
    const texts = fc.array(fc.constantFrom('a', ' ', '.', '…', '»', '\n', '?', 'Él'));
    fc.assert(
      fc.property(texts, (pieces) => {
        let rest = '';
        let said = '';
        for (const piece of pieces) {
          const taken = takeSentences(rest + piece);
          said += taken.sentences.join('');
          rest = taken.rest;
        }
        expect(said + rest).toBe(pieces.join(''));
      }),
    );
  });
});
