import { expect, it } from 'vitest';
import { DomainError } from '../errors.ts';
import { findPlace } from './find-place.ts';
import { findPlaces } from './find-places.ts';

it('finds by its number each place that the search gives', () => {
  const [bogota] = findPlaces({ q: 'bogota' });
  expect(bogota).toMatchObject({ name: 'Bogotá', country: 'Colombia', zone: 'America/Bogota' });
  expect(findPlace(bogota?.id ?? 0)).toBe(bogota);
});

it.each([0, -1, 1.5, Number.NaN, 999_999_999])('refuses the number %d, at its field', (placeId) => {
  expect(() => findPlace(placeId)).toThrow(DomainError);
  try {
    findPlace(placeId);
  } catch (error) {
    expect(error).toMatchObject({
      code: 'INVALID_INPUT',
      details: { errors: { placeId: expect.stringContaining('no está en la lista') as string } },
    });
  }
});
