import type { ChartBody } from '@sibila/domain/chart/chart';
import { unsupportedChartClaims } from '@sibila/domain/chart/claims';
import { BODIES, type BodyName } from '@sibila/domain/sky/body-names';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { describe, expect, it } from 'vitest';
import { repeatedIn, sentencesOf, slipsIn, wordCount } from '../horoscope/testing/checks.ts';
import { NEVER_WRITTEN, offenders } from '../testing/prose.ts';
import { chooser } from '../tarot/chooser.ts';
import {
  CLOSINGS,
  CLOSINGS_BY_ELEMENT,
  CLOSINGS_BY_MODALITY,
  CLOSINGS_OF_NONE,
} from './balance-texts.ts';
import { aspectInWords } from './chart-words.ts';
import { composeChart } from './compose-chart.ts';
import { placementText } from './placement.ts';
import { chartOf, hourlessChart, randomCharts } from './testing/charts.ts';
import { wholeParagraphs } from './whole-lines.ts';

const written = randomCharts(360).map((chart) => {
  const sections = composeChart(chart);
  return { chart, sections, text: sections.map(({ text }) => text).join('\n\n') };
});
const timed = written.filter(({ chart }) => chart.houses !== null);
const hourless = written.filter(({ chart }) => chart.houses === null);

/** Words that would call the reader a man or a woman. */
const GENDERED =
  /(?<!\p{L})(?:eres|estás|te (?:sientes|quedas|pones|vuelves|crees)) (?:muy |más |bien )?(?!de |a |en |entero)\p{L}*(?:ado|ada|ido|ida|oso|osa|ivo|iva|solo|sola|listo|lista|tranquilo|tranquila)(?!\p{L})/iu;

/** Planets with the article that prose leaves out, or with another's gender. */
const MISCALLED =
  /(?<!\p{L})(?:[Ee]l (?:Luna|Venus)|[Ll]a (?:Sol|Mercurio|Marte|Júpiter|Saturno|Urano|Neptuno|Plutón)|(?:la Luna|Venus) (?:\p{L}+ )?(?:retrógrado|exaltado|directo))(?!\p{L})/u;

function placed(body: BodyName, signIndex: number, house: number): ChartBody {
  const sign = SIGN_NAMES[signIndex] ?? 'Aries';
  const longitude = 30 * signIndex + 12;
  const where = { longitude, sign, signs: [sign], degree: 12, house };
  return { body, ...where, retrograde: false, dignities: [] };
}

describe('composeChart', () => {
  it('says nothing of the sky that the chart does not bear out', () => {
    const stray = written
      .slice(0, 90)
      .flatMap(({ chart, sections }) =>
        sections.flatMap(({ key, text }) =>
          unsupportedChartClaims(text, chart).map(({ kind, claim }) => `${key}, ${kind}: ${claim}`),
        ),
      );
    expect(stray).toEqual([]);
  });

  it('would be caught if it spoke of another chart', () => {
    const [first, second] = timed;
    const text = first?.text ?? '';
    expect(second && unsupportedChartClaims(text, second.chart).length).toBeGreaterThan(10);
  });

  it('has from 900 to 1,600 words, also without an hour', () => {
    expect(hourless.length).toBeGreaterThan(50);
    for (const { text, chart } of written) {
      const words = wordCount(text);
      const birth = JSON.stringify(chart.moment);
      expect(words, `words of ${birth}`).toBeGreaterThanOrEqual(900);
      expect(words, `words of ${birth}`).toBeLessThanOrEqual(1600);
    }
  });

  it('has the eleven sections in order, and ten where no hour is known', () => {
    const keys = 'sun moon ascendant mercury venus mars jupiter saturn outer aspects whole'.split(
      ' ',
    );
    for (const { sections } of timed) expect(sections.map(({ key }) => key)).toEqual(keys);
    const fewer = keys.filter((key) => key !== 'ascendant');
    for (const { sections } of hourless) expect(sections.map(({ key }) => key)).toEqual(fewer);
  });

  it('says nothing of houses and angles where no hour is known', () => {
    for (const { sections } of hourless) {
      const told = sections.map(({ title, text, basis }) => [title, text, ...basis].join(' '));
      expect(told.join(' ')).not.toMatch(
        /Ascendente|Medio Cielo|(?:la|tu) casa (?:\d|un|dos|tres)/,
      );
    }
  });

  it('never says a sentence twice in one chart', () => {
    expect(written.flatMap(({ text }) => repeatedIn(text))).toEqual([]);
  });

  it('keeps to neutral Spanish, to whole sentences and to what may be said', () => {
    expect(written.flatMap(({ text }) => slipsIn(text))).toEqual([]);
  });

  it.each([
    ...NEVER_WRITTEN,
    ['gender of the reader', GENDERED],
    ['miscalled planets', MISCALLED],
  ] as const)('never shows %s', (_, pattern) => {
    expect(
      offenders(
        written.map(({ text }) => text),
        pattern,
      ),
    ).toEqual([]);
  });

  it('puts no colon after another in one sentence', () => {
    const doubled = written
      .flatMap(({ text }) => sentencesOf(text))
      .filter((sentence) => (sentence.match(/:/g) ?? []).length > 1);
    expect([...new Set(doubled)]).toEqual([]);
  });

  it('says no sentence of more than ten words in more than one of eight charts', () => {
    const said = new Map<string, number>();
    for (const { text } of written) {
      for (const sentence of new Set(sentencesOf(text))) {
        if (wordCount(sentence) > 10) said.set(sentence, (said.get(sentence) ?? 0) + 1);
      }
    }
    const often = [...said].filter(([, times]) => times > written.length / 8);
    expect(often).toEqual([]);
  });

  it('writes the same text of the same chart, and of one that went through JSON', () => {
    const chart = chartOf('1988-07-22T13:30:00Z');
    const kept = JSON.parse(JSON.stringify(chart)) as typeof chart;
    expect(composeChart(kept)).toEqual(composeChart(chart));
  });

  it('tells both signs of a Moon that changed hers on a day without an hour', () => {
    const moon = composeChart(hourlessChart('1995-12-10')).find(({ key }) => key === 'moon');
    expect(moon?.title).toBe('La Luna');
    expect(moon?.text).toMatch(/Cáncer/);
    expect(moon?.text).toMatch(/Leo/);
    expect(moon?.basis).toEqual(['Luna en Cáncer o Leo, según la hora']);
  });

  it('tells both signs of a Sun on the day of an ingress', () => {
    const [sun] = composeChart(hourlessChart('1990-03-20'));
    expect(sun?.text).toMatch(/Piscis/);
    expect(sun?.text).toMatch(/Aries/);
  });

  it('bases each section on facts in words', () => {
    const [sun, moon] = composeChart(chartOf('1988-07-22T13:30:00Z', 19.4, -99.1));
    expect(sun?.basis[0]).toBe('Sol en Cáncer, casa 12, 29°\u00A056′');
    expect(sun?.basis).toContain('Sol, regente del Ascendente');
    expect(moon?.basis).toEqual(['Luna en Escorpio, casa 3, 5°\u00A018′', 'Luna en caída']);
  });

  it('says once at most what a house is about, and never in the words that follow', () => {
    let glosses = 0;
    for (const { text } of timed) {
      const told = [
        ...text.matchAll(/casa (\p{L}+)(?: \(| ?, la del? )([^):,]+)[^:.]*[:,] ([^.]*)/gu),
      ];
      glosses += told.length;
      expect(new Set(told.map(([, house]) => house)).size).toBe(told.length);
    }
    expect(glosses / timed.length).toBeGreaterThan(2);
  });

  it('tells of a crowd, of a cross and of three that agree, and bases it on them', () => {
    const wholeOf = (at: string, where: [number, number]) => {
      const section = composeChart(chartOf(at, ...where)).at(-1);
      return `${section?.text} ${section?.basis.join('. ')}`;
    };
    const eclipse = wholeOf('1962-02-05T00:05:00Z', [-34.6, -58.4]);
    expect(eclipse).toMatch(/el Sol, la Luna, Mercurio, Venus, Marte, Júpiter y Saturno/i);
    expect(eclipse).toContain('Juntos en Acuario: Sol, Luna, Mercurio');
    const cross = wholeOf('1990-07-01T10:00:00Z', [40.4, -3.7]);
    expect(cross).toContain('gran cruz');
    expect(cross).toContain('Gran cruz: Júpiter y Saturno en oposición, y Marte y Luna');
    expect(wholeOf('1935-07-09T14:00:00Z', [-26.8, -65.2])).toContain('gran trígono');
    expect(wholeOf('1927-03-06T13:00:00Z', [10.6, -74.2])).toContain('cuadratura en T');
  });

  it('says how Sun, Moon and Ascendant get on, as far as they are known', () => {
    for (const { chart, sections } of written) {
      const whole = sections.at(-1)?.text ?? '';
      const [sun, moon] = chart.bodies;
      if (!sun?.sign || !moon?.sign) continue;
      const [lights = ''] = whole.split('\n\n');
      for (const sign of [sun.sign, moon.sign, chart.angles?.ascendant.sign ?? sun.sign])
        expect(lights).toContain(sign);
    }
  });

  it('tells the closest aspects of the chart, angles and slow pairs among them', () => {
    for (const { chart, sections } of written) {
      const told = sections.find(({ key }) => key === 'aspects')?.basis ?? [];
      expect(told).toEqual(
        chart.aspects.slice(0, chart.houses === null ? 9 : 5).map(aspectInWords),
      );
    }
    const born = composeChart(chartOf('1987-03-14T07:25:00Z', 40.42, -3.7));
    const section = born.find(({ key }) => key === 'aspects');
    expect(section?.title).toBe('Los aspectos más cerrados');
    expect(section?.basis.map((fact) => fact.split(',')[0])).toEqual([
      'Luna en trígono con Medio Cielo',
      'Neptuno en conjunción con Medio Cielo',
      'Luna en trígono con Neptuno',
      'Luna en sextil con Plutón',
      'Plutón en sextil con Medio Cielo',
    ]);
    expect(section?.text.split('\n\n')).toHaveLength(5);
  });

  it('calls the elements nearly even only if they are, and names the one that is scarce', () => {
    const chart = chartOf('1988-07-22T13:30:00Z');
    const wholeWith = (fire: number, earth: number, air: number, water: number) => {
      const elements = { fire, earth, air, water };
      const balanced = { ...chart, balance: { ...chart.balance, elements } };
      const texts = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'].map((seed) =>
        wholeParagraphs({ chart: balanced, choose: chooser(seed) }).join(' '),
      );
      return texts;
    };
    for (const text of wholeWith(3, 3, 1, 3)) {
      expect(text).not.toMatch(/casi por igual|un poco de todo|Ningún elemento/);
      expect(text).toMatch(/el fuego, la tierra y el agua[^.]*el aire[^.]*uno solo/);
    }
    for (const text of wholeWith(3, 3, 2, 2))
      expect(text).toContain('(fuego 3, tierra 3, aire 2, agua 2)');
    for (const text of wholeWith(4, 4, 1, 1)) expect(text).not.toContain('fuego 4');
  });

  it('closes with an element or a modality only where that leads alone', () => {
    const leading = (counts: object) => {
      const values = Object.values<number>({ ...counts });
      return values.filter((count) => count === Math.max(...values)).length === 1;
    };
    const kinds = new Set<string>();
    for (const { chart, sections } of written) {
      const line = sections.at(-1)?.text.split('\n\n').at(-1) ?? '';
      const { elements, modalities } = chart.balance;
      const [element, modality] = [leading(elements), leading(modalities)];
      const both = Object.values(CLOSINGS).flatMap((group) => Object.values(group).flat());
      const one = Object.values(element ? CLOSINGS_BY_ELEMENT : CLOSINGS_BY_MODALITY).flat();
      const allowed = element && modality ? both : element || modality ? one : CLOSINGS_OF_NONE;
      expect(allowed).toContain(line);
      kinds.add(`${element} ${modality}`);
    }
    expect(kinds.size).toBe(4);
  });

  it('writes of a birth beyond the polar circle', () => {
    const text = composeChart(chartOf('2001-01-15T12:00:00Z', 69.6, 18.9));
    expect(text).toHaveLength(11);
  });
});

describe('placementText', () => {
  const all = BODIES.flatMap(({ body }) =>
    SIGN_NAMES.flatMap((_, sign) =>
      Array.from({ length: 12 }, (__, index) => {
        const house = index + 1;
        return { body, sign, text: placementText(placed(body, sign, house), chooser('uno')) };
      }),
    ),
  );

  it('has a text of its own for each of 1,440 placements', () => {
    expect(all).toHaveLength(1440);
    expect(new Set(all.map(({ text }) => text)).size).toBe(1440);
  });

  it('names body, sign and house in every one, in two sentences or more of proper Spanish', () => {
    const names = new Map(BODIES.map(({ body, name }) => [body, name]));
    for (const { body, sign, text } of all) {
      expect(text).toMatch(new RegExp(`${names.get(body)} (?:est[áé] )?en ${SIGN_NAMES[sign]}`));
      expect(text).toMatch(
        /casa (?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)/i,
      );
      expect(slipsIn(text)).toEqual([]);
      expect(text).not.toMatch(GENDERED);
      expect(wordCount(text)).toBeGreaterThan(30);
    }
  });
});
