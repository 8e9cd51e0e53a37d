import { describe, expect, it } from 'vitest';
import { isOwnersWords } from './password.ts';

const owner = {
  email: 'Ana.Pérez+cielo@Example.com',
  username: 'la_bruja-7',
  fullName: 'Ana Lucía Pérez-Ñuñez',
};
const guess = (password: string, of = owner) => isOwnersWords(password, of, 'Sibila');

describe('isOwnersWords', () => {
  it.each([
    ['one sign over and over', 'aaaaaaaa'],
    ['one sign in two cases', 'aAaAaA'],
    ['spaces alone', '       '],
    ['one picture over and over', '🌙🌙🌙🌙🌙🌙'],
    ['the whole address', 'ana.pérez+cielo@example.com'],
    ['the address without its signs', 'anaperezcieloexamplecom'],
    ['the local part', 'ana.perez+cielo'],
    ['the local part without its tag', 'ana.perez1990'],
    ['the username', 'La_Bruja-7'],
    ['the username without its number', 'labruja'],
    ['a name', 'lucía1'],
    ['a name of two words', 'PEREZ2024!'],
    ['a name with ñ', '1nunez1'],
    ['the whole name', 'AnaLuciaPerezNunez'],
    ['two names', 'lucia.perez.99'],
    ['the product', 'sibila2026'],
    ['its subject', 'tarot123'],
    ['its subject behind digits', '123tarot'],
    ['its subject in capitals with accents', '¡HORÓSCOPO!'],
    ['its subject twice', 'tarottarot'],
    ['its subjects', 'tarot y astrologia'.replace(' y ', '-')],
  ])('says yes to %s: %s', (_, password) => expect(guess(password)).toBe(true));

  it.each([
    'secreto-largo',
    'luna-de-papel',
    'luna-de-papel-27',
    'mi tarot de noche',
    'cartas para lucia',
    'sibilante',
    '482917',
    'ñandú verde',
  ])('says no to %s', (password) => expect(guess(password)).toBe(false));

  it('leaves words of one or two letters alone', () => {
    const short = { email: 'yo@example.com', username: 'yo-lector', fullName: 'Al' };
    expect(guess('yo1234', short)).toBe(false);
    expect(guess('al-482917', short)).toBe(false);
    expect(guess('xyz', { email: '@', username: '', fullName: '' })).toBe(false);
  });

  it('knows an address of digits', () => {
    expect(guess('5551234', { ...owner, email: '5551234@example.com' })).toBe(true);
  });
});
