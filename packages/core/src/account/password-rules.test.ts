import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/refusal.ts';
import { refuseGuessable } from './password-rules.ts';

const owner = { email: 'ana@example.com', username: 'lectora-31', fullName: 'Ana Prueba' };
const isRefused = async (password: string) =>
  (await refusalOf(refuseGuessable('password', password, owner)))?.code === 'INVALID_INPUT';

async function refused(passwords: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const password of passwords) if (await isRefused(password)) found.push(password);
  return found;
}

/** Passwords that people in Spanish-speaking countries choose, and why each is soon guessed. */
const GUESSABLE = `
  abcdef 987654321 123456 abcd1234 abc123 13579 246810 112233 123321 aaaaaa111 abcabcabc
  qwerty1 qwertyuiop asdfgh asdfghjkl zxcvbn 1qaz2wsx zaq12wsx 123qwe 1q2w3e4r
  Password1! P4ssw0rd p4$$w0rd adm1n123 contraseña CONTRASEÑA contraseña1 Contraseña1! contrasena1
  contraseñacontraseña clave123 miclave1 secreto1 entrar1 usuario1
  teamo123 teamo1 tequiero tequieromucho teamomucho iloveyou1 amorcito amoreterno micorazon corazón1
  bienvenido bienvenida1 hola1234 hola123 holahola
  guadalupe1 sebastian1 alejandro1 valentina1 daniela123 fernando1 mariajose1
  mexico2024 españa2024 argentina10 colombia123 barcelona1 realmadrid1 chivas123 cruzazul river1234
  messi10 princesa123 mariposa77 estrella7 chocolate1 pollito123 familia1 canción1
  20081990 01011990 12/08/1990 31-12-1999 enero2024 lunes123 verano2024
  diosesamor jesus123 cristo1
`
  .trim()
  .split(/\s+/)
  .filter(({ length }) => length >= 6);

describe('refuseGuessable', () => {
  it.each(GUESSABLE)('refuses «%s»', async (password) => {
    expect(await isRefused(password)).toBe(true);
  });

  it('refuses at least 95 % of the thousand passwords that leaked most often', async () => {
    const file = await readFile(new URL('testing/leaked-passwords.txt', import.meta.url), 'utf8');
    const list = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(list).toHaveLength(1000);
    expect((await refused(list)).length).toBeGreaterThanOrEqual(950);
    const loud = list.slice(0, 200).map((word) => word.toUpperCase());
    expect((await refused(loud)).length).toBeGreaterThanOrEqual(190);
  }, 120_000);

  it('accepts 98 % of four random words, joined or apart', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-es-es');
    const words = dictionary['commonWords-es-es'].filter(({ length }) => length > 2);
    const word = fc.constantFrom(...words.slice(0, 2000));
    const phrase = fc
      .tuple(fc.array(word, { minLength: 4, maxLength: 4 }), fc.constantFrom('', ' ', '-'))
      .map(([four, sign]) => four.join(sign));
    const phrases = fc.sample(phrase, { numRuns: 400, seed: 6 });
    expect((await refused(phrases)).length).toBeLessThanOrEqual(8);
  }, 120_000);

  it('accepts at least 90 % of six random letters and digits, the specified minimum', async () => {
    const sign = fc.constantFrom(...'abcdefghijkmnpqrstuvwxyz23456789'.split(''));
    const six = fc.string({ unit: sign, minLength: 6, maxLength: 6 });
    const random = fc.sample(six, { numRuns: 400, seed: 6 });
    expect((await refused(random)).length).toBeLessThanOrEqual(40);
  });

  it.each(['secreto-largo', 'luna-de-papel', 'cielo-abierto', 'canto3rodado', '🌙 ñandú verde 🌙'])(
    'accepts «%s», which people think of by themselves',
    async (password) => expect(await isRefused(password)).toBe(false),
  );

  it('refuses the own words of its owner with a year or a sign behind them', async () => {
    expect(await refused(['anaprueba1990', 'Prueba.Ana!', 'lectora-31'])).toHaveLength(3);
  });

  it('judges a long password by the stronger of its ends, within a bounded time', async () => {
    const strong = 'marea-farol-tejado-liquen';
    expect(await isRefused('1'.repeat(128))).toBe(true);
    expect(await isRefused('abc'.repeat(42))).toBe(true);
    expect(await isRefused('1'.repeat(100) + strong)).toBe(false);
    expect(await isRefused(strong + '1'.repeat(100))).toBe(false);
    const before = process.cpuUsage();
    for (const part of ['@4$5!1|70', 'p4ssw0rd', '4@8({[<369&#!1|0$5+7%2'])
      await isRefused(part.repeat(20).slice(0, 128));
    const { user } = process.cpuUsage(before);
    expect(user / 3000, 'milliseconds of a processor for each').toBeLessThan(100);
  });

  it('says in Spanish what to do, on the field', async () => {
    const refusal = await refusalOf(refuseGuessable('newPassword', 'hola1234', owner));
    expect(refusal?.details.errors?.['newPassword']).toMatch(/más larga.*cuatro palabras/);
  });
});
