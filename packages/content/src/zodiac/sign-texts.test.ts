import { describe, expect, it } from 'vitest';
import { passing } from '@sibila/domain/horoscope/events';
import { zoneClock } from '@sibila/domain/horoscope/local-day';
import { houseOf } from '@sibila/domain/horoscope/sign-facts';
import { SIGN_TRAITS } from '@sibila/domain/compatibility/sign-traits';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import { signOfSlug } from '@sibila/domain/zodiac/slugs';
import { ELEMENT_NAMES, MODALITY_NAMES } from '../compatibility/elements.ts';
import { BODY_NAMES } from '../compatibility/ruler-account.ts';
import { SIGN_PATHS } from './sign-paths.ts';
import { SIGN_TEXTS } from './sign-texts.ts';
import { sharedSentences, wordsOf } from './testing/sentences.ts';

const CLOCK = zoneClock('America/Mexico_City');
const MEXICAN_YEARS = Array.from({ length: 41 }, (_, i) => 2000 + i);
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

const wholeText = (sign: SignName): string => {
  const { lead, chapters, cusp, reckoning } = SIGN_TEXTS[sign];
  return [lead, ...chapters.flatMap(({ body }) => body), cusp, reckoning].join(' ');
};

/** The days of the month on which the Sun enters a sign in Mexico City, from 2000 to 2040. */
function entryDays(sign: SignName): string[] {
  const index = SIGN_NAMES.indexOf(sign);
  const month = (index + 2) % 12;
  const days = MEXICAN_YEARS.map((year) => {
    const at = passing('Sun', 30 * index, Date.UTC(year, month, 12), Date.UTC(year, month, 28));
    return String(Number(CLOCK.momentOf(at).date.slice(8)));
  });
  return [...new Set(days)];
}

describe('the texts of the signs', () => {
  it.each(SIGN_NAMES)('say enough of %s, and name its element, modality and rulers', (sign) => {
    const text = wholeText(sign);
    expect(wordsOf(text)).toBeGreaterThanOrEqual(400);
    const { element, modality, ruler, modernRuler } = SIGN_TRAITS[sign];
    expect(text.toLowerCase()).toContain(ELEMENT_NAMES[element]);
    expect(text.toLowerCase()).toMatch(new RegExp(MODALITY_NAMES[modality].replace(/o$/, '[oa]')));
    expect(text).toContain(BODY_NAMES[ruler]);
    if (modernRuler) expect(text).toContain(BODY_NAMES[modernRuler]);
  });

  it.each(SIGN_NAMES)('name as exalted in %s what is exalted there, and nothing else', (sign) => {
    const said = wholeText(sign).match(/[^.]*exalta[^.]*\./g) ?? [];
    const { exalts } = SIGN_TRAITS[sign];
    for (const sentence of said) expect(sentence).toContain(exalts && BODY_NAMES[exalts]);
  });

  it.each(SIGN_NAMES)('give the days on which the Sun enters %s in Mexico City', (sign) => {
    const { cusp } = SIGN_TEXTS[sign];
    for (const day of entryDays(sign)) expect(cusp).toMatch(new RegExp(`\\b${day}\\b`));
    const month = MONTHS[(SIGN_NAMES.indexOf(sign) + 2) % 12] ?? '';
    expect(cusp).toContain(month);
  });

  it.each(SIGN_NAMES)('count the houses of %s from itself', (sign) => {
    const { reckoning } = SIGN_TEXTS[sign];
    const named = SIGN_NAMES.filter((other) => other !== sign && reckoning.includes(other));
    if (sign === 'Aries') expect(named).toEqual(['Cáncer', 'Libra', 'Capricornio']);
    expect(named.map((other) => houseOf(other, sign)).sort((a, b) => a - b)).toEqual([4, 7, 10]);
  });

  it('fit a list of results, and differ in it', () => {
    const descriptions = SIGN_NAMES.map((sign) => SIGN_TEXTS[sign].description);
    expect(new Set(descriptions).size).toBe(12);
    for (const text of descriptions) {
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text.length).toBeGreaterThanOrEqual(110);
    }
  });

  it('share no sentence and no heading', () => {
    expect(sharedSentences(SIGN_NAMES.map(wholeText))).toEqual([]);
    const [headings, leads] = [
      SIGN_NAMES.flatMap((sign) => SIGN_TEXTS[sign].chapters.map(({ title }) => title)),
      SIGN_NAMES.map((sign) => SIGN_TEXTS[sign].lead),
    ];
    expect(new Set(leads).size).toBe(12);
    const repeated = headings.filter((title, i) => headings.indexOf(title) !== i);
    expect(repeated).toEqual([]);
  });

  it('have one address each', () => {
    expect(SIGN_PATHS.map((path) => signOfSlug(path.replace('/horoscopo/', '')))).toEqual([
      ...SIGN_NAMES,
    ]);
  });
});
