import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VISIBLE = [
  'packages/content',
  'packages/emails/src',
  'packages/contracts/src',
  'web/src',
  'api/src',
];

/** Words that tell a reader in Mexico, Argentina or Spain that the writer is from elsewhere. */
const REGIONAL = [
  'enfad\\p{L}*',
  'apete[cz]\\p{L}*',
  'ordenador(?:es)?',
  'tartas?',
  'neveras?',
  'trasteros?',
  'cerillas?',
  'faenas?',
  'recados?',
  'camarer[oa]s?',
  'vosotr[oa]s',
  'cog(?:er|es|emos|ió|ía)',
  '(?:va|ve|voy|vas|vamos|ir) a por',
  'sin cobertura',
  'ech\\p{L}+ en falta',
  'andar por casa',
  'da(?:r|n|s|ba)? guerra',
  'vienen? de serie',
  'compañer[oa]s de piso',
  'cubos? de basura',
  'comunidad de vecinos',
  'domiciliación',
  '(?:queda|quedar|quedas) con alguien',
];

/** What no Spanish editor lets pass: hollow, or said so in no country. */
const HOLLOW = [
  'el ayer es',
  'un cómo posible',
  'palma de cuadro',
  'muestra plano a',
  'terminar lo terminado',
  'encontramos un (?:sextil|trígono)',
  'por qué no»: ¿',
  'Firma, propone',
  'devolvimos sus',
  'vuelve a tener este correo',
  'brelo con el botón',
  'se inclina ante la luz',
];

const anyOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

function* textsIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (/^(?:node_modules|testing|dist)$|\.test\.|places-data/.test(name)) continue;
    if (statSync(path).isDirectory()) yield* textsIn(path);
    else if (/\.(?:tsx?|md)$/.test(name)) yield path;
  }
}

const LINES = VISIBLE.flatMap((folder) => [...textsIn(join(ROOT, folder))]).flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((text, i) => ({ at: `${relative(ROOT, path)}:${i + 1}`, text }))
    .filter(({ text }) => !/^\s*(?:\/\/|\*|\/\*)/.test(text)),
);

function found(words: readonly string[]): string[] {
  const pattern = anyOf(words);
  return LINES.flatMap(({ at, text }) => {
    const word = pattern.exec(text)?.[0];
    return word === undefined ? [] : [`${at}: ${word}`];
  });
}

describe('what people read', () => {
  it('is looked at, and would be found out', () => {
    expect(LINES.length).toBeGreaterThan(10_000);
    expect(anyOf(REGIONAL).exec('Lo amarillo, ve a por ello.')?.[0]).toBe('ve a por');
    expect(anyOf(REGIONAL).test('Te apetezca o no')).toBe(true);
    expect(anyOf(REGIONAL).test('La carta, a portes pagados')).toBe(false);
  });

  it('shows no word of one region', () => {
    expect(found(REGIONAL)).toEqual([]);
  });

  it('shows no phrase that says nothing or that nobody says', () => {
    expect(found(HOLLOW)).toEqual([]);
  });
});
