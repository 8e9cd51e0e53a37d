import { describe, expect, it } from 'vitest';
import { readSegments, rulesFor } from './read.ts';

const segmentsOf = (text: string) =>
  readSegments(text, rulesFor('2026-11-22', undefined)).map((segment) => segment.text);

describe('readSegments', () => {
  it('ends a sentence after a word in «ña», whatever the next one starts with', () => {
    expect(segmentsOf('La Luna te acompaña. Más tarde entra en Tauro.')).toEqual([
      'La Luna te acompaña',
      'Más tarde entra en Tauro',
    ]);
    expect(segmentsOf('Un día en España. Mira el cielo.')).toHaveLength(2);
  });

  it('still reads «a. m.» and «p. m.» as parts of an hour', () => {
    expect(segmentsOf('Entra a las 4 p. m. en Tauro.')).toEqual(['Entra a las 4 pm en Tauro']);
    expect(segmentsOf('Entra a las 4 a.m. Luego descansa.')).toHaveLength(2);
  });
});
