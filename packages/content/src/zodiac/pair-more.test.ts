import { describe, expect, it } from 'vitest';
import { SIGN_PAIRS } from '@sibila/domain/compatibility/sign-pairs';
import { PAIR_PATHS } from '../compatibility/pair-paths.ts';
import { pairText } from '../compatibility/pairs.ts';
import { pairMore } from './pair-more.ts';
import { sharedSentences, wordsOf } from './testing/sentences.ts';

type Pair = (typeof SIGN_PAIRS)[number];

/** All that is written of one pair and of no other. */
function ownText([first, second]: Pair): string {
  const { sides, strength, friction, attempt, closing } = pairText(first, second);
  const { love, together } = pairMore(first, second);
  return [...sides, strength, friction, love, together, `${attempt}.`, closing].join(' ');
}

describe('what the pages of pairs add', () => {
  it.each(SIGN_PAIRS)('is there for %s and %s, from either side', (first, second) => {
    const { love, together } = pairMore(first, second);
    expect(pairMore(second, first)).toEqual({ love, together });
    expect(wordsOf(love)).toBeGreaterThanOrEqual(40);
    expect(wordsOf(together)).toBeGreaterThanOrEqual(38);
    expect(`${love} ${together}`).not.toMatch(/[“”"]|\s\s|\bvosotros\b|\bcog(?:er|e|ió)\b/);
  });

  it('makes enough of each pair that no other page says', () => {
    const lengths = SIGN_PAIRS.map((pair) => wordsOf(ownText(pair)));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(200);
    expect(sharedSentences(SIGN_PAIRS.map(ownText))).toEqual([]);
  });

  it('does not open two pairs alike', () => {
    const openings = SIGN_PAIRS.flatMap((pair) => {
      const { love, together } = pairMore(...pair);
      return [love, together].map((text) => text.split(' ').slice(0, 4).join(' '));
    });
    expect(openings.filter((opening, i) => openings.indexOf(opening) !== i)).toEqual([]);
  });

  it('names no sign but the two', () => {
    const others = SIGN_PAIRS.flatMap((pair) => {
      const { love, together } = pairMore(...pair);
      const named = `${love} ${together}`.match(
        /\b(?:Aries|Tauro|Géminis|Cáncer|Leo|Virgo|Libra|Escorpio|Sagitario|Capricornio|Acuario|Piscis)\b/g,
      );
      return (named ?? []).filter((name) => !pair.some((sign) => sign === name));
    });
    expect(others).toEqual([]);
  });

  it('has an address for each pair', () => {
    expect(new Set(PAIR_PATHS).size).toBe(78);
    expect(PAIR_PATHS[1]).toBe('/compatibilidad/aries-tauro');
  });
});
