import type { NatalChart } from '@sibila/domain/chart/chart';
import { transitsOf } from '@sibila/domain/chart/transits';
import { shortestWay } from '@sibila/domain/sky/angles';
import { aspectBetween } from '@sibila/domain/sky/aspects';
import { bodyPositions, moonPhase } from '@sibila/domain/sky/bodies';
import { describe, expect, it } from 'vitest';
import { aspectInWords, moonInWords, orbInWords, placementInWords } from './chart-words.ts';
import { composeChart } from './compose-chart.ts';
import { aspectsTold } from './facts-told.ts';
import { hourlessChart } from './testing/charts.ts';
import { transitLines } from './transit-lines.ts';
import { wheelInWords } from './wheel-words.ts';

const DAY = 86_400_000;

/** Days all over a century, the Moon's with Uranus of 1991 among them. */
const days = [
  '1991-12-08',
  ...Array.from({ length: 40 }, (_, i) =>
    new Date(Date.UTC(1925, 0, 1) + i * 857 * DAY).toISOString().slice(0, 10),
  ),
];

const born = days.map((day) => {
  const chart = hourlessChart(day);
  const skies = Array.from({ length: 25 }, (_, i) => {
    const at = new Date(Date.parse(day) + Math.min(DAY - 2, (i * DAY) / 24.4));
    const places = new Map<string, number>(
      bodyPositions(at).map(({ body, longitude }) => [body, longitude]),
    );
    return { places, light: moonPhase(at).illumination * 100 };
  });
  const letter = composeChart(chart);
  return { chart, skies, letter, text: letter.map(({ text }) => text).join('\n\n') };
});

/** The numbers of a text, in their order. */
const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number));

const everyText = ({ chart, letter, text }: (typeof born)[number]) => [
  text,
  ...letter.flatMap(({ title, basis }) => [title, ...basis]),
  wheelInWords(chart).text,
];

const orbsTold = (chart: NatalChart) => chart.aspects.map((told) => orbInWords(told));

describe('what is told of a birth without its hour, held against 25 instants of the day', () => {
  it('never goes to the minute, nor says where a body stood but about where', () => {
    for (const told of born.flatMap(everyText)) {
      expect(told).not.toMatch(/\d′|′/);
      expect(told).not.toMatch(/(?<!\p{L})a \d+°/u);
      expect(told).not.toMatch(/al \d+\s%/);
    }
  });

  it('tells orbs between which all of the day lies', () => {
    for (const { chart, skies } of born)
      for (const told of chart.aspects) {
        const [from = 9, to = 0] = numbersIn(orbInWords(told));
        for (const { places } of skies) {
          const [one, other] = [places.get(told.a), places.get(told.b)];
          const found = aspectBetween(one ?? Number.NaN, other ?? Number.NaN);
          expect(found?.aspect).toBe(told.aspect);
          expect(found?.orb).toBeGreaterThanOrEqual(from);
          expect(found?.orb).toBeLessThanOrEqual(to);
        }
      }
  });

  it('tells degrees from which no hour of the day is further than two', () => {
    for (const { chart, skies } of born)
      for (const placed of chart.bodies) {
        const [degree] = numbersIn(placementInWords(placed));
        if (degree === undefined) continue;
        const start = Math.floor(placed.longitude / 30) * 30;
        for (const { places } of skies) {
          const way = shortestWay(start + degree, places.get(placed.body) ?? Number.NaN);
          expect(Math.abs(way)).toBeLessThan(2);
        }
      }
  });

  it('tells a light of the Moon that holds that of each', () => {
    for (const { chart, skies } of born) {
      if (chart.moon.phase === null) continue;
      const [from = 101, to = -1] = numbersIn(moonInWords(chart.moon));
      for (const { light } of skies) {
        expect(light).toBeGreaterThanOrEqual(from);
        expect(light).toBeLessThanOrEqual(to);
      }
    }
  });

  it('has in the letter no other orbs than those, the surest first', () => {
    let orbs = 0;
    for (const { chart, letter, text } of born) {
      const said = [...text.matchAll(/entre \d+° y \d+°/g)].map(([words]) => words);
      orbs += said.length;
      for (const words of said) expect(orbsTold(chart)).toContain(words);
      const basis = letter.find(({ key }) => key === 'aspects')?.basis ?? [];
      expect(basis).toEqual(aspectsTold(chart).map(aspectInWords));
      expect(basis.every((fact) => fact.includes(' todo el día, orbe de entre '))).toBe(true);
    }
    expect(orbs).toBeGreaterThan(10);
  });
});

describe('transits over a birth without its hour', () => {
  it('are told within a degree, without a minute of arc or an hour', () => {
    for (const { chart } of born) {
      const found = transitsOf(chart, '2026-11-21', 'Europe/Madrid');
      const lines = transitLines(found, chart, { day: '2026-11-21', isToday: true });
      for (const { text, when, key } of lines) {
        expect(when).toBeNull();
        expect(text).not.toMatch(/′|\d:\d\d/);
        if (key !== 'quiet') expect(text).toMatch(/(?:menos de|ni) 1°/);
      }
    }
  });

  it('say on a quiet day that the hour might tell more', () => {
    const { text } = transitLines([], hourlessChart('1991-12-08'), {
      day: '2026-11-21',
      isToday: true,
    })[0] ?? { text: '' };
    expect(text).toMatch(/hora/);
  });
});
