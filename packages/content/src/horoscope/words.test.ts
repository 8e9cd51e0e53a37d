import { describe, expect, it } from 'vitest';
import { fillFrame } from './words.ts';

describe('fillFrame', () => {
  it('contracts «de el Sol» and «a el Sol», also at the start', () => {
    expect(fillFrame('Lejos de {b}, junto a {b}.', { b: 'el Sol' })).toBe(
      'Lejos del Sol, junto al Sol.',
    );
    expect(fillFrame('a {b} se lo pides', { b: 'el Sol' })).toBe('Al Sol se lo pides');
  });

  it.each(['acompaña', 'enseña', 'sueña', 'España', 'mide', 'mira'])(
    'leaves «%s» and the Sun apart',
    (word) => {
      expect(fillFrame(`Lo ${word} {b}.`, { b: 'el Sol' })).toBe(`Lo ${word} el Sol.`);
    },
  );
});
