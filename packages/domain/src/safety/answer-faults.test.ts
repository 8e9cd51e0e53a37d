import { describe, expect, it } from 'vitest';
import { echoes, isNamed, isSpanish, percentFault, readingFault } from './answer-faults.ts';

const SUBJECT = { names: ['El Loco', 'La Torre'], others: ['La Luna', 'El Sol'] };
const MORE = 'Lo que queda por decir cabe en una frase que no tiene prisa por llegar. '.repeat(8);
const GOOD = `En el pasado está El Loco. Ahora la Torre suelta lo que no se sostiene, a la luz de la luna. ${MORE}`;

describe('readingFault', () => {
  it('finds nothing wrong with a Spanish reading of what was drawn', () => {
    expect(readingFault(GOOD, SUBJECT)).toBeNull();
  });

  it.each([
    ['a card that is left out', GOOD.replace('la Torre', 'la torre'), 'not named: La Torre'],
    ['a card that was not drawn', `${GOOD} La Luna lo confirma.`, 'not drawn: La Luna'],
    ['one hidden in a contraction', `${GOOD} Es la hora del Sol.`, 'not drawn: El Sol'],
    ['one hidden in a contraction that begins a sentence', `${GOOD} Al Sol.`, 'not drawn: El Sol'],
    ['a text that is hardly one', 'El Loco y la Torre te miran.', 'a reading of 7 words'],
    ['a text without end', GOOD.repeat(7), expect.stringMatching(/^a reading of \d{3} words$/)],
    [
      'another language',
      `El Loco e la Torre. ${'O que falta dizer cabe numa frase sem pressa nenhuma. '.repeat(10)}`,
      'not in Spanish',
    ],
    [
      'one that the names alone are not of',
      'El Loco e La Torre: falta dizer numa frase sem pressa. '.repeat(12),
      'not in Spanish',
    ],
  ])('finds %s', (_, text, fault) => {
    expect(readingFault(text, SUBJECT)).toEqual(fault);
  });
});

describe('isNamed', () => {
  it.each([
    ['El Sol', 'la hora del Sol', true],
    ['El Sol', 'Al Sol le basta', true],
    ['El Sol', 'de El Sol', true],
    ['El Sol', 'bajo el sol', false],
    ['La Luna', 'la Lunada', false],
    ['Isa', 'Isabel', false],
    ['Géminis', 'a Géminis.', true],
  ])('looks for «%s» in «%s»', (name, text, isThere) => {
    expect(isNamed(text, name)).toBe(isThere);
  });
});

describe('isSpanish', () => {
  it.each([
    ['Lo que la carta pide es que no corras.', true],
    ['The card asks you to slow down.', false],
    ['A carta pede calma, sem pressa nem medo, todo dia.', false],
    ['🌙🌙🌙', true],
  ])('judges «%s»', (text, expected) => {
    expect(isSpanish(text)).toBe(expected);
  });
});

describe('echoes', () => {
  const told = 'Empieza por esta tirada y esta pregunta, en la primera frase.\nSin prisa.';
  it.each([
    ['Mira: empieza por esta tirada y esta pregunta, en la primera.', true],
    ['EMPIEZA POR ESTA TIRADA Y ESTA PREGUNTA, EN LA PRIMERA.', true],
    ['Empieza  por esta\ttirada y esta\npregunta, en la primera.', true],
    ['pregunta, en la primera frase. Sin prisa.', true],
    ['Empieza por esta tirada y esta pregunt', false],
    ['Empieza por esta carta y lee con esta pregunta en la mano.', false],
  ])('hears «%s»', (text, expected) => {
    expect(echoes(text, told)).toBe(expected);
  });
});

describe('percentFault', () => {
  it.each([
    ['Un 62 % que se trabaja.', null],
    ['Un 62% y un 62 por ciento.', null],
    ['Sin número, con doce puntos de aspecto.', null],
    ['Un 62 % que parece un 80 %.', '80 % for 62 %'],
    ['Un 62,5 %.', '62,5 % for 62 %'],
    ['Ochenta y un 8\u00a0%.', '8 % for 62 %'],
  ])('reads «%s»', (text, fault) => {
    expect(percentFault(text, 62)).toBe(fault);
  });
});
