import { synastryOf } from '@sibila/domain/chart/synastry';
import { percentFault } from '@sibila/domain/safety/answer-faults';
import { describe, expect, it } from 'vitest';
import { repeatedIn, sentencesOf, slipsIn } from '../horoscope/testing/checks.ts';
import { NEVER_WRITTEN, offenders } from '../testing/prose.ts';
import { synastryLines } from './synastry-lines.ts';
import { chartOf, hourlessChart, randomCharts } from './testing/charts.ts';

const charts = randomCharts(120, 31);
const compared = charts.slice(1).map((chart, index) => {
  const synastry = synastryOf(charts[index] ?? chart, chart);
  const words = synastryLines(synastry, { first: 'Ana', second: 'Luis' });
  const told = words.points.map(({ text }) => text);
  const text = [...told, words.strengths ?? '', words.frictions ?? '', words.closing].join(' ');
  return { synastry, words, text: text.replace(/ {2,}/g, ' ').trim() };
});

describe('synastryLines', () => {
  it('has a title and a text for every point of the score, in its order', () => {
    for (const { synastry, words } of compared) {
      expect(words.points.map(({ kind }) => kind)).toEqual(synastry.points.map(({ kind }) => kind));
      for (const { title, text } of words.points) {
        expect(title).not.toBe('');
        expect(slipsIn(text)).toEqual([]);
      }
    }
  });

  it('names every tie with whose points they are and the aspect', () => {
    const synastry = synastryOf(chartOf('1988-07-22T13:30:00Z'), chartOf('1990-03-20T21:00:00Z'));
    const { points } = synastryLines(synastry, { first: 'Ana', second: 'Luis' });
    const lights = points.find(({ kind }) => kind === 'lights');
    const [tie = ''] = sentencesOf(lights?.text ?? '').filter((text) => /trígono/i.test(text));
    expect(tie).toMatch(/el Sol de Ana .*el Sol de Luis/i);
    const attraction = points.find(({ kind }) => kind === 'attraction');
    expect(attraction?.text).toMatch(/la Venus de Ana/i);
  });

  it('agrees with the percent, and names no other', () => {
    for (const { synastry, words, text } of compared) {
      expect(words.closing).toContain(`${synastry.percent}\u00A0%`);
      expect(percentFault(text, synastry.percent)).toBeNull();
    }
  });

  it('tells what adds and what takes, where there is any', () => {
    for (const { synastry, words } of compared) {
      const deltas = synastry.points.flatMap((point) =>
        'ties' in point ? point.ties.map(({ delta }) => delta) : [],
      );
      expect(words.strengths !== null).toBe(deltas.some((delta) => delta > 0));
      expect(words.frictions !== null).toBe(deltas.some((delta) => delta < 0));
    }
  });

  it('never repeats a sentence, nor shows what no reader may', () => {
    const texts = compared.map(({ text }) => text);
    expect(texts.flatMap(repeatedIn)).toEqual([]);
    expect(texts.flatMap(slipsIn)).toEqual([]);
    for (const [, pattern] of NEVER_WRITTEN) expect(offenders(texts, pattern)).toEqual([]);
    expect(texts.join(' ')).not.toMatch(/(?<!\p{L})(?:del? el|la la) /u);
  });

  it('names no two ties in one comparison with the same frame', () => {
    for (const { words, synastry } of compared) {
      const named = words.points.flatMap(({ kind, text }) => {
        const ties = synastry.points.find((point) => point.kind === kind);
        return ties && 'ties' in ties && ties.ties.length > 0 ? sentencesOf(text) : [];
      });
      const frames = named
        .filter((sentence) => /conjunción|sextil|cuadratura|trígono|oposición/.test(sentence))
        .map((sentence) => sentence.replace(/(?:el|la) \p{L}+(?: Cielo)? de (?:Ana|Luis)/giu, 'X'));
      expect([...new Set(frames)]).toEqual(frames);
    }
  });

  describe('where charts have no name', () => {
    const told = (names: Parameters<typeof synastryLines>[1]) =>
      compared.map(({ synastry }) => {
        const { points, strengths, frictions, notes } = synastryLines(synastry, names);
        const all = [...points.map(({ text }) => text), strengths, frictions];
        return { cells: all.filter((text) => text !== null), notes };
      });

    it('tells of both by their order, as persons once in a tie', () => {
      const all = told({ first: null });
      const texts = all.flatMap(({ cells }) => cells);
      expect(texts.join(' ')).toMatch(/ de la primera persona .* de la segunda\b/);
      expect(texts.join(' ')).toMatch(/\. La primera /);
      for (const sentence of texts.flatMap(sentencesOf))
        expect(sentence.match(/(?:primera|segunda) persona/g) ?? []).toHaveLength(
          Number(/ de la (?:primera|segunda) persona/.test(sentence)),
        );
      for (const { notes } of all) expect(notes.at(-1)).toContain('en el orden');
      expect(texts.flatMap(repeatedIn)).toEqual([]);
      expect(texts.flatMap(slipsIn)).toEqual([]);
    });

    it.each([{ first: 'Ana' }, { second: 'Luis', first: null }])(
      'tells of the one beside %o as the other person',
      (names) => {
        const all = told(names);
        const texts = all.flatMap(({ cells }) => cells);
        expect(texts.join(' ')).not.toMatch(/(?:primera|segunda) persona/);
        expect(texts.join(' ')).toMatch(/ de la otra persona\b/);
        for (const sentence of texts.flatMap(sentencesOf))
          expect((sentence.match(/la otra persona/g) ?? []).length).toBeLessThan(2);
        for (const { notes } of all) expect(notes.at(-1)).toContain('no tiene nombre');
        expect(texts.flatMap(slipsIn)).toEqual([]);
      },
    );

    it('says nothing of it where both have one', () => {
      expect(compared.flatMap(({ words }) => words.notes).join(' ')).not.toContain('nombre');
    });
  });

  it('leaves a name as it is, whatever is in it', () => {
    const synastry = synastryOf(chartOf('1988-07-22T13:30:00Z'), chartOf('1990-03-20T21:00:00Z'));
    const { points } = synastryLines(synastry, { first: '{a} $1', second: 'Zoë' });
    expect(points.map(({ text }) => text).join(' ')).toContain('de {a} $1');
  });

  it('tells what an unknown hour leaves out', () => {
    const synastry = synastryOf(chartOf('1988-07-22T13:30:00Z'), hourlessChart('1975-11-02'));
    expect(synastryLines(synastry, { first: 'Ana', second: 'Luis' }).notes).toEqual([
      'Sin la hora de nacimiento de Luis no se han comparado: Luna, Ascendente y Medio Cielo.',
    ]);
  });

  it('writes the same of the same comparison', () => {
    const synastry = synastryOf(chartOf('1988-07-22T13:30:00Z'), chartOf('1990-03-20T21:00:00Z'));
    expect(synastryLines(synastry)).toEqual(synastryLines(synastry));
  });
});
