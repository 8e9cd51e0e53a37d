import { unsupportedClaims } from '@sibila/domain/horoscope/claims/unsupported-claims';
import { factsOf, type FactsPack } from '@sibila/domain/horoscope/facts';
import { weekAhead, type WeekAhead } from '@sibila/domain/horoscope/week';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { describe, expect, it } from 'vitest';
import { composeHoroscope } from './compose-horoscope.ts';
import { composePremiumHoroscope } from './compose-premium.ts';
import { median, repeatedIn, runsOf, sharedRuns, slipsIn, wordCount } from './testing/checks.ts';
import { factsOfBlocks, writtenOn } from './testing/days.ts';
import { bodyPhrase, weekdayAndDate } from './words.ts';

const DATE = /(?:también el )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+/gi;

const MINOR = ['Moon', 'Uranus', 'Neptune', 'Pluto'];

const PARTS = ['love', 'work', 'energy', 'week'] as const;

const packBlocks = factsOfBlocks();
const weeks = new Map<FactsPack, WeekAhead>(
  packBlocks.flat().map((pack) => [pack, weekAhead(pack.day, pack.zone)]),
);
const weekOf = (pack: FactsPack) => weeks.get(pack) ?? weekAhead(pack.day, pack.zone);
const blocks = packBlocks.map((packs) =>
  writtenOn(packs, (sign, pack) => {
    const parts = composePremiumHoroscope({ sign, pack, week: weekOf(pack) });
    return PARTS.map((part) => parts[part]).join('\n\n');
  }),
);
const days = blocks.flat();
const all = days.flat();

describe('composePremiumHoroscope', () => {
  it.each(blocks)(
    'says nothing of the sky that the facts do not bear out, in stretch %# of days',
    (...block) => {
      const stray = block
        .flat()
        .flatMap(({ name, text, pack, sign }) =>
          unsupportedClaims(text, pack, { sign, week: weekOf(pack) }).map(
            ({ claim }) => `${name}: ${claim}`,
          ),
        );
      expect(stray).toEqual([]);
    },
  );

  it('writes four parts of 40 to 140 words, one paragraph each', () => {
    for (const { name, text } of all) {
      const parts = text.split('\n\n');
      expect(parts, `parts of ${name}`).toHaveLength(4);
      for (const part of parts) {
        expect(wordCount(part), `${name}: ${part}`).toBeGreaterThanOrEqual(40);
        expect(wordCount(part), `${name}: ${part}`).toBeLessThanOrEqual(140);
      }
    }
  });

  it('never says a sentence twice, nor one that the text of the day says', () => {
    const repeated = all.flatMap(({ text, sign, pack }) =>
      repeatedIn([text, ...composeHoroscope({ sign, pack })].join('\n\n')),
    );
    expect(repeated).toEqual([]);
  });

  it('keeps to neutral Spanish, to whole sentences and to what may be said', () => {
    expect(all.flatMap(({ name, text }) => slipsIn(text).map((slip) => [name, slip]))).toEqual([]);
  });

  it('tells two signs of one day mostly different things', () => {
    const shares = days.flatMap((day) => {
      const runs = day.map(({ text }) => runsOf(text));
      return runs.flatMap((own, index) =>
        runs.slice(index + 1).map((other) => sharedRuns(own, other)),
      );
    });
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.35);
    expect(median(shares)).toBeLessThan(0.15);
  });

  it('tells a sign something new the day after, but for the dates of the week', () => {
    const shares = blocks.flatMap((block) =>
      block
        .slice(1)
        .flatMap((day, index) =>
          day.map(({ text }, sign) =>
            sharedRuns(runsOf(text), runsOf(block[index]?.[sign]?.text ?? '')),
          ),
        ),
    );
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.3);
    expect(median(shares)).toBeLessThan(0.2);
  });

  it('names three dates of the week ahead or more, and none twice without saying so', () => {
    for (const { name, text } of all) {
      const week = text.split('\n\n').at(-1) ?? '';
      const dates = [...week.matchAll(DATE)].map(([date]) => date.replace(/también el /i, ''));
      expect(new Set(dates).size, `${name}: ${week}`).toBeGreaterThanOrEqual(3);
      const first = [...week.matchAll(DATE)].filter(([date]) => !/^también/i.test(date));
      expect(new Set(dates).size, `${name}: ${week}`).toBe(first.length);
    }
  });

  it('tells every sign when a body up to Saturn changes sign or turns, and the main Moons', () => {
    for (const { name, text, pack } of all) {
      const part = text.split('\n\n').at(-1) ?? '';
      for (const event of weekOf(pack).days.flatMap(({ events }) => events)) {
        if (event.kind === 'aspect') continue;
        if (event.kind === 'quarter' && !event.phase.startsWith('luna')) continue;
        if ('body' in event && MINOR.includes(event.body)) continue;
        expect(part, `the week of ${name}`).toContain(weekdayAndDate(event.date).slice(3));
        if (event.kind === 'ingress') expect(part, `the week of ${name}`).toContain(event.sign);
        if ('body' in event)
          expect(part, `the week of ${name}`).toContain(bodyPhrase(event.body).split(' ').at(-1));
      }
    }
  });

  it('tells Leo and Acuario that Mars changes sign', () => {
    const [day, zone] = ['2026-11-21', 'America/Mexico_City'] as const;
    for (const sign of ['Leo', 'Acuario'] as const) {
      const facts = { sign, pack: factsOf(day, zone), week: weekAhead(day, zone) };
      expect(composePremiumHoroscope(facts).week).toMatch(/Marte.*Virgo/);
    }
  });

  it('writes the same text from the same facts', () => {
    const [day, zone] = ['2026-08-12', 'America/Mexico_City'] as const;
    for (const sign of SIGN_NAMES) {
      const write = () =>
        composePremiumHoroscope({ sign, pack: factsOf(day, zone), week: weekAhead(day, zone) });
      expect(write()).toEqual(write());
    }
  });
});
