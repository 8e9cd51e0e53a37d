import { describe, expect, it } from 'vitest';
import { BODIES } from '@sibila/domain/sky/body-names';
import { sampleChart, sampleSketch } from '../../testing/chart-samples.ts';
import { chartRows, type TableRow } from './table-rows.ts';

const NODES = ['Nodo norte (verdadero)', 'Nodo norte (medio)'];
const NAMES = [...BODIES.map(({ name }) => name), ...NODES, 'Ascendente', 'Medio Cielo'];

const called = (rows: readonly TableRow[], wanted: string) =>
  rows.find(({ name }) => name === wanted);

describe('the table beside the wheel', () => {
  it('says to the minute where every point stands', () => {
    const rows = chartRows(sampleSketch());
    expect(rows.map(({ name }) => name)).toEqual(NAMES);
    expect(called(rows, 'Sol')).toEqual({
      name: 'Sol',
      body: 'Sun',
      where: '23°\u00a027′ de Tauro',
      house: '12',
      motion: '',
      dignity: '',
    });
    expect(called(rows, 'Saturno')?.motion).toBe('retrógrado');
    expect(called(rows, 'Nodo norte (medio)')?.motion).toBe('retrógrado');
    for (const { where } of rows) expect(where).toMatch(/^\d+°\u00a0\d\d′ de \p{L}+$/u);
  });

  it('says what the wheel says in words', () => {
    const sketch = sampleSketch();
    for (const { name, where, house } of chartRows(sketch).slice(0, BODIES.length)) {
      const [degree = '', sign = ''] = where.split(/\u00a0\d\d′ /);
      expect(sketch.wheel).toContain(`${name}, a ${degree} ${sign}, en la casa ${house}`);
    }
  });

  it('has neither angles nor houses where the hour is not known', () => {
    const rows = chartRows(sampleSketch({}, false));
    expect(rows.map(({ name }) => name)).toEqual(NAMES.slice(0, -2));
    expect(rows.every(({ house }) => house === '')).toBe(true);
    expect(called(rows, 'Luna')?.where).toMatch(/^Capricornio$|según la hora/);
    expect(called(rows, 'Sol')?.where).toBe('hacia 24° de Tauro');
    for (const { where } of rows) expect(where).toMatch(/^hacia \d+° de \p{L}+$|^\p{L}+$|hora$/u);
  });

  it('says the same of a kept chart, and its dignities', () => {
    const [seen, kept] = [chartRows(sampleSketch()), chartRows(sampleChart())];
    expect(kept.map((row) => ({ ...row, dignity: '' }))).toEqual(seen);
    expect(called(kept, 'Saturno')).toMatchObject({
      motion: 'retrógrado',
      dignity: 'en domicilio',
    });
  });
});
