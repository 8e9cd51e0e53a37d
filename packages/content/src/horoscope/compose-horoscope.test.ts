import { unsupportedClaims } from '@sibila/domain/horoscope/claims/unsupported-claims';
import { factsOf } from '@sibila/domain/horoscope/facts';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { describe, expect, it } from 'vitest';
import { composeHoroscope } from './compose-horoscope.ts';
import { median, repeatedIn, runsOf, sharedRuns, slipsIn, wordCount } from './testing/checks.ts';
import { factsOfBlocks, writtenOn } from './testing/days.ts';

const blocks = factsOfBlocks().map((packs) =>
  writtenOn(packs, (sign, pack) => composeHoroscope({ sign, pack }).join('\n\n')),
);
const days = blocks.flat();
const all = days.flat();

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

  it('writes the same text from the same facts, and from facts that went through JSON', () => {
    const pack = factsOf('2026-08-12', 'America/Mexico_City');
    const kept = JSON.parse(JSON.stringify(pack)) as typeof pack;
    for (const sign of SIGN_NAMES) {
      expect(composeHoroscope({ sign, pack: kept })).toEqual(composeHoroscope({ sign, pack }));
    }
  });

  it('names the day its eclipse falls on, and the clock it goes by once', () => {
    const pack = factsOf('2026-08-12', 'America/Mexico_City');
    const text = composeHoroscope({ sign: 'Libra', pack }).join(' ');
    expect(text).toMatch(/luna nueva en Leo/);
    expect(text).toMatch(/eclipse de Sol/);
    expect(text.match(/\(hora de Ciudad de México\)/g)).toHaveLength(1);
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
