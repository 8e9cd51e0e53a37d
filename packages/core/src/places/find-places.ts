import { PLACES_MAX, type FindPlacesInput } from '@sibila/contracts/places';
import type { Place } from '@sibila/domain/places/place';
import { searchPlaces } from '@sibila/domain/places/search';
import { placeCatalogue } from './catalogue.ts';

/** The places that somebody may mean by what they typed, likeliest first; at most ten. */
export function findPlaces({ q }: FindPlacesInput): Place[] {
  return searchPlaces(placeCatalogue().index, q, PLACES_MAX);
}
