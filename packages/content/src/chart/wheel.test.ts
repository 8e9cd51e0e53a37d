import { natalChart, type NatalChart } from '@sibila/domain/chart/chart';
import { shortestWay, wholeTurn } from '@sibila/domain/sky/angles';
import { longitudeAt } from '@sibila/domain/sky/bodies';
import { BODIES } from '@sibila/domain/sky/body-names';
import { BODY_GLYPHS, RETROGRADE_MARK, SIGN_GLYPHS } from '@sibila/domain/sky/glyphs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DAY,
  MADRID,
  collisions,
  drawnBodies,
  hourless,
  june,
  longitudeOf,
  pointOf,
  timed,
  turnOf,
  type Point,
} from './wheel-testing.ts';
import { chartWheel } from './wheel.ts';

/** The chart as it would be with everything so many degrees further on. */
function turned(chart: NatalChart, by: number): NatalChart {
  const on = <T extends { longitude: number }>(place: T): T => ({
    ...place,
    longitude: wholeTurn(place.longitude + by),
  });
  const { angles, houses, nodes } = chart;
  return {
    ...chart,
    bodies: chart.bodies.map(on),
    nodes: { mean: on(nodes.mean), true: on(nodes.true) },
    angles: angles && { ascendant: on(angles.ascendant), midheaven: on(angles.midheaven) },
    houses: houses && { ...houses, cusps: houses.cusps.map((cusp) => wholeTurn(cusp + by)) },
  };
}

/** What is wrong with the markup: elements not closed in order, bad attributes, stray signs. */
function markupFaults(svg: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const text = svg.replace(/<(\/?)(\w+)([^<>]*?)(\/?)>/g, (tag, closing, name, inside, lone) => {
    const keys = [...String(inside).matchAll(/\s([\w:-]+)=/g)].map(([, key]) => key);
    const written = /^(?:\s+[\w:-]+="[^"<&]*")*\s*$/.test(String(inside));
    if (!written || new Set(keys).size < keys.length) faults.push(`attributes: ${tag}`);
    if (closing === '/' && open.pop() !== name) faults.push(`closed out of order: ${tag}`);
    if (closing === '' && lone === '') open.push(String(name));
    return '';
  });
  if (/[<>&]/.test(text)) faults.push(`stray sign: ${text}`);
  return [...faults, ...open.map((name) => `left open: ${name}`)];
}

describe('the wheel of a chart as a document', () => {
  it('would be caught if its markup were broken', () => {
    expect(markupFaults('<a><b></a>')).toHaveLength(2);
    expect(markupFaults('<a x="1" x="2"/>')).toHaveLength(1);
    expect(markupFaults('<a x=1/>')).toHaveLength(1);
    expect(markupFaults('<a>1 & 2</a>')).toHaveLength(1);
  });

  it('is one well-formed SVG with a single root, light enough for a page', () => {
    for (const chart of [june, hourless]) {
      const svg = chartWheel(chart);
      expect(markupFaults(svg)).toEqual([]);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*role="img"/);
      expect(svg.match(/<svg|<\/svg>/g)).toHaveLength(2);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(svg.length).toBeLessThan(40_000);
    }
  });

  it('needs no font, no style and no script, so it stands alone and passes any policy', () => {
    expect(chartWheel(june)).not.toMatch(/<text|<style|style=|<script|font|href/);
  });

  it('tells in Spanish what it shows', () => {
    const svg = chartWheel(june);
    expect(svg).toContain('<title id="carta-title">Rueda de la carta natal</title>');
    const desc = /<desc[^>]*>(.*?)<\/desc>/.exec(svg)?.[1] ?? '';
    expect(desc).toContain('Ascendente, a 23° de Virgo. Medio Cielo, a 23° de Géminis.');
    expect(desc).toContain('Casas por Plácido.');
    expect(desc).toContain('Saturno, a 24° de Capricornio, en la casa 4, retrógrado.');
    for (const { name } of BODIES) expect(desc).toContain(name);
  });

  it('shares no id with another wheel of the page, and points at none that is not there', () => {
    const [one, other] = [chartWheel(june, { id: 'mia' }), chartWheel(june, { id: 'suya' })];
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set([...ids(one), ...ids(other)]).size).toBe(6);
    expect(one).toContain('aria-labelledby="mia-title mia-text"');
    expect([...one.matchAll(/url\(#([^)]+)\)/g)].every(([, id]) => ids(one).includes(id))).toBe(
      true,
    );
    expect(() => chartWheel(june, { id: 'a"b' })).toThrow(RangeError);
  });

  it('draws the same chart the same way, and survives JSON', () => {
    const copy = JSON.parse(JSON.stringify(june)) as NatalChart;
    expect(chartWheel(copy)).toBe(chartWheel(june));
  });

  it('is printed on paper with inks for paper, each of which a page may change', () => {
    const [night, paper] = [chartWheel(june), chartWheel(june, { ground: 'paper' })];
    expect(paper).not.toMatch(/#0B1026|#E9D8A6|#C8A24A/);
    expect(paper.replace(/#[\dA-F]{6}/g, '')).toBe(night.replace(/#[\dA-F]{6}/g, ''));
    const variables = new Set([...night.matchAll(/var\((--[\w-]+),/g)].map(([, name]) => name));
    const names = ['line', 'mark', 'warm', 'calm', 'ground', 'disc', 'sheet'];
    expect(variables).toEqual(new Set(names.map((name) => `--wheel-${name}`)));
  });
});

describe('what stands on the wheel', () => {
  it('draws the twelve signs and the ten bodies, once each', () => {
    const svg = chartWheel(june);
    for (const path of [...Object.values(SIGN_GLYPHS), ...Object.values(BODY_GLYPHS)]) {
      expect(svg.split(`d="${path}"`)).toHaveLength(2);
    }
  });

  it('marks the retrograde bodies and no others, whatever the node does', () => {
    const marked = drawnBodies(chartWheel(june)).filter(({ shapes }) => shapes.length === 3);
    expect(marked.map(({ body }) => body).toSorted()).toEqual([
      'Neptune',
      'Pluto',
      'Saturn',
      'Uranus',
    ]);
    expect(chartWheel(june).split(RETROGRADE_MARK)).toHaveLength(5);
  });

  it('marks the true degree of every body within a tenth of a degree', () => {
    fc.assert(
      fc.property(timed, (chart) => {
        const drawn = new Map(drawnBodies(chartWheel(chart)).map((each) => [each.body, each.dot]));
        for (const { body, longitude } of chart.bodies) {
          const at = longitudeOf(drawn.get(body) ?? [0, 0], turnOf(chart));
          expect(Math.abs(shortestWay(at, longitude))).toBeLessThan(0.1);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('has the Ascendant at the left and the signs against the clock', () => {
    fc.assert(
      fc.property(timed, (chart) => {
        const svg = chartWheel(chart);
        // The line of the Ascendant begins at the outer edge of the scale of degrees.
        expect(svg).toContain('M67 320L');
        const signs = Object.values(SIGN_GLYPHS).map((path, index) => {
          const at = svg.slice(0, svg.indexOf(`d="${path}"`)).lastIndexOf('translate(');
          const [x, y] = pointOf(/\((\S+) (\S+)\)/.exec(svg.slice(at))) ?? [0, 0];
          const shown = longitudeOf([x + 15, y + 15], turnOf(chart));
          return Math.abs(shortestWay(shown, index * 30 + 15));
        });
        expect(Math.max(...signs)).toBeLessThan(0.1);
      }),
      { numRuns: 20, seed: 7 },
    );
  });

  it('has roundels for the Ascendant and the Midheaven that never touch', () => {
    fc.assert(
      fc.property(timed, (chart) => {
        const found = [...chartWheel(chart).matchAll(/<circle cx="(\S+)" cy="(\S+)" r="16"/g)];
        const [one, other] = found.map(([, x, y]): Point => [Number(x), Number(y)]);
        if (one === undefined || other === undefined) throw new Error('No roundels');
        expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(33);
        const off = Math.abs(shortestWay(longitudeOf(one, 0), 0));
        expect(off).toBeLessThan(3.5);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('draws every aspect between bodies, each kind by its own dashes', () => {
    const svg = chartWheel(june);
    const between = june.aspects.filter(({ a, b }) =>
      [a, b].every((point) => BODIES.some(({ body }) => body === point)),
    );
    const count = (name: string) => between.filter(({ aspect }) => aspect === name).length;
    // One of each kind more stands in the key.
    expect(svg.split('stroke-dasharray="2 4"')).toHaveLength(count('sextile') + 2);
    expect(svg.split('stroke-dasharray="6 3"')).toHaveLength(count('square') + 2);
    expect(svg.split('stroke-dasharray="14 3 2 3"')).toHaveLength(count('opposition') + 2);
    expect(svg.match(/A102 102/g) ?? []).toHaveLength(count('conjunction'));
    expect(between.length).toBeGreaterThan(8);
  });

  it('looks the same, its signs turned, if all moves on by as many degrees', () => {
    fc.assert(
      fc.property(timed, fc.double({ min: 0, max: 360, noNaN: true }), (chart, by) => {
        const [before, after] = [chart, turned(chart, by)].map((each) =>
          drawnBodies(chartWheel(each)),
        );
        before?.forEach(({ body, glyph }, index) => {
          const other = after?.[index];
          expect(other?.body).toBe(body);
          expect(other?.glyph[0]).toBeCloseTo(glyph[0], 0);
          expect(other?.glyph[1]).toBeCloseTo(glyph[1], 0);
        });
      }),
      { numRuns: 40, seed: 7 },
    );
  });
});

describe('a wheel without an hour', () => {
  const svg = chartWheel(hourless);

  it('begins with Aries at the left and has neither angles nor houses', () => {
    expect(svg).toContain('M80 320L23 320');
    expect(svg).not.toMatch(/r="16"|r="126"/);
    expect(chartWheel(june)).toMatch(/r="126"/);
    expect(svg).toContain('Sin la hora de nacimiento no hay Ascendente ni casas');
    expect(collisions(svg)).toEqual([]);
  });

  it('has the Moon on the arc of its day, with no degree and no dot', () => {
    const [, x1, y1, x2, y2] =
      /data-part="way" d="M(\S+) (\S+)A\S+ \S+ 0 0 0 (\S+) ([\d.]+)"/.exec(svg) ?? [];
    const [from, to] = [
      longitudeOf([Number(x1), Number(y1)], 0),
      longitudeOf([Number(x2), Number(y2)], 0),
    ];
    expect(Math.abs(shortestWay(from, longitudeAt('Moon', new Date(DAY.from))))).toBeLessThan(0.1);
    expect(Math.abs(shortestWay(to, longitudeAt('Moon', new Date(DAY.to))))).toBeLessThan(0.1);
    const moon = drawnBodies(svg).find(({ body }) => body === 'Moon');
    expect(moon).toMatchObject({ title: 'Luna, en Capricornio', dot: undefined });
    expect(moon?.shapes).toHaveLength(1);
    expect(chartWheel(june)).not.toContain('data-part="way"');
  });

  it('shows no degree of a body whose sign hangs on the hour, and says so', () => {
    const solstice = natalChart({
      moment: { kind: 'unknown', from: '1990-06-20T22:00:00Z', to: '1990-06-21T22:00:00Z' },
      ...MADRID,
      houseSystem: 'placidus',
    });
    const sun = drawnBodies(chartWheel(solstice)).find(({ body }) => body === 'Sun');
    expect(sun?.title).toBe('Sol, en Géminis o Cáncer según la hora');
    expect(sun?.shapes).toHaveLength(1);
    expect(sun?.dot).toBeDefined();
  });
});
