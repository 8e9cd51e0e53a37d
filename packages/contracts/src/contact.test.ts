import { describe, expect, it } from 'vitest';
import { contactInput } from './contact.ts';

const GOOD = {
  name: 'Ana',
  email: 'ana@example.com',
  subject: 'Una duda',
  message: 'No encuentro mi lectura de ayer.',
};

/** The first text said of each field that is wrong. */
function faultsOf(fields: object): Record<string, string> {
  const { error } = contactInput.safeParse({ ...GOOD, ...fields });
  const texts: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) texts[path.join('.')] ??= message;
  return texts;
}

describe('a message to support', () => {
  it('needs no token to be well formed: the human check comes later', () => {
    expect(contactInput.parse(GOOD)).toEqual(GOOD);
  });

  it.each([
    ['name', 'A', 'El nombre debe tener al menos 2 caracteres.'],
    ['email', 'ana', 'Por favor, introduce un email válido.'],
    ['subject', 'Hola', 'El asunto debe tener al menos 5 caracteres.'],
    ['message', 'Ayúdame', 'El mensaje debe tener al menos 10 caracteres.'],
  ])('says to the letter what is wrong with its %s', (field, short, text) => {
    const blank = short.padEnd(40);
    for (const value of [short, blank, '', '          ', undefined, null, 7, ['texto largo'], {}])
      expect(faultsOf({ [field]: value })).toEqual({ [field]: text });
  });

  it('takes exactly the shortest and the longest texts', () => {
    const shortest = { name: 'Al', subject: 'Cinco', message: 'Diez letra' };
    const longest = {
      name: 'n'.repeat(120),
      subject: 's'.repeat(150),
      message: 'm'.repeat(5000),
    };
    expect(faultsOf(shortest)).toEqual({});
    expect(faultsOf(longest)).toEqual({});
    expect(
      Object.keys(
        faultsOf({
          name: `${longest.name}n`,
          subject: `${longest.subject}s`,
          message: `${longest.message}m`,
        }),
      ),
    ).toEqual(['name', 'subject', 'message']);
  });

  it('has its name and its subject in one line, and keeps the lines of its text', () => {
    const read = contactInput.parse({
      ...GOOD,
      name: ' Ana\r\nBcc: eva@example.net ',
      subject: 'Una\t duda\u0007\nmás',
      message: ' Primera línea.\n\nSegunda. ',
    });
    expect(read).toMatchObject({
      name: 'Ana Bcc: eva@example.net',
      subject: 'Una duda más',
      message: 'Primera línea.\n\nSegunda.',
    });
  });

  it('refuses what no database can hold', () => {
    for (const text of ['a\u0000bcdefghijk', `\ud800${'x'.repeat(20)}`])
      for (const field of ['name', 'email', 'subject', 'message'])
        expect(Object.keys(faultsOf({ [field]: text }))).toEqual([field]);
  });
});
