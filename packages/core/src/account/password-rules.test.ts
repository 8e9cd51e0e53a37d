import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/refusal.ts';
import { commonPasswords, refuseGuessable } from './password-rules.ts';

const owner = { email: 'ana@example.com', username: 'ana', fullName: 'Ana Prueba' };

describe('the common passwords', () => {
  it('are at least three thousand of six letters or more, all in lower case', async () => {
    const list = await commonPasswords();
    expect(list.size).toBeGreaterThan(3000);
    for (const word of list)
      expect(word.length >= 6 && word === word.toLowerCase() ? '' : word).toBe('');
  });

  it('are refused every one, in any case', async () => {
    const list = [...(await commonPasswords())].slice(0, 3000);
    for (const word of list)
      expect((await refusalOf(refuseGuessable('password', word.toUpperCase(), owner)))?.code).toBe(
        'INVALID_INPUT',
      );
  });

  it('do not hold what people think of by themselves', async () => {
    for (const password of ['secreto-largo', 'luna-de-papel', 'cielo-abierto', 'canto3rodado'])
      expect(await refusalOf(refuseGuessable('password', password, owner))).toBeNull();
  });
});
