import type { FactsPack } from '@sibila/domain/horoscope/facts';
import {
  unsupportedClaims,
  type ClaimOptions,
} from '@sibila/domain/horoscope/claims/unsupported-claims';
import type { WeekAhead } from '@sibila/domain/horoscope/week';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { composeHoroscope } from '@sibila/content/horoscope/compose-horoscope';
import { composePremiumHoroscope } from '@sibila/content/horoscope/compose-premium';
import { HOROSCOPE_V1, PREMIUM_HOROSCOPE_V1 } from '../reading/prompts/horoscope-v1.ts';
import { factLines, weekLines } from './fact-lines.ts';
import type { HoroscopeTask } from './write.ts';

/** Words that a model's horoscope of a day may have. */
const DAY_WORDS = { min: 90, max: 300 };
const PREMIUM_PARTS = ['love', 'work', 'energy', 'week'] as const;

const between = (lines: readonly string[]) => ['<hechos>', ...lines, '</hechos>'].join('\n');
const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map((part) => part.trim());

/** What a reader needs to write a sign's day; a model's text must keep to the facts. */
export function horoscopeTask(sign: SignName, pack: FactsPack): HoroscopeTask {
  return {
    prompt: { system: HOROSCOPE_V1, user: between(factLines(pack, sign)) },
    maxTokens: 900,
    tries: 2,
    compose: () => composeHoroscope({ sign, pack }),
    fault(text) {
      const words = text.split(/\s+/).length;
      if (words < DAY_WORDS.min || words > DAY_WORDS.max) return `a day of ${words} words`;
      return strayFrom(text, pack, { sign });
    },
    sectionsOf: (text) => ({ text }),
  };
}

/** What a reader needs to write the exclusive part: four paragraphs, the last on the week. */
export function premiumHoroscopeTask(
  sign: SignName,
  pack: FactsPack,
  week: WeekAhead,
): HoroscopeTask {
  return {
    prompt: {
      system: PREMIUM_HOROSCOPE_V1,
      user: between([...factLines(pack, sign), ...weekLines(week)]),
    },
    maxTokens: 1400,
    tries: 2,
    compose: () => {
      const parts = composePremiumHoroscope({ sign, pack, week });
      return PREMIUM_PARTS.map((part) => parts[part]);
    },
    fault(text) {
      const count = paragraphsOf(text).length;
      if (count !== PREMIUM_PARTS.length) return `an exclusive part of ${count} paragraphs`;
      return strayFrom(text, pack, { sign, week });
    },
    sectionsOf: (text) => {
      const paragraphs = paragraphsOf(text);
      return Object.fromEntries(PREMIUM_PARTS.map((part, i) => [part, paragraphs[i] ?? '']));
    },
  };
}

/** The kinds of what a text says of the sky that the facts don't bear out; null for none. */
function strayFrom(text: string, pack: FactsPack, options: ClaimOptions): string | null {
  const kinds = unsupportedClaims(text, pack, options).map(({ kind }) => kind);
  return kinds.length === 0 ? null : `claims without facts: ${kinds.join(', ')}`;
}
