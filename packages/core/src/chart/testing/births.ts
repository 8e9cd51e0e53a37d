import { birthInput, type BirthInput } from '@sibila/contracts/chart';
import { findPlaces } from '../../places/find-places.ts';

/** The number in the list of the likeliest place of a name. */
export function placeIdOf(name: string): number {
  const [place] = findPlaces({ q: name });
  if (!place) throw new Error(`no place is called ${name}`);
  return place.id;
}

/** A birth as a request has it: in Madrid, on 1 July 1990 at noon, but for what is given. */
export function birth({ place = 'Madrid', ...fields }: Record<string, unknown> = {}): BirthInput {
  return birthInput.parse({
    birthDate: '1990-07-01',
    birthTime: '12:00',
    placeId: placeIdOf(String(place)),
    ...fields,
  });
}
