import { describe, expect, it } from 'vitest';
import { MEXICO } from '../../testing/chart-samples.ts';
import { NO_BIRTH, type BirthDraft } from './birth-draft.ts';
import { requestOf } from './birth-request.ts';

const BORN: BirthDraft = {
  ...NO_BIRTH,
  name: ' Ana ',
  day: '4',
  month: '5',
  year: '1990',
  time: '06:30',
  place: MEXICO,
};
const wrong = (part: Partial<BirthDraft>) => requestOf({ ...BORN, ...part }).errors;

describe('what the form of a birth asks for', () => {
  it('is the birth as it was written', () => {
    expect(requestOf(BORN)).toEqual({
      request: {
        name: 'Ana',
        birthDate: '1990-05-04',
        birthTime: '06:30',
        placeId: MEXICO.id,
        houseSystem: 'placidus',
      },
      errors: null,
    });
  });

  it('leaves the hour out where nobody knows it, whatever was typed before', () => {
    const { request } = requestOf({ ...BORN, hourUnknown: true, choice: 'first' });
    expect(request).not.toHaveProperty('birthTime');
    expect(request).not.toHaveProperty('birthTimeChoice');
  });

  it.each([
    ['31 February', { day: '31', month: '2' }, 'birthDate', 'que exista'],
    ['no month', { month: '' }, 'birthDate', 'que exista'],
    ['the year 1600', { year: '1600' }, 'birthDate', '1900'],
    ['a year of two digits', { year: '90' }, 'birthDate', '1900'],
    ['no hour', { time: '' }, 'birthTime', 'No sé la hora'],
    ['a place that was not chosen', { place: null }, 'placeId', 'de la lista'],
    ['a name with HTML', { name: '<b>Ana</b>' }, 'name', '<'],
  ] as const)('is nothing with %s, and says so at its field', (_, part, field, text) => {
    const errors = wrong(part);
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect(errors?.[field]).toContain(text);
  });
});
