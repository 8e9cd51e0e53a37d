import { unsupportedClaims } from '@sibila/domain/horoscope/claims/unsupported-claims';
import { factsOf } from '@sibila/domain/horoscope/facts';
import { factsOut } from '@sibila/domain/horoscope/facts-out';
import { addDays } from '@sibila/domain/horoscope/local-day';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { describe, expect, it } from 'vitest';
import { ASPECT_MEANINGS } from './aspect-meanings.ts';
import { composeHoroscope } from './compose-horoscope.ts';
import { MORE_ASPECT_MEANINGS } from './more-aspect-meanings.ts';
import {
  median,
  repeatedIn,
  runsOf,
  sentencesOf,
  sharedRuns,
  slipsIn,
  wordCount,
} from './testing/checks.ts';
import { factsOfBlocks, writtenOn } from './testing/days.ts';

const blocks = factsOfBlocks().map((packs) =>
  writtenOn(packs, (sign, pack) => composeHoroscope({ sign, pack }).join('\n\n')),
);
const days = blocks.flat();
const all = days.flat();
const month = writtenOn(
  Array.from({ length: 31 }, (_, away) =>
    factsOf(addDays('2026-10-22', away), 'America/Mexico_City'),
  ),
  (sign, pack) => composeHoroscope({ sign, pack }).join('\n\n'),
);

describe('composeHoroscope', () => {
  it.each(blocks)(
    'says nothing of the sky that the facts do not bear out, in stretch %# of days',
    (...block) => {
      const stray = block
        .flat()
        .flatMap(({ name, text, pack, sign }) =>
          unsupportedClaims(text, pack, { sign }).map(({ claim }) => `${name}: ${claim}`),
        );
      expect(stray).toEqual([]);
    },
  );

  it('tells no hour that the facts beside it leave out', () => {
    const missing = all.flatMap(({ name, text, pack }) => {
      const { events, moonStays } = factsOut(pack);
      const moments = [...events, ...moonStays.flatMap(({ from, to }) => [from, to])];
      const shown = new Set(moments.map(({ time }) => time.replace(/^0/, '')));
      const hours = [...text.matchAll(/\d+:\d\d/g)].map(([hour]) => hour);
      return hours.filter((hour) => !shown.has(hour)).map((hour) => `${name}: ${hour}`);
    });
    expect(all.some(({ text }) => /\d:\d\d/.test(text))).toBe(true);
    expect(missing).toEqual([]);
  });

  it('writes four paragraphs of 110 to 260 words in all', () => {
    for (const { name, text } of all) {
      expect(text.split('\n\n'), `paragraphs of ${name}`).toHaveLength(4);
      expect(wordCount(text), `words of ${name}`).toBeGreaterThanOrEqual(110);
      expect(wordCount(text), `words of ${name}`).toBeLessThanOrEqual(260);
    }
  });

  it('never says a sentence twice in one text', () => {
    expect(all.flatMap(({ text }) => repeatedIn(text))).toEqual([]);
  });

  it('keeps to neutral Spanish, to whole sentences and to what may be said', () => {
    expect(all.flatMap(({ name, text }) => slipsIn(text).map((slip) => [name, slip]))).toEqual([]);
  });

  it('tells two signs of one day mostly different things', () => {
    for (const day of days) {
      const runs = day.map(({ name, text }) => ({ name, own: runsOf(text) }));
      runs.forEach(({ name, own }, index) => {
        for (const other of runs.slice(index + 1)) {
          expect(sharedRuns(own, other.own), `${name} and ${other.name}`).toBeLessThanOrEqual(0.3);
        }
      });
    }
  });

  it('tells a sign something new the day after', () => {
    const shares = blocks.flatMap((block) =>
      block.slice(1).flatMap((day, index) =>
        day.map(({ text, name }, sign) => {
          const share = sharedRuns(runsOf(text), runsOf(block[index]?.[sign]?.text ?? ''));
          return { name, share };
        }),
      ),
    );
    expect(shares.filter(({ share }) => share > 0.3)).toEqual([]);
    expect(median(shares.map(({ share }) => share))).toBeLessThan(0.2);
  });

  it('says no sentence to a sign more than three times in a month, and few within two weeks', () => {
    const said = new Map<string, number[]>();
    month.forEach((day, index) => {
      for (const { sign, text } of day) {
        for (const sentence of sentencesOf(text)) {
          const key = `${sign}: ${sentence}`;
          said.set(key, [...(said.get(key) ?? []), index]);
        }
      }
    });
    expect([...said].filter(([, told]) => told.length > 3)).toEqual([]);
    const soon = [...said].filter(([, told]) =>
      told.some((day, index) => day - (told[index - 1] ?? -14) < 14),
    );
    expect(soon.length / said.size).toBeLessThan(0.012);
  });

  it('closes in other words for each sign of a day, and explains no aspect to three alike', () => {
    for (const day of month) {
      const endings = day.map(({ text }) => sentencesOf(text).at(-1));
      expect(new Set(endings).size).toBe(SIGN_NAMES.length);
      const advices = day.map(({ text }) => sentencesOf(text.split('\n\n')[0] ?? '').at(-1));
      expect(new Set(advices).size).toBe(SIGN_NAMES.length);
      const told = day.flatMap(({ text }) => sentencesOf(text));
      expect(told.filter((s) => told.filter((other) => other === s).length > 2)).toEqual([]);
    }
  });

  it('opens in other ways under neighbouring signs and on days in a row', () => {
    const opens = ({ text }: { text: string }) => {
      const [first = ''] = sentencesOf(text);
      return /Luna|^Hoy es|luna|cuarto/.test(first)
        ? 'moon'
        : /casa/.test(first)
          ? 'planet'
          : 'phase';
    };
    for (const [index, day] of month.entries()) {
      const ways = day.map(opens);
      expect(new Set(ways).size).toBe(3);
      expect(ways.some((way, sign) => way === ways[sign + 1])).toBe(false);
      const before = month[index - 1]?.map(opens) ?? [];
      expect(ways.some((way, sign) => way === before[sign])).toBe(false);
      const described = day.filter(({ text }) => /Luna.*, signo /.test(sentencesOf(text)[0] ?? ''));
      expect(described.length).toBeLessThanOrEqual(SIGN_NAMES.length / 3);
    }
  });

  it('closes with no line that closed under any sign the day before', () => {
    const closings = month.map((day) => new Set(day.map(({ text }) => sentencesOf(text).at(-1))));
    for (const [index, today] of closings.entries())
      expect([...today].filter((line) => closings[index - 1]?.has(line))).toEqual([]);
  });

  it('gives an aspect no advice that only fits an hour of the day', () => {
    const meanings = [ASPECT_MEANINGS, MORE_ASPECT_MEANINGS].map((texts) => JSON.stringify(texts));
    expect(meanings.join(' ')).not.toMatch(/temprano|mañana|tarde|noche|madruga|antes de dormir/i);
  });

  it('writes the same text from the same facts, and from facts that went through JSON', () => {
    const pack = factsOf('2026-08-12', 'America/Mexico_City');
    const kept = JSON.parse(JSON.stringify(pack)) as typeof pack;
    for (const sign of SIGN_NAMES) {
      expect(composeHoroscope({ sign, pack: kept })).toEqual(composeHoroscope({ sign, pack }));
    }
  });

  it('names the day its eclipse falls on', () => {
    const pack = factsOf('2026-08-12', 'America/Mexico_City');
    const text = composeHoroscope({ sign: 'Libra', pack }).join(' ');
    expect(text).toMatch(/luna nueva en Leo/);
    expect(text).toMatch(/eclipse de Sol/);
  });

  it('names no city and no zone: its hours are those of whoever reads', () => {
    const named = all.filter(({ text }) => /\(hora|México|Madrid|Bogotá|Buenos Aires/.test(text));
    expect(named.map(({ name }) => name)).toEqual([]);
  });

  it('tells of the station of the day', () => {
    const pack = factsOf('2026-11-13', 'America/Mexico_City');
    for (const sign of SIGN_NAMES) {
      expect(composeHoroscope({ sign, pack }).join(' ')).toMatch(
        /marcha directa|deja de retrogradar|retrogradación de (?:Mercurio|Venus)/,
      );
    }
  });
});
