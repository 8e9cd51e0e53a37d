import { describe, expect, it } from 'vitest';
import { chartWheel } from '@sibila/content/chart/wheel';
import { BODIES } from '@sibila/domain/sky/body-names';
import { natal, sampleChart, sampleSketch } from '../../testing/chart-samples.ts';
import { chartRows, drawnRows } from './table-rows.ts';

const NAMES = [...BODIES.map(({ name }) => name), 'Nodo norte', 'Ascendente', 'Medio Cielo'];

describe('the table beside the wheel', () => {
  it('says of every point where the wheel shows it', () => {
    const rows = drawnRows(chartWheel(natal()));
    expect(rows.map(({ name }) => name)).toEqual(NAMES);
    expect(rows.find(({ name }) => name === 'Sol')).toEqual({
      name: 'Sol',
      body: 'Sun',
      where: '23° de Tauro',
      house: '12',
      motion: '',
      dignity: '',
    });
    expect(rows.find(({ name }) => name === 'Saturno')?.motion).toBe('retrógrado');
    for (const { name, where } of rows) expect(`${name}: ${where}`).toMatch(/: \d+° de \p{L}+$/u);
  });

  it('has neither angles nor houses where the hour is not known', () => {
    const rows = drawnRows(sampleSketch({}, false).wheel);
    expect(rows.map(({ name }) => name)).toEqual(NAMES.slice(0, -2));
    expect(rows.every(({ house }) => house === '')).toBe(true);
    expect(rows.find(({ name }) => name === 'Luna')?.where).toMatch(/^Capricornio|según la hora/);
  });

  it('says the same of a kept chart, to the minute, with dignities and both nodes', () => {
    const rows = chartRows(sampleChart());
    expect(rows.find(({ name }) => name === 'Sol')?.where).toBe('23°\u00a027′ de Tauro');
    expect(rows.find(({ name }) => name === 'Saturno')).toMatchObject({
      motion: 'retrógrado',
      dignity: 'en domicilio',
    });
    const nodes = rows.filter(({ name }) => name.startsWith('Nodo')).map(({ name }) => name);
    expect(nodes).toEqual(['Nodo norte (verdadero)', 'Nodo norte (medio)']);
    for (const drawn of drawnRows(sampleChart().wheel)) {
      const row = rows.find(({ name }) => name.startsWith(drawn.name));
      expect(row?.house).toBe(drawn.house);
      expect(row?.where).toContain(drawn.where.replace(/^\d+°/, ''));
    }
  });
});
