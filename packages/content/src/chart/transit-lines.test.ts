import { CHART_POINTS } from '@sibila/domain/chart/points';
import { transitsOf, type ChartTransit } from '@sibila/domain/chart/transits';
import { addDays } from '@sibila/domain/horoscope/local-day';
import { ASPECTS } from '@sibila/domain/sky/aspects';
import { BODIES } from '@sibila/domain/sky/body-names';
import { describe, expect, it } from 'vitest';
import { slipsIn, wordCount } from '../horoscope/testing/checks.ts';
import { NEVER_WRITTEN, offenders } from '../testing/prose.ts';
import { chartOf, hourlessChart } from './testing/charts.ts';
import { transitLines } from './transit-lines.ts';

const chart = chartOf('1988-07-22T13:30:00Z', 19.4, -99.1);
const today = { day: '2026-03-03', isToday: true };

const every = BODIES.flatMap(({ body }) =>
  CHART_POINTS.flatMap((point) =>
    ASPECTS.map(({ aspect }): ChartTransit => {
      const rest = { orb: 0.5, applying: true, retrograde: body === 'Venus', house: 4, exact: [] };
      return { body, point, aspect, ...rest };
    }),
  ),
);
const alone = every.map((transit) => ({
  transit,
  line: transitLines([transit], chart, today)[0],
}));

describe('transitLines', () => {
  it('has a line for each transit of a day, in their order', () => {
    const transits = transitsOf(chart, '2026-03-03', 'Europe/Madrid');
    const lines = transitLines(transits, chart, today);
    expect(lines.map(({ key }) => key)).toEqual(
      transits.map(({ body, point }) => `${body}-${point}`),
    );
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
  });

  it('says when it is exact on the clocks of the reader', () => {
    const [first] = transitLines(transitsOf(chart, '2026-03-03', 'Europe/Madrid'), chart, today);
    expect(first?.title).toBe('La Luna en trígono con tu Neptuno');
    expect(first?.when).toBe('hoy a las 4:13');
    expect(first?.text).toContain('hoy a las 4:13');
    const away = { day: '2026-03-03', isToday: false };
    const [other] = transitLines(transitsOf(chart, '2026-03-03', 'Europe/Madrid'), chart, away);
    expect(other?.when).toBe('ese día a las 4:13');
  });

  it('says by how much an aspect is off that is not exact on the day', () => {
    const off = every.slice(0, 1).map((transit) => ({ ...transit, applying: false }));
    const [line] = transitLines(off, chart, today);
    expect(line?.when).toBeNull();
    expect(line?.text).toMatch(/orbe (?:es )?de 0°\u00A030′/);
  });

  it('tells every body and point in other words', () => {
    const titles = new Set(alone.map(({ line }) => line?.title));
    const clauses = new Set(alone.map(({ line }) => line?.text.split('. ')[0]));
    expect(titles.size).toBe(every.length);
    expect(clauses.size).toBeGreaterThanOrEqual(BODIES.length * CHART_POINTS.length * 3);
  });

  it('keeps to whole sentences of neutral Spanish, one or two beside the moment', () => {
    for (const { line } of alone) {
      expect(slipsIn(line?.text ?? '')).toEqual([]);
      expect(wordCount(line?.text ?? '')).toBeLessThan(45);
    }
    const texts = alone.map(({ line }) => line?.text ?? '');
    for (const [, pattern] of NEVER_WRITTEN) expect(offenders(texts, pattern)).toEqual([]);
    expect(texts.join(' ')).toContain('Venus, retrógrada y desde tu casa cuatro,');
  });

  it('repeats the link before the second half of a topic', () => {
    const texts = alone.map(({ line }) => line?.text ?? '').join(' ');
    expect(texts).toMatch(/ a tus ideas y a tus palabras/);
    expect(texts).not.toMatch(/ (?:a|de) tu ánimo y lo que te da calma/);
    const seen = new Set<string>();
    for (let day = 1; day < 29; day += 1) {
      const moons = every.filter(({ body, point }) => body === 'Moon' && point === 'Moon');
      const date = `2026-02-${String(day).padStart(2, '0')}`;
      for (const { text } of transitLines(moons, chart, { day: date, isToday: true }))
        seen.add(/(?:a|de) tu ánimo y (?:a|de) lo que te da calma/.exec(text)?.[0] ?? '');
    }
    expect([...seen]).toContain('a tu ánimo y a lo que te da calma');
    expect([...seen]).toContain('de tu ánimo y de lo que te da calma');
  });

  it('names neither houses nor angles nor instants of a chart without an hour', () => {
    const born = hourlessChart('1975-11-02');
    for (let away = 0; away < 10; away += 1) {
      const day = addDays('2026-03-03', away);
      const lines = transitLines(transitsOf(born, day, 'Europe/Madrid'), born, { ...today, day });
      const text = lines.map((line) => `${line.title} ${line.text}`).join(' ');
      expect(text).not.toMatch(/tu casa|Ascendente|Medio Cielo|\d:\d\d/);
    }
  });

  it('says of a day without transits that it is quiet', () => {
    const [line, ...others] = transitLines([], chart, today);
    expect(others).toEqual([]);
    expect(line?.key).toBe('quiet');
    expect(line?.title).toBe('Un día tranquilo');
    expect(slipsIn(line?.text ?? '')).toEqual([]);
  });

  it('writes the same of the same day', () => {
    const transits = transitsOf(chart, '2026-03-03', 'Europe/Madrid');
    expect(transitLines(transits, chart, today)).toEqual(transitLines(transits, chart, today));
  });
});
