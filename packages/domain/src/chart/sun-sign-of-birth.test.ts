import { describe, expect, it } from 'vitest';
import { sunSignOfBirth } from './sun-sign-of-birth.ts';

const MADRID = { zone: 'Europe/Madrid', longitude: -3.7 };
const MEXICO = { zone: 'America/Mexico_City', longitude: -99.13 };

describe('the Sun sign of a birth', () => {
  it.each([
    ['1990-03-20', '22:00', MADRID, 'Piscis'],
    ['1990-03-20', '22:30', MADRID, 'Aries'],
    ['1988-07-22', '08:30', MEXICO, 'Cáncer'],
    ['1988-07-22', '09:00', MEXICO, 'Leo'],
  ])('is decided on %s by the hour: at %s in %j it is %s', (date, time, place, sign) => {
    expect(sunSignOfBirth({ date, time, place })).toMatchObject({ sign, signs: [sign] });
  });

  it('is open on a cusp day without the hour, and tells when it changed', () => {
    expect(sunSignOfBirth({ date: '1990-03-20', place: MADRID })).toMatchObject({
      sign: null,
      signs: ['Piscis', 'Aries'],
      ingress: { date: '1990-03-20', time: '22:19' },
    });
    expect(sunSignOfBirth({ date: '1988-07-22', place: MEXICO })).toMatchObject({
      sign: null,
      signs: ['Cáncer', 'Leo'],
      ingress: { date: '1988-07-22', time: '08:51' },
    });
  });

  it('tells of the change on a cusp day with the hour too, and of none on other days', () => {
    const { ingress } = sunSignOfBirth({ date: '1990-03-20', time: '22:00', place: MADRID });
    expect(ingress?.time).toBe('22:19');
    expect(sunSignOfBirth({ date: '1990-03-21', place: MADRID })).toEqual({
      sign: 'Aries',
      signs: ['Aries'],
      ingress: null,
    });
  });

  it('asks for no zone on most days, and is open on the days of a cusp anywhere', () => {
    expect(sunSignOfBirth({ date: '1990-06-10' })).toMatchObject({ sign: 'Géminis' });
    expect(sunSignOfBirth({ date: '1990-03-20' }).signs).toEqual(['Piscis', 'Aries']);
    expect(sunSignOfBirth({ date: '1990-03-21' }).signs).toEqual(['Piscis', 'Aries']);
    expect(sunSignOfBirth({ date: '1990-03-22' })).toMatchObject({ sign: 'Aries', ingress: null });
  });

  it('runs from Piscis into Aries and from Capricornio into Acuario alike', () => {
    expect(sunSignOfBirth({ date: '2026-01-20', place: MADRID }).signs).toEqual([
      'Capricornio',
      'Acuario',
    ]);
  });

  it('holds through an hour that clocks showed twice or left out', () => {
    const autumn = sunSignOfBirth({ date: '1998-10-25', time: '02:30', place: MADRID });
    const spring = sunSignOfBirth({ date: '1990-03-25', time: '02:30', place: MADRID });
    expect([autumn.sign, spring.sign]).toEqual(['Escorpio', 'Aries']);
  });

  it.each([
    { date: '1990-02-31' },
    { date: '1600-01-01' },
    { date: '1990-01-01', time: '25:00', place: MADRID },
    { date: '1990-01-01', place: { zone: 'Marte/Olimpo', longitude: 0 } },
  ])('refuses %j', (birth) => {
    expect(() => sunSignOfBirth(birth)).toThrow(RangeError);
  });
});
