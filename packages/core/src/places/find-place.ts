import type { Place } from '@sibila/domain/places/place';
import { DomainError } from '../errors.ts';
import { placeCatalogue } from './catalogue.ts';

/** The place with a number of the list. INVALID_INPUT, at the field `placeId`, where none has it. */
export function findPlace(placeId: number): Place {
  const place = placeCatalogue().byId.get(placeId);
  if (!place)
    throw new DomainError('INVALID_INPUT', {
      errors: {
        placeId: 'Ese lugar no está en la lista. Elige uno de los que aparecen al escribir.',
      },
    });
  return place;
}
