import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../horoscope/testing/checks.ts';
import { offenders } from '../testing/prose.ts';
import { composeChart } from './compose-chart.ts';
import { openingOf } from './frame-ledger.ts';
import { randomCharts } from './testing/charts.ts';

const letters = randomCharts(310, 23).map((chart) => composeChart(chart));

/** The texts of a light, two by two, where it is in the same sign in both. */
function pairsOf(light: string): (readonly [string, string])[] {
  const told = letters.flatMap((sections) => sections.filter(({ key }) => key === light));
  return told.flatMap((one, i) =>
    told
      .slice(i + 1)
      .filter(({ title }) => title === one.title)
      .map((other) => [one.text, other.text] as const),
  );
}

/** What the sign alone says of a light. */
const ofSign = (text: string) => sentencesOf(text).slice(0, 3).join(' ');

describe('the letters of many charts', () => {
  it('begin no two aspects of one letter alike', () => {
    for (const sections of letters) {
      const told = sections.find(({ key }) => key === 'aspects');
      const count = told?.basis.length ?? 0;
      const opened = (told?.text.split('\n\n') ?? []).slice(0, count).map(openingOf);
      expect([...new Set(opened)]).toEqual(opened);
    }
  });

  it.each(['sun', 'moon'])('tell the %s of one sign in words of each chart', (light) => {
    const pairs = pairsOf(light);
    expect(pairs.length).toBeGreaterThan(1000);
    const same = pairs.filter(([one, other]) => one === other);
    // Two days without an hour on which the ruler of the sign has nothing to add may agree.
    expect(same.length / pairs.length).toBeLessThan(0.002);
    const alike = pairs.filter(([one, other]) => ofSign(one) === ofSign(other));
    expect(alike.length / pairs.length).toBeLessThan(0.2);
  });

  it('take no relative and no partner of the reader for granted', () => {
    const relatives =
      /(?<!\p{L})(?:tus? (?:herman|madre|padre|hij|espos|marido|novi|abuel|pareja)|herman[ao]s)/iu;
    const texts = letters.map((sections) => sections.map(({ text }) => text).join('\n\n'));
    expect(offenders(texts, relatives)).toEqual([]);
  });
});
