import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where patterns meet Spanish as people write it, with ñ and accents. */
const MEETS_SPANISH = ['content', 'emails', 'contracts', 'domain', 'core'];

/** These read text that was folded to a to z before; `rule.ts` gives its strings Spanish edges. */
const READS_FOLDED =
  /^packages\/domain\/src\/(?:safety\/(?!answer\.ts)|horoscope\/claims\/(?:lexicon|calendar)\.ts)/;

function* sourcesIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sourcesIn(path);
    else if (/\.tsx?$/.test(name) && !name.includes('.test.')) yield path;
  }
}

/** The lines whose `\b` JavaScript would read its own way. */
function asciiOnly(source: string): string[] {
  return source
    .replaceAll(/wholeWords\(\s+/g, 'wholeWords(')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\*|\/\*\*)/.test(line))
    .filter((line) => /\\[bB]/.test(line) && !line.includes('wholeWords('))
    .map((line) => line.trim());
}

describe('patterns that meet Spanish', () => {
  it('finds a bare word edge, and lets one with Spanish edges pass', () => {
    expect(asciiOnly('const A = /\\ba\\b/;')).toEqual(['const A = /\\ba\\b/;']);
    expect(asciiOnly('const A = wholeWords(\n  /\\ba\\b/,\n);')).toEqual([]);
    expect(asciiOnly('// `\\b` in a comment')).toEqual([]);
  });

  it('use no word edge that knows ASCII letters alone', () => {
    const faults = MEETS_SPANISH.flatMap((name) => [
      ...sourcesIn(join(ROOT, 'packages', name, 'src')),
    ])
      .map((path) => relative(ROOT, path))
      .filter((path) => !READS_FOLDED.test(path) && !path.endsWith('text/whole-words.ts'))
      .flatMap((path) =>
        asciiOnly(readFileSync(join(ROOT, path), 'utf8')).map((line) => `${path}: ${line}`),
      );
    // A pattern found here is to be given to wholeWords.
    expect(faults).toEqual([]);
  });
});
