import { birthTimeOf } from '@sibila/domain/chart/birth-time';
import { natalChart } from '@sibila/domain/chart/chart';
import { describe, expect, it } from 'vitest';
import {
  ambiguousHourInWords,
  arcInWords,
  aspectInWords,
  chartNotes,
  degreesIn,
  dignityInWords,
  houseSystemInWords,
  houseTitle,
  moonInWords,
  placementInWords,
  pointName,
  retrogradeInWords,
} from './chart-words.ts';
import { chartOf, hourlessChart } from './testing/charts.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('degrees and names', () => {
  it('cuts an arc to the minute and never rounds it up into the next degree or sign', () => {
    expect(plain(arcInWords(12.5166667))).toBe('12° 31′');
    expect(plain(arcInWords(29.9999))).toBe('29° 59′');
    expect(plain(arcInWords(0))).toBe('0° 00′');
    expect(plain(arcInWords(1.1))).toBe('1° 06′');
    expect(plain(degreesIn({ sign: 'Cáncer', degree: 12.52 }))).toBe('12° 31′ de Cáncer');
  });

  it('names points, houses, dignities and motion in the right gender', () => {
    expect(pointName('Midheaven')).toBe('Medio Cielo');
    expect(houseTitle(4)).toBe('Casa 4: las raíces y el hogar');
    expect(dignityInWords('exaltation', 'Venus')).toBe('exaltada');
    expect(dignityInWords('exaltation', 'Mars')).toBe('exaltado');
    expect(dignityInWords('detriment', 'Moon')).toBe('en exilio');
    expect(retrogradeInWords('Venus')).toBe('Venus retrógrada');
    expect(retrogradeInWords('Saturn')).toBe('Saturno retrógrado');
  });

  it('tells an aspect with its orb', () => {
    const told = aspectInWords({ a: 'Sun', b: 'Ascendant', aspect: 'square', orb: 1.5 });
    expect(plain(told)).toBe('Sol en cuadratura con Ascendente, orbe de 1° 30′');
  });

  it('tells an aspect of a whole day by the whole degrees that its orb went through', () => {
    const orbs = { from: 0.1, to: 1.2 };
    const told = aspectInWords({ a: 'Sun', b: 'Mercury', aspect: 'conjunction', orb: 1.2, orbs });
    expect(told).toBe('Sol en conjunción con Mercurio todo el día, orbe de entre 0° y 2°');
  });

  it('tells a place by the whole degree where the minute hangs on the hour', () => {
    const [sun, moon] = hourlessChart('1995-12-10').bodies;
    expect(sun && placementInWords(sun)).toBe('Sol en Sagitario, hacia 18°');
    expect(moon && placementInWords(moon)).toBe('Luna en Cáncer o Leo, según la hora');
  });

  it('tells the phase and the light of the Moon', () => {
    const moon = { phase: null, phases: ['luna menguante', 'luna nueva'], angle: 347 } as const;
    expect(moonInWords({ ...moon, illumination: 0.02 })).toBe(
      'Luna menguante o luna nueva, según la hora',
    );
    const full = { phase: 'luna llena', phases: ['luna llena'], angle: 180 } as const;
    expect(plain(moonInWords({ ...full, illumination: 0.994 }))).toBe(
      'Luna llena, iluminada al 99 %',
    );
    expect(moonInWords({ ...full, illumination: 0.996 })).toBe('Luna llena');
    expect(moonInWords({ ...full, phase: 'luna nueva', illumination: 0.004 })).toBe('Luna nueva');
    const illuminations = { from: 0.973, to: 0.997 };
    expect(plain(moonInWords({ ...full, illumination: 0.99, illuminations }))).toBe(
      'Luna llena, iluminada entre el 97 % y el 100 %',
    );
  });
});

describe('chartNotes', () => {
  it('says nothing of a birth with an hour in a place with houses', () => {
    const birth = birthTimeOf({
      date: '1988-07-22',
      time: '08:30',
      place: { zone: 'America/Mexico_City', longitude: 0 },
    });
    expect(chartNotes(chartOf('1988-07-22T14:30:00Z', 19.4, -99.1), birth)).toEqual([]);
  });

  it('tells both sides of an hour that no clock showed', () => {
    const birth = birthTimeOf({
      date: '2026-03-29',
      time: '02:30',
      place: { zone: 'Europe/Madrid', longitude: 0 },
    });
    const [note] = chartNotes(chartOf('2026-03-29T01:00:00Z'), birth);
    expect(note).toContain('de la 1:59 (UTC+1) a las 3:00 (UTC+2). La carta usa las 3:00;');
  });

  it('tells the days where a whole one was left out', () => {
    const birth = birthTimeOf({
      date: '2011-12-30',
      time: '12:00',
      place: { zone: 'Pacific/Apia', longitude: 0 },
    });
    const [note] = chartNotes(chartOf('2011-12-30T10:00:00Z', -13.8, -171.8), birth);
    expect(note).toContain('del 29/12/2011');
    expect(note).toContain('del 31/12/2011');
  });

  it('tells what is missing without an hour', () => {
    const birth = birthTimeOf({ date: '1995-12-10', place: { zone: 'UTC', longitude: 0 } });
    const notes = chartNotes(hourlessChart('1995-12-10'), birth);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('no hay Ascendente ni casas');
  });

  it('tells why near a pole the houses are whole signs', () => {
    const at = '2001-01-15T12:00:00Z';
    const polar = chartOf(at, 69.6, 18.9);
    const birth = { kind: 'exact', at, offset: 'UTC+1', isApproximate: false } as const;
    expect(chartNotes(polar, birth)).toEqual([
      expect.stringContaining('Tan cerca del polo las casas de Plácido se deforman'),
    ]);
    const moment = { kind: 'exact', at } as const;
    const asked = natalChart({ moment, latitude: 40, longitude: 0, houseSystem: 'whole-sign' });
    expect(chartNotes(asked, birth)).toEqual([]);
    expect(asked.houses && houseSystemInWords(asked.houses)).toContain('signos enteros');
  });

  it('asks which of two instants is meant where the clocks were set back', () => {
    const birth = birthTimeOf({
      date: '2025-10-26',
      time: '02:30',
      place: { zone: 'Europe/Madrid', longitude: 0 },
    });
    if (birth.kind !== 'ambiguous') throw new Error('An hour that was shown once');
    expect(ambiguousHourInWords(birth, '02:30')).toBe(
      'Aquel día los relojes se atrasaron y marcaron las 2:30 dos veces: elige si fue la primera (horario de verano, UTC+2) o la segunda (horario de invierno, UTC+1).',
    );
  });
});
